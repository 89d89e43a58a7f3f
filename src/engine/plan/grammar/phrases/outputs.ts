import type { Parsed } from '../../chart.ts';
import {
  atEnd,
  type Chart,
  costing,
  either,
  handmade,
  listOf,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
} from '../../parser.ts';
import type { OutputItem, Phrase, PhraseOf } from '../../phrase.ts';
import type { DimensionSketch } from '../../sketch.ts';
import { dimension } from '../dimensions.ts';
import { measure } from '../measures/measures.ts';
import { datasetTerm } from '../terms.ts';
import { doingAfterNot, done } from '../verbs.ts';
import { word } from '../words.ts';
import { NOISE, OUTPUTS, PHRASE, STRONG_MARK, WEAK_MARK } from './costs.ts';

const ITEM_WORDS_MAX = 6;

/** A few words that name a column of the answer. */
const outputItem: Parser<OutputItem> = symbol(() =>
  handmade(['anything'], (chart, at) => {
    const { words, length } = chart;
    // A word that says nothing is skipped before an item, and what asks for a form of the answer names no column.
    const senses = chart.sensesAt[at];
    if ((chart.skips[at]?.length ?? 0) > 1 || senses?.has('as-columns') || senses?.has('columns-verb'))
      return [];
    const starts = chart.skips[at] ?? [at];
    const found = [];
    for (let end = at + 1; end <= Math.min(length, at + ITEM_WORDS_MAX); end += 1) {
      const item = words.slice(at, end);
      if (!item.every((one) => /^[\p{L}\d%#'$-]+$/u.test(one)) || isClause(words, end - 1)) break;
      // "balance of open | loans" breaks off in the middle.
      if (!ends(chart, end)) continue;
      const said = <T>(parser: Parser<T>): readonly T[] =>
        starts
          .filter((start) => start < end)
          .flatMap((start) => parser(chart, start).filter((reading) => reading.end === end))
          .toSorted((a, b) => a.cost - b.cost)
          .map(({ value }) => value);
      const value = { words: item, measures: said(measure), dimensions: said(dimension) };
      found.push({ value, end, cost: 0 }, ...perRow(chart, { value, end }));
    }
    return found;
  }),
);

/** "average distance *per flight*": of the rows that it is an average of anyway. */
function perRow(
  chart: Chart,
  { value, end }: { readonly value: OutputItem; readonly end: number },
): readonly Parsed<OutputItem>[] {
  if (chart.words[end] !== 'per') return [];
  const averaged = value.measures.flatMap((one) =>
    one.kind === 'aggregate' && one.function === 'avg' ? one.field.alternatives : [],
  );
  return datasetTerm(chart, end + 1)
    .filter((rows) => averaged.some(({ dataset }) => dataset === rows.value) && ends(chart, rows.end))
    .map((rows) => ({ value, end: rows.end, cost: 0 }));
}

/** Whether what follows goes on with something else: a mark, a joint, or the end. */
function ends({ words, sensesAt }: Chart, end: number): boolean {
  const next = words[end];
  if (next === undefined || !/^[\p{L}\d]/u.test(next) || isClause(words, end) || AFTER.has(next)) return true;
  return [...(sensesAt[end]?.keys() ?? [])].some((sense) =>
    /^(?:order|only|ties|in-percent|as-columns|rank)/.test(sense),
  );
}

const AFTER: ReadonlySet<string> = new Set([
  'in',
  'on',
  'at',
  'during',
  'since',
  'per',
  'each',
  'as',
  'of',
  'please',
]);

/** Words that begin or end something else than the name of a column. */
const CLAUSE: ReadonlySet<string> = new Set(
  'and or with by for where that which who whose first from than most least highest lowest top is are was were has have had'.split(
    ' ',
  ),
);

function isClause(words: readonly string[], at: number): boolean {
  const isFirstName = words[at] === 'first' && /^names?$/.test(words[at + 1] ?? '');
  return CLAUSE.has(words[at] ?? '') && !isFirstName;
}

/** "first and last name": two columns whose last word is said once. */
const namePair: Parser<readonly OutputItem[]> = revised(typed(new Set(['first'])), (_, chart, at) => {
  const [first = '', and, last = '', name = ''] = chart.words.slice(at, at + 4);
  if (and !== 'and' || !/^names?$/.test(name) || last !== 'last') return [];
  const dimensionsOf = (start: number, end: number): readonly DimensionSketch[] =>
    dimension(chart, start)
      .filter((reading) => reading.end === end)
      .map(({ value }) => value);
  const pair: readonly OutputItem[] = [
    { words: [first, 'name'], measures: [], dimensions: dimensionsOf(at, at + 1) },
    { words: [last, 'name'], measures: [], dimensions: dimensionsOf(at + 2, at + 4) },
  ];
  return [{ value: pair, end: at + 4, cost: 0 }];
});

const items: Parser<readonly OutputItem[]> = mapped(
  listOf(
    either(
      namePair,
      mapped(outputItem, (item) => [item]),
    ),
    word('and'),
  ),
  (all) => all.flat(),
);
const only = optional(word('only'));

type Manner = PhraseOf<'outputs'>['manner'];

function listed(manner: Manner): (items: readonly OutputItem[], only: string | null) => Phrase {
  return (all, restriction) => ({
    kind: 'outputs',
    items: all,
    manner: restriction === null ? manner : 'only',
  });
}

/** The columns that the answer should have: ": state and volume", "show just the name", "names only". */
export const outputs: Parser<Phrase> = symbol(() => either(namedOutputs, asksForNumber));

/** "which purpose has the highest rate, *and what is it*": the number too. */
const asksForNumber: Parser<Phrase> = costing(
  NOISE - PHRASE,
  either<Phrase>(
    // "…, with the number and the average rate": the first of several
    revised(
      mapped(word('and-number'), (): Phrase => ({ kind: 'outputs', items: [], manner: 'added' })),
      (found, { words }) => found.filter(({ end }) => words[end] !== 'and'),
    ),
    // "…, and how many courses have they taught"
    atEnd(
      sequence(
        [word('and-number'), datasetTerm, word('they-have'), optional(either(doingAfterNot, done))],
        (_, of): Phrase => ({ kind: 'outputs', items: [], manner: 'added', of }),
      ),
    ),
  ),
);

const namedOutputs: Parser<Phrase> = symbol(() =>
  costing(
    OUTPUTS - PHRASE,
    either<Phrase>(
      costing(
        STRONG_MARK,
        sequence(
          [word('columns-mark'), optional(word('columns-verb')), only, items, only],
          (_, __, before, all, after) => listed('listed')(all, before ?? after),
        ),
      ),
      sequence(
        [optional(word('end', 'comma')), word('columns-verb'), only, optional(word('both')), items, only],
        (_, __, before, ___, all, after) => listed('shown')(all, before ?? after),
      ),
      // "only states with …" says which states.
      atEnd(
        sequence([optional(word('end', 'comma')), word('only'), items], (_, before, all) =>
          listed('only')(all, before),
        ),
      ),
      atEnd(sequence([word('with'), items], (_, all) => listed('added')(all, null))),
      costing(
        WEAK_MARK,
        atEnd(
          sequence([word('end', 'comma'), items, only], (_, all, after) => listed('trailing')(all, after)),
        ),
      ),
    ),
  ),
);
