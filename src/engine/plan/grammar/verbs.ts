import { EVIDENCE } from '../../lexicon/verb-evidence.ts';
import { CREATIONS, HANDED_OVER_VERBS, RELATION_VERBS } from '../../lexicon/words/relations.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { type Chart, either, mapped, type Parser, revised, terminal, where } from '../parser.ts';

/** A verb of one of the families, where the data holds what it is about; yields its base. */
function verb(family: 'do' | 'doing' | 'done', bases: readonly string[] = RELATION_VERBS): Parser<string> {
  const bySense = new Map(bases.map((base) => [`${family}:${base}`, base]));
  return terminal(
    'language',
    ({ meaning }, { index }) => {
      const base = bySense.get(meaning.sense);
      return base !== undefined && isEvident(base, index) ? base : null;
    },
    [...bySense.keys()],
  );
}

/** Whether the word at the place is exactly what rows are called. */
function namesRows({ candidatesAt }: Chart, at: number): boolean {
  return (candidatesAt[at] ?? []).some(
    ({ end, meaning, match }) => end === at + 1 && meaning.kind === 'dataset' && match === 'exact',
  );
}

function isEvident(base: string, { knowledge }: KnowledgeIndex): boolean {
  const evidence = EVIDENCE[base];
  return (
    evidence === undefined ||
    knowledge.datasets.some(({ label }) => label.split(' ').some((word) => evidence.includes(word)))
  );
}

/** The bases of verbs: "write" after "did not", "wrote" or "has written", "was written". */
export const doVerb: Parser<string> = verb('do');
export const doingVerb: Parser<string> = verb('doing');
export const doneVerb: Parser<string> = verb('done');
/** "wrote", "who have written": before what it is done to. In "booking count" the bookings are rows, and nobody books. */
export const doing: Parser<string> = mapped(
  where(doingVerb, (chart, at) => !namesRows(chart, at) || namesRows(chart, at - 1)),
  () => 'doing',
);
/** "write", "written" after "did not", "have never". */
export const doingAfterNot: Parser<string> = either(doVerb, doingVerb);
/** "written", "were published": after what it is done to. */
export const done: Parser<string> = doneVerb;
/**
 * "posted", "were placed": it came to be. Where "released" is a value, it says what became of the rows; in "created at" it begins the
 * whole name of a column.
 */
export const created: Parser<string> = revised(verb('done', [...CREATIONS]), (found, { candidatesAt }) =>
  found.filter(
    ({ end }) =>
      candidatesAt[end - 1]?.some(
        ({ end: other, meaning, match }) =>
          (other === end && meaning.kind === 'value') ||
          (other > end && meaning.kind === 'field' && match === 'exact'),
      ) !== true,
  ),
);
/** "of each product *sold*", "were ordered": it changed hands, which the number of it tells. */
export const handedOverOfEach: Parser<string> = where(
  verb('done', [...HANDED_OVER_VERBS]),
  (chart, at) => namesRows(chart, at - 1) && EACH.has(chart.words[at - 2] ?? ''),
);

const EACH: ReadonlySet<string> = new Set(['each', 'every', 'per']);
