import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { type Chart, type Parser, revised, symbol } from '../../parser.ts';
import type { ConditionSketch, FieldAlternative } from '../../sketch.ts';
import { bound } from './bounds.ts';

/** "more than $1,000 due", "over $500 still owed": what became of the amount is in the name of its column. */
export const amountSo: Parser<ConditionSketch> = symbol(() =>
  revised(bound, (found, { words, index }) =>
    found.flatMap(({ value: { operator, quantity }, end, cost }) => {
      const at = STILL.has(words[end] ?? '') ? end + 1 : end;
      const alternatives = quantity.sign === 'money' ? amountsCalled(words[at] ?? '', index) : [];
      return alternatives.length === 0
        ? []
        : [{ value: { kind: 'compare', field: { alternatives }, operator, quantity }, end: at + 1, cost }];
    }),
  ),
);

/** Whether it is no amount that the rows are measured by anyway. */
export function isOtherAmount(condition: ConditionSketch, { index }: Pick<Chart, 'index'>): boolean {
  if (condition.kind !== 'compare') return false;
  const alternatives = condition.field?.alternatives ?? [];
  return alternatives.every(({ dataset, field }) => index.dataset(dataset).defaultMeasure !== field);
}

const STILL: ReadonlySet<string> = new Set(['are', 'currently', 'is', 'now', 'still', 'was', 'were']);

/** The columns called "amount due", "due amount", or "outstanding principal". */
function amountsCalled(word: string, { knowledge }: KnowledgeIndex): readonly FieldAlternative[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  const names = new Set([`amount ${word}`, `${word} amount`]);
  return knowledge.datasets.flatMap(({ name, fields }) =>
    fields
      .filter(({ label, unit }) => unit?.kind === 'money' && (names.has(label) || isSo(label, word)))
      .map((field): FieldAlternative => ({ dataset: name, field: field.name, cost: 0 })),
  );
}

function isSo(label: string, word: string): boolean {
  return /(?:ed|ing)$/.test(word) && label.startsWith(`${word} `);
}
