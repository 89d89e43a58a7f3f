import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import { isShown, shownOutputs } from '../../../shown.ts';
import { isSaid } from '../../build-list/shown-columns.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

interface Asked {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/**
 * Rejects columns that nobody asks for, and rows in place of columns: "ships lost in the battle whose …" asks for no number of the
 * battle, and "all lines of the addresses", which have three, for no addresses.
 */
export function checkShown(query: LogicalQuery, asked: Asked): void {
  if (query.kind === 'aggregate') {
    checkOfEach(query, asked);
    checkDeciding(query, asked);
    if (countsKinds(query, asked)) noSense('how many there are of each is not asked for');
  }
  if (query.kind !== 'values') checkBoth(query, asked);
  if (query.kind !== 'list') return;
  if (KINDS_AFTER_ROWS.test(textOf(asked.words)) && shownOutputs(query).length > 1)
    noSense('the different values of what comes after them are asked for');
  if (losesThoseOf(query, asked)) noSense('whose they are is asked for too');
  if (showsWhatIsSaid(query)) noSense('what is asked for is said');
  if (losesNumber(query, asked)) noSense('how many there are is not in the answer');
  if (showsDays(query, asked)) noSense('days are a length of time, and no day of a date');
  if (showsKeyOfNamed(query, asked)) noSense('a key that is not asked for');
  if (tellsNoAmount(query, asked)) noSense('how long it is is not in the answer');
  if (hidesNumbered(query, asked)) noSense('columns that are numbered are asked for');
}

/** "owners: different cities" asks for no owners. */
const KINDS_AFTER_ROWS = /^[a-z ]+ [:-] (?:the )?(?:different|distinct|unique) /;

/** "every venue, each only once" asks which there are. */
const EACH_ONCE =
  /^(?:display|find|give|list|name|show) .* (?:each(?: one)? (?:only |just )?once|(?:no|without) duplicates)\b/;

/** "owners - different cities" asks for no number of owners. */
function countsKinds({ measures }: AggregateQuery, { words }: Asked): boolean {
  return (
    (KINDS_AFTER_ROWS.test(textOf(words)) || EACH_ONCE.test(textOf(words))) &&
    measures.every(({ expression }) => expression.kind === 'aggregate' && expression.function === 'count') &&
    !words.some((word) => NUMBER.has(word))
  );
}

const NUMBER: ReadonlySet<string> = new Set(['#', 'count', 'counts', 'how', 'number', 'numbers']);

/** "gardeners and their managers": no managers who are gardeners. */
function losesThoseOf({ from }: ListQuery, { words, index }: Asked): boolean {
  const { roleOf, label } = index.dataset(from);
  const named = AND_THEIRS.exec(textOf(words))?.[1] ?? '';
  return roleOf !== undefined && singularOf(named) === label;
}

const AND_THEIRS = /(?:\band|\+|,) (?:the )?(?:names? of )?(?:her|his|their) ([a-z]+)/;

/** "the songs on the playlist Grunge" asks for no playlist. */
function showsWhatIsSaid(query: ListQuery): boolean {
  const shown = shownOutputs(query);
  return shown.length > 0 && shown.every((output) => isSaid(output, query.where));
}

function losesNumber(query: ListQuery, { words }: Asked): boolean {
  return (
    HOW_MANY_ALONE.test(textOf(words)) && !shownOutputs(query).some(({ unit }) => unit?.kind === 'count')
  );
}

/** "loan id, customer, days past due": how many they are, which the day of a date does not say. */
function showsDays(query: ListQuery, { words }: Asked): boolean {
  return (
    words.includes('days') &&
    !words.includes('day') &&
    shownOutputs(query).some(({ label }) => label === 'day')
  );
}

/** "find the members …, and give their number of visits": each has one; one number of all of them is not what is asked for. */
function checkOfEach({ dimensions }: AggregateQuery, { words }: Asked): void {
  if (dimensions.length === 0 && GIVE_THEIRS.test(textOf(words)))
    undecided('whether the number is that of each or of all of them is not said');
}

const GIVE_THEIRS =
  /^(?:find|list|show|name|which|get|give|who) .* and (?:also |then )?(?:display|give|include|list|report|return|show|state)(?: me| us)? their (?:number|count|total|average)/;

/**
 * "branches with more than 500 loans, and give the number": that of each of them, or of the branches; and "…, and how many are late" says
 * nothing of what the first number is of.
 */
function checkDeciding({ dimensions, having, where }: AggregateQuery, { words, index }: Asked): void {
  const text = textOf(words);
  if (!BOUND.test(text)) return;
  const isCounted = dimensions.length === 0 && having === null;
  if (isCounted && (THE_NUMBER.test(text) || WITH_COUNT.test(text)))
    undecided('whether the number of each of them is meant is not said');
  if (having !== null && where !== null && AND_HOW_MANY.test(text))
    noSense('what is said of the second number is said of the first');
  if (RATE_AGAIN.test(text) && index.knowledge.metrics.some(({ label }) => isRateIn(label, text)))
    undecided('which rate is meant is not said');
}

/** "… along with both figures": two numbers, whatever columns are called so. */
function checkBoth(query: ListQuery | AggregateQuery, { words }: Asked): void {
  const isOfGroups = query.kind === 'list' || query.dimensions.length > 0;
  if (!isOfGroups || !BOTH.test(textOf(words))) return;
  const numbers = shownOutputs(query).filter(({ role }) => NUMBERS.has(role));
  if (numbers.length < 2) noSense('two numbers are asked for');
}

const NUMBERS: ReadonlySet<string> = new Set(['measure', 'rate', 'share']);

/** "default rate", where it is said. */
function isRateIn(label: string, text: string): boolean {
  return label.endsWith(' rate') && ` ${text} `.includes(` ${label} `);
}

const BOUND =
  /\b(?:more|fewer|less|over|above|below|under|at least|at most|exceeding|higher|lower) (?:than )?|[<>]/;
const THE_NUMBER =
  /(?:,|\band|\bwith|[?.;:-]) (?:also |please )?(?:give |show |include |state |report |tell |return |provide )?(?:me |us )?(?:the |their )(?:exact )?(?:numbers?|counts?)(?: too| as well| also| please)?(?: [?.!])?$/;
/** "branches with more than 500 loans, with count" */
const WITH_COUNT =
  /(?:\bwith|\bplus|\+) (?:a |the |their )?counts?(?: too| as well| also| please)?(?: [?.!])?$/;
const AND_HOW_MANY =
  /\b(?:more|fewer|less|over|above|below|under|at least|at most) (?:than )?\d[^?;:]*,? (?:and|\?) how (?:many|much) /;
const RATE_AGAIN = /\b(?:the|their|its|that|what) rates?(?: too| as well| also| please)?(?: [?.!])?$/;
const BOTH = /\b(?:both|(?:show|give|list|with)(?: me)?(?: the)? two) (?:amounts|figures|numbers|values)\b/;
/** "decline reason and how many": of nothing that is named. */
const HOW_MANY_ALONE = /\bhow many(?: (?:are there|there are|of (?:each|them)))? ?(?:[,.;:?!)]|$)/;

/** "how long was the longest expedition" is not its number or its name, and "what do nurses earn" not who they are. */
function tellsNoAmount(query: ListQuery, { words }: Asked): boolean {
  const isAsked = (words[0] === 'how' && AMOUNTS.has(words[1] ?? '')) || WHAT_EARNED.test(textOf(words));
  return isAsked && shownOutputs(query).every(({ role }) => NO_AMOUNTS.has(role));
}

const WHAT_EARNED = /^what (?:do|does|did) (?!we |you ).+ earn\b/;
const NO_AMOUNTS: ReadonlySet<string> = new Set(['identifier', 'text', 'time']);

const AMOUNTS: ReadonlySet<string> = new Set(
  'big deep expensive far fast heavy high large long old tall wide'.split(' '),
);

/** A reference to rows of which the question says something, and not that their number is wanted. */
function showsKeyOfNamed(query: ListQuery, { words, index }: Asked): boolean {
  if (words.some((word) => KEYS.has(singularOf(word)))) return false;
  const said = JSON.stringify(conjunctsOf(query.where));
  return query.fields.some(({ expression, role, name }) => {
    if (role !== 'identifier' || expression.kind !== 'column' || !isShown(query, { name })) return false;
    const { primaryKey } = index.dataset(expression.table);
    if (primaryKey.includes(expression.column)) return false;
    return index.knowledge.relationships.some(
      ({ from, to, fromColumns }) =>
        from === expression.table &&
        fromColumns.includes(expression.column) &&
        said.includes(`"table":${JSON.stringify(to)}`),
    );
  });
}

const KEYS: ReadonlySet<string> = new Set([
  'id',
  'identifier',
  'key',
  'code',
  'number',
  'reference',
  'ref',
  'no',
]);

/** "lines" of what has a line 1 and a line 2, none of which is shown. */
function hidesNumbered(query: ListQuery, { words, index }: Asked): boolean {
  const numbered = index.dataset(query.from).fields.flatMap(({ name, label }) => {
    const [stem = '', number = '', ...others] = label.split(' ');
    return others.length === 0 && /^\d+$/.test(number) ? [{ name, stem }] : [];
  });
  return words.some((word) => {
    const stem = singularOf(word);
    const columns = stem === word ? [] : numbered.filter((one) => one.stem === stem);
    const shown = query.fields.flatMap(({ expression }) =>
      expression.kind === 'column' ? [expression.column] : [],
    );
    return columns.length > 1 && !columns.every(({ name }) => shown.includes(name));
  });
}
