import type { Expression } from '../../shared/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import type { Output } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { OutputItem } from './phrase.ts';

/**
 * The output that the words of an item name: the one whose label they are, else the one whose label holds them all, else
 * the one that they name by its kind ("the amount", "the rate") or by another name of its field. Null for none or several.
 */
export function outputNamed(
  outputs: readonly Output[],
  { words }: OutputItem,
  index: KnowledgeIndex,
): Output | null {
  const asked = words.filter((word) => !ARTICLES.has(word)).map((word) => stem(SYNONYMS[word] ?? word));
  // "number of loans" and "loan count" are counts, though "loan number" is the key of a loan.
  const possible = isCountOf(words) ? outputs.filter(isNumber) : outputs;
  // "the weekday name" is the weekday, but "name" is the name.
  const telling = asked.filter((word) => !PADDING.has(word));
  for (const words of telling.length === 0 || telling.length === asked.length ? [asked] : [asked, telling]) {
    const found = words.length === 0 ? null : nearestTo(possible, words, index);
    if (found !== null) return found;
  }
  return null;
}

function isCountOf(words: readonly string[]): boolean {
  const [word = '', next] = words.filter((one) => one !== 'the');
  const isAfter = words.length > 1 && COUNTS.has(words.at(-1) ?? '');
  return isAfter || (next === 'of' && (SYNONYMS[word] ?? word) === 'number');
}

const COUNTS: ReadonlySet<string> = new Set(['count', 'counts']);

function nearestTo(
  outputs: readonly Output[],
  asked: readonly string[],
  index: KnowledgeIndex,
): Output | null {
  const tests = asked.every((word) => NUMBERS.has(word))
    ? [isCalled, isOfKind]
    : [isCalled, isOfKind, holdsAll, holdsAllNames];
  for (const isMeant of tests) {
    const [first, ...others] = outputs.filter((output) => isMeant(output, asked, index));
    if (first === undefined) continue;
    if (others.length === 0) return first;
    const nearest = [first, ...others].sort((a, b) => labelOf(a).length - labelOf(b).length);
    const [best, second] = nearest;
    if (best !== undefined && second !== undefined && labelOf(best).length < labelOf(second).length)
      return best;
    return null;
  }
  return null;
}

type Test = (output: Output, asked: readonly string[], index: KnowledgeIndex) => boolean;

const isCalled: Test = (output, asked) => labelOf(output).join(' ') === asked.join(' ');

const holdsAll: Test = (output, asked) => {
  const known = new Set(labelOf(output));
  return asked.every((word) => known.has(word));
};

const holdsAllNames: Test = (output, asked, index) => {
  const known = new Set(namesOf(output, asked, index));
  return asked.every((word) => known.has(word));
};

/** "the number", "the amount", "the rate", "the date": words for what an output is, whichever it is. */
const isOfKind: Test = (output, asked) => {
  const [word, ...others] = asked;
  if (word === undefined) return false;
  if (others.length > 0 && !asked.every((one) => NUMBERS.has(one))) return false;
  return asked.every((one) => KINDS[one]?.(output) ?? false);
};

const isNumber = (output: Output): boolean => 'transform' in output;
const isPercent = (output: Output): boolean => isNumber(output) && output.unit?.kind === 'percent';
const isCount = (output: Output): boolean => isNumber(output) && output.unit?.kind === 'count';

const KINDS: Readonly<Record<string, (output: Output) => boolean>> = {
  number: (output) => isCount(output) || (isNumber(output) && output.unit === null),
  quantity: isNumber,
  // "number of sales, and the total amount": no number of rows is one.
  amount: (output) => isNumber(output) && !isPercent(output) && !hasFunction(output.expression, 'count'),
  total: (output) => isNumber(output) && !isPercent(output),
  sum: (output) => isNumber(output) && output.unit?.kind === 'money',
  figure: isNumber,
  value: isNumber,
  rate: isPercent,
  share: isPercent,
  percentage: isPercent,
  percent: isPercent,
  pct: isPercent,
  average: (output) => isNumber(output) && hasFunction(output.expression, 'avg'),
  name: ({ role, expression }) => role === 'text' && expression.kind === 'column',
  date: ({ role }) => role === 'time',
  period: ({ role }) => role === 'time',
};

/** Words that together still say no more than "the number". */
const NUMBERS: ReadonlySet<string> = new Set([
  'number',
  'quantity',
  'amount',
  'total',
  'sum',
  'figure',
  'value',
]);

function hasFunction(expression: Expression, name: string): boolean {
  return aggregatesOf(expression).some((aggregate) => aggregate.function === name);
}

/** The words of the label, as they are compared. */
function labelOf({ label }: Output): readonly string[] {
  return split(label).filter((word) => !ARTICLES.has(word));
}

/** The words of the label, of the name, of the field's other names, and of what it is a field of, where that is said in full. */
function namesOf(
  { label, name, expression }: Output,
  asked: readonly string[],
  index: KnowledgeIndex,
): readonly string[] {
  const own = [...split(label), ...name.split('_').map(stem)];
  if (expression.kind !== 'column') return [...own, ...otherNames(expression, index)];
  const { synonyms } = index.field(expression.table, expression.column);
  const owner = index.dataset(expression.table);
  // "loan number" is none of a customer, who is called a loan customer as well.
  const owners = [owner.label, ...owner.synonyms].map(split);
  const said = owners.filter((words) => words.every((word) => asked.includes(word)));
  return [...own, ...synonyms.flatMap(split), ...said.flat()];
}

/** What else a metric is called, or the field that is aggregated. */
function otherNames(expression: Expression, index: KnowledgeIndex): readonly string[] {
  const metrics = index.knowledge.metrics.filter((metric) => isSame(metric.expression, expression));
  const columns = aggregatesOf(expression).flatMap(({ argument }) =>
    argument?.kind === 'column' ? [index.field(argument.table, argument.column)] : [],
  );
  const fields = columns.length === 1 ? columns : [];
  return [...metrics, ...fields].flatMap(({ label, synonyms }) => [label, ...synonyms].flatMap(split));
}

function split(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stem);
}

const ARTICLES: ReadonlySet<string> = new Set([
  'the',
  'its',
  'their',
  'of',
  'a',
  'an',
  'and',
  'them',
  'each',
  'those',
  'it',
  'in',
  'per',
  "'s",
  'for',
  'all',
]);
const PADDING: ReadonlySet<string> = new Set([
  'name',
  'column',
  'field',
  'total',
  'value',
  // "number of sales made"
  'made',
  'placed',
]);
const SYNONYMS: Readonly<Record<string, string>> = {
  count: 'number',
  counts: 'number',
  avg: 'average',
  mean: 'average',
  growth: 'change',
  increase: 'change',
  running: 'cumulative',
  pct: 'percent',
  qty: 'number',
  '#': 'number',
  '%': 'percent',
};

function stem(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ches') || word.endsWith('sses')) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us')
    ? word.slice(0, -1)
    : word;
}
