import type { KnowledgeIndex } from '../../knowledge-index.ts';

/** The dates on which rows were so: of a column that is called so, or of a state. */
export function datesOf(deed: string, table: string, index: KnowledgeIndex): ReadonlySet<string> {
  const isCalled = ({
    label,
    synonyms,
  }: {
    readonly label: string;
    readonly synonyms: readonly string[];
  }): boolean =>
    [label, ...synonyms].some((name) => name === deed || name === `${deed} on` || name === `${deed} off`);
  const fields = index.dataset(table).fields.filter((one) => one.role === 'time' && isCalled(one));
  const states = index.knowledge.segments.flatMap((one) =>
    one.dataset === table && isCalled(one) ? (one.date ?? []) : [],
  );
  return new Set([...fields.map(({ name }) => name), ...states]);
}
