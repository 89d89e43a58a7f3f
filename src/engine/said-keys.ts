import type { Knowledge, Relationship } from '../catalog/mod.ts';
import { linkStem } from './lexicon/link-verbs.ts';
import type { Token } from './token.ts';
import { wordsOfRole } from './words-of-role.ts';

/**
 * The knowledge without the keys that lead elsewhere than a verb of the question says, where several lead from one table to another:
 * posts that people own are those of `owner_id`, and not those of `editor_id`.
 */
export function withSaidKeys(knowledge: Knowledge, tokens: readonly Token[]): Knowledge {
  const rivals = rivalsOf(knowledge);
  if (rivals.length === 0) return knowledge;
  // "sent to Ann" is by the other end, and "sent by Ann to Bo" by both.
  const last = tokens.findLastIndex(({ norm }) => OTHER_END.has(norm));
  const said = new Set(
    tokens.flatMap(({ kind, norm }, at) => (kind === 'word' && at > last ? [linkStem(norm)] : [])),
  );
  const left = rivals.flatMap((keys) => {
    const [only, ...others] = keys.filter(({ stems }) => stems.some((stem) => said.has(stem)));
    return only === undefined || others.length > 0 ? [] : keys.filter((key) => key !== only);
  });
  if (left.length === 0) return knowledge;
  const isLeft = new Set(left.map(({ relationship }) => relationship));
  return { ...knowledge, relationships: knowledge.relationships.filter((one) => !isLeft.has(one)) };
}

const OTHER_END: ReadonlySet<string> = new Set(['from', 'to']);

/** A key with the stems of the verbs that its name is the doer of. */
interface DoneKey {
  readonly relationship: Relationship;
  readonly stems: readonly string[];
}

/** Keys between the same two tables; kept as long as the knowledge is: it never changes. */
const RIVALS = new WeakMap<Knowledge, readonly (readonly DoneKey[])[]>();

function rivalsOf(knowledge: Knowledge): readonly (readonly DoneKey[])[] {
  const known = RIVALS.get(knowledge);
  if (known !== undefined) return known;
  const between = Map.groupBy(
    knowledge.relationships.filter(({ from, to }) => from !== to),
    ({ from, to }) => JSON.stringify([from, to]),
  );
  const found = [...between.values()].flatMap((same) =>
    same.length < 2
      ? []
      : [same.map((relationship) => ({ relationship, stems: stemsOf(relationship, knowledge) }))],
  );
  const rivals = found.filter((keys) => keys.some(({ stems }) => stems.length > 0));
  RIVALS.set(knowledge, rivals);
  return rivals;
}

/** `own` of `owner_user_id`, `win` of `winner_id`. */
function stemsOf(
  { from, fromColumns: [column = '', ...more] }: Relationship,
  { datasets }: Knowledge,
): readonly string[] {
  const field = datasets.find(({ name }) => name === from)?.fields.find(({ name }) => name === column);
  if (field === undefined || more.length > 0) return [];
  return wordsOfRole(field.label).flatMap(stemsOfDoer);
}

function stemsOfDoer(word: string): readonly string[] {
  const [, base] = DOER.exec(word) ?? [];
  if (base === undefined) return word === 'author' ? [linkStem('write')] : [];
  // "supplier", "winner"
  const bases = base.endsWith('i')
    ? [`${base.slice(0, -1)}y`]
    : [base, `${base}e`, base.replace(/(.)\1$/, '$1')];
  return [...new Set(bases.map(linkStem))];
}

const DOER = /^([a-z]{3,})(?:er|or)$/;
