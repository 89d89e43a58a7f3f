import type { Dataset } from '../../../../catalog/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { Draft } from '../../draft.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { noSense } from '../../rejection.ts';
import { spacedTextOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects the first or last of the rows where only "first names" and "last names" are spoken of. */
export function checkPartsOfNames(query: LogicalQuery, { rank }: Draft, words: readonly string[]): void {
  if (query.kind === 'values' || rank?.quality !== 'time') return;
  const ends = words.flatMap((word, at) => (ENDS.has(word) ? [words[at + 1] ?? ''] : []));
  const isOtherwise = words.some((word) => TIMES.has(word));
  if (ends.length > 0 && !isOtherwise && ends.every((next) => NAMES.has(next)))
    noSense('a part of a name is asked for, and not which row comes first');
}

const ENDS: ReadonlySet<string> = new Set(['first', 'last']);
const NAMES: ReadonlySet<string> = new Set(['name', 'names']);
const TIMES: ReadonlySet<string> = new Set(
  'earliest eldest freshest latest newest oldest recent recently youngest'.split(' '),
);

/** Rejects groups by what is measured: "which hospital requested the most units *of blood*", each of which has a blood group. */
export function checkSubstance(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.limit === null) return;
  const text = spacedTextOf(words);
  const isSubstance = query.dimensions.slice(1).some(({ label }) => {
    const [first, ...others] = label.split(' ');
    return others.length > 0 && text.includes(` of ${first} `) && !others.some((word) => text.includes(word));
  });
  if (isSubstance) noSense('what is measured makes no groups');
}

/** Rejects the first name of one person with the last name of another: "who report to Ann Abel" says one name. */
export function checkNamesOfOne(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const named = testsOf(query.where).flatMap((test) => {
    if (test.kind !== 'binary' || test.operator !== '=' || test.left.kind !== 'column') return [];
    const value = test.right.kind === 'literal' ? String(test.right.value).toLowerCase() : '';
    const { table, column } = test.left;
    return [{ table, column, value, label: index.field(table, column).label }];
  });
  const text = spacedTextOf(words);
  const isTorn = named.some(
    (first) =>
      FIRST.test(first.label) &&
      named.some(
        (last) =>
          LAST.test(last.label) &&
          last.table !== first.table &&
          text.includes(` ${first.value} ${last.value} `),
      ),
  );
  if (isTorn) noSense('both parts of a name are of one person');
  // "with manager last name Abel" is the manager's, and not that of whoever has one.
  const known = testsOf(query.where).flatMap((test) =>
    test.kind === 'is-null' && test.negated && test.operand.kind === 'column' ? [test.operand] : [],
  );
  const isOther = known.some(({ table, column }) =>
    named.some((one) => one.table !== table && one.column === column && isPartOfName(one.label)),
  );
  if (isOther) noSense('the name is that of somebody else');
  const shown = query.kind === 'list' && words[0] === 'who' ? query.fields : [];
  const isSaid = shown.some(({ expression: one }) =>
    named.some(
      ({ table, label }) =>
        one.kind === 'column' &&
        one.table === table &&
        index.field(table, one.column).label === label &&
        isPartOfName(label),
    ),
  );
  if (isSaid) noSense('the name that is asked for is said');
}

/** Rejects another name than the part that is named, where people have a column for it: who has the last name Berg is in no ward called so. */
export function checkPartMeant(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = spacedTextOf(words);
  for (const [said, part] of [
    [LAST_SAID, LAST],
    [FIRST_SAID, FIRST],
  ] as const) {
    const hasPart = ({ fields }: Dataset): boolean => fields.some(({ label }) => part.test(label));
    if (!said.test(text) || !index.knowledge.datasets.some(hasPart)) continue;
    const isOther = testsOf(query.where).some((test) => {
      if (test.kind !== 'binary' || test.operator !== 'like' || test.left.kind !== 'column') return false;
      const { table, column } = test.left;
      const owner = index.dataset(table);
      return !part.test(index.field(table, column).label) && (hasPart(owner) || !isOfPeople(owner));
    });
    if (isOther) noSense('the name is that of somebody else, or another part of it');
  }
}

const LAST_SAID = / (?:(?:last|family) names?|surnames?) /;
const FIRST_SAID = / (?:(?:first|given) names?|forenames?) /;

/** Without one of these {@link checkPartMeant} holds on to nothing. */
export const PART_MEANT_CUES: readonly Cue[] = [LAST_SAID, FIRST_SAID];

/** "manager last name" */
function isPartOfName(label: string): boolean {
  return FIRST.test(label) || LAST.test(label);
}

const FIRST = /(?:^| )(?:first|given|personal) name$|(?:^| )forename$/;
const LAST = /(?:^| )(?:last|family) name$|(?:^| )surname$/;
