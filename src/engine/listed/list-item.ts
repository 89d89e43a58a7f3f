import { singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { BOUND_ITEMS, KEY_NUMBERS, NAMED_NUMBERS, NUMBER_ITEMS, ROW_ITEMS } from '../lexicon/column-lists.ts';
import { createChart } from '../plan/chart.ts';
import { dimension } from '../plan/grammar/dimensions.ts';
import { measure } from '../plan/grammar/measures/measures.ts';
import type { KnowledgeIndex } from '../plan/knowledge-index.ts';
import type { Parser } from '../plan/parser.ts';
import { isOfPeople } from '../plan/people.ts';
import type { OutputItem } from '../plan/phrase.ts';
import type { DimensionSketch, MeasureSketch } from '../plan/sketch.ts';
import type { Token } from '../token.ts';
import { itemWays } from './item-ways.ts';

/** A column that is listed, in the ways that its words can be read. */
export interface ListItem extends OutputItem {
  /** The number that was spoken of ("how many"), by the word for its kind; null for what is named. */
  readonly number: string | null;
  /** "id", "name": of the rows, whatever the column is called. */
  readonly ofRow: 'key' | 'name' | null;
  /** "rates", "both volumes": there is one for each of the times, where there are two. */
  readonly areSeveral?: true;
  /** "number", which rows are told apart by as well. */
  readonly mayBeKey?: true;
  /** "largest amount" as the maximum amount that rows have as a column. */
  readonly bounds?: readonly DimensionSketch[];
}

/** What reads the items. */
export interface ItemReader {
  readonly index: KnowledgeIndex;
  find(tokens: readonly Token[]): readonly Candidate[];
}

/** "how many such payments": the number that was spoken of. */
const SUCH_ITEMS = /^(?:how many|(?:the )?(?:number|count) of) (?:such|these|those|them)(?: \S+){0,2}$/;

/** The column that words name, in the ways that they can be read; null where they name none. */
export function itemOf(
  tokens: readonly Token[],
  reader: ItemReader,
  costMax: number = COST_MAX,
): ListItem | null {
  const words = tokens.map(({ norm }) => norm);
  const said = words.join(' ');
  const number = NUMBER_ITEMS.get(said) ?? (SUCH_ITEMS.test(said) ? 'number' : null);
  const ofRow = ROW_ITEMS.get(said) ?? null;
  const called = KEY_NUMBERS.has(said) ? { mayBeKey: true as const } : {};
  if (number !== null)
    return {
      words: [number],
      ...columnsCalled(tokens, number, reader),
      number,
      ofRow,
      ...called,
      ...numberOf(words),
    };
  if (words.length === 0) return null;
  const named = { ...sketchesOf(tokens, reader, costMax), ...boundsOf(tokens, reader) };
  const item = { words, ...named, number, ofRow, ...numberOf(words) };
  return item.measures.length + item.dimensions.length === 0 && ofRow === null ? null : item;
}

/** "volumes", "approval rates", "numbers of loans"; "number of loans" is one. */
function numberOf(words: readonly string[]): Pick<ListItem, 'areSeveral'> {
  const of = words.indexOf('of');
  const head = words[of < 0 ? words.length - 1 : of - 1] ?? '';
  return singularOf(head) === head ? {} : { areSeveral: true };
}

/** "rate" may be the name of a column too, and "how much" the amount of the rows. */
function columnsCalled(
  [token]: readonly Token[],
  number: string,
  reader: ItemReader,
): Pick<ListItem, 'measures' | 'dimensions'> {
  return token === undefined || !NAMED_NUMBERS.has(number)
    ? { measures: [], dimensions: [] }
    : sketchesOf([{ ...token, kind: 'word', norm: number }], reader, COST_MAX);
}

function boundsOf([first, ...rest]: readonly Token[], reader: ItemReader): Pick<ListItem, 'bounds'> {
  const bound = BOUND_ITEMS.get(first?.norm ?? '');
  if (first === undefined || bound === undefined || rest.length === 0) return {};
  const { dimensions } = sketchesOf([{ ...first, norm: bound }, ...rest], reader, COST_MAX);
  return dimensions.length === 0 ? {} : { bounds: dimensions };
}

/** What the words may name, cheapest first. */
function sketchesOf(
  tokens: readonly Token[],
  { index, find }: ItemReader,
  costMax: number,
): Pick<ListItem, 'measures' | 'dimensions'> {
  const words = tokens.map(({ norm }) => norm);
  const chart = createChart(
    find(tokens).filter((one) => isWhole(one, { index, words })),
    { index, words },
  );
  const whole = <T extends MeasureSketch | DimensionSketch>(parser: Parser<T>): readonly T[] => {
    const read = parser(chart, 0)
      .filter(({ end }) => end === chart.length)
      .toSorted((a, b) => a.cost - b.cost);
    return read.filter(({ value, cost }) => cost <= maxOf(value, costMax)).map(({ value }) => value);
  };
  return { measures: whole(measure), dimensions: whole(dimension) };
}

/** Whether every word that a name is found by is one of its own: "cell phone" is no home phone. */
function isWhole(
  { meaning, match, start, end }: Candidate,
  { index, words }: { readonly index: KnowledgeIndex; readonly words: readonly string[] },
): boolean {
  if (match !== 'partial' || meaning.kind !== 'field') return true;
  const owner = index.dataset(meaning.dataset);
  const field = index.field(meaning.dataset, meaning.field);
  const names = [field.label, ...field.synonyms, owner.label, ...owner.synonyms].flatMap((one) =>
    one.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  );
  const known = new Set(names.map(singularOf));
  return words.slice(start, end).every((word) => known.has(singularOf(word)));
}

/** "number of declined applications" is said in full, whatever else "declined" may mean. */
function maxOf({ kind }: MeasureSketch | DimensionSketch, costMax: number): number {
  return kind === 'count' ? Math.max(costMax, COST_OF_COUNT) : costMax;
}

const COST_OF_COUNT = 1;
/** A column that is named less well is not known to be meant. */
const COST_MAX = 0.6;
/** As exact as a name. */
export const COST_CALLED = 0.1;

/** The column that an item says by what was done, or by whom; null for none. */
export function itemOtherwise(piece: readonly Token[], reader: ItemReader): ListItem | null {
  for (const way of itemWays(piece)) {
    const item = way.kind === 'people' ? peopleOf(piece, reader) : itemOf(way.tokens, reader);
    if (item === null) continue;
    if (way.kind !== 'time') return item;
    const dimensions = item.dimensions.filter((one) => isTime(one, reader));
    if (dimensions.length > 0) return { ...item, measures: [], dimensions };
  }
  return null;
}

/** The people that the data knows, where they are of one kind. */
function peopleOf(piece: readonly Token[], { index }: ItemReader): ListItem | null {
  const [people, ...others] = index.knowledge.datasets.filter(isOfPeople);
  if (people === undefined || others.length > 0) return null;
  const words = piece.map(({ norm }) => norm);
  return {
    words,
    measures: [],
    dimensions: [{ kind: 'dataset', dataset: people.name }],
    number: null,
    ofRow: null,
  };
}

function isTime(sketch: DimensionSketch, { index }: ItemReader): boolean {
  return (
    sketch.kind === 'field' &&
    (sketch.field.isUsualDate === true ||
      sketch.field.alternatives.some(({ dataset, field }) => index.field(dataset, field).role === 'time'))
  );
}
