import type { DatePart } from '../../../shared/mod.ts';
import { costing, either, listOf, mapped, optional, type Parser, sequence, symbol } from '../parser.ts';
import type {
  ConditionSketch,
  DimensionSketch,
  FieldTerm,
  MeasureSketch,
  Opener,
  Phrase,
  RankPhrase,
  RankQuality,
  TransformSketch,
} from '../sketch.ts';
import { ordinal, plainNumber, quantity, segmentTerm, time, valueTerm, word, wordOf } from '../terms.ts';
import { attachedCondition, conditionList, predicate } from './conditions.ts';
import { dimension, dimensionList, grouping } from './dimensions.ts';
import { measure, measureList } from './measures.ts';
import { nominal } from './nominals.ts';
import { schemaQuestion } from './schema-questions.ts';

/** What each piece costs, so that few long pieces win over many short ones. */
export const PHRASE = 1;
const NOISE = 0.05;
const LIMIT = 0.2;
const LIMIT_MAX = 1000;
/** Naming the columns in the words of the question is a last resort, after naming fields and measures. */
const OUTPUTS = 1.5;
const ROUGH_NOISE = 0.2;

const joint = either(word('of'), word('with'), word('that'));
const anyJoint = either(joint, word('and'), word('conjunction'), word('be'), word('is-there'));

const verb = either(word('be'), word('is-there'));

const OPENERS: Readonly<Record<string, Opener>> = {
  'open-value': 'value',
  'open-list': 'list',
  'open-show': 'show',
  who: 'who',
  which: 'which',
  when: 'when',
  'how-much': 'how-much',
  'is-there': 'value',
  distinct: 'distinct',
  trend: 'trend',
  'over-time': 'trend',
  breakdown: 'value',
  'compare-verb': 'value',
  'rank-verb': 'list',
};

const opener: Parser<Phrase> = either(
  ...Object.entries(OPENERS).map(([sense, kind]) =>
    costing(
      NOISE - PHRASE,
      mapped(word(sense), (): Phrase => ({ kind: 'opener', opener: kind })),
    ),
  ),
);

const RANK_QUALITIES: readonly RankQuality[] = ['size', 'number', 'time', 'merit', 'value', 'age'];

const rankWord: Parser<{ direction: 'asc' | 'desc'; quality: RankQuality }> = mapped(
  wordOf('rank'),
  (name) => {
    const [direction, quality] = name.split(':');
    const known = RANK_QUALITIES.find((candidate) => candidate === quality);
    return known !== undefined && (direction === 'asc' || direction === 'desc')
      ? { direction, quality: known }
      : null;
  },
);

/** "top 5", "5 largest", "second highest", "the most". */
const rankCore: Parser<RankPhrase> = symbol(() => {
  const make = (
    { direction, quality }: { direction: 'asc' | 'desc'; quality: RankQuality },
    limit: number | null,
    position: number | null,
  ): RankPhrase => ({ kind: 'rank', direction, quality, limit, position, by: null });
  return either(
    mapped(rankWord, (rank) => make(rank, null, null)),
    sequence([rankWord, plainNumber], (rank, limit) => make(rank, limit, null)),
    sequence([plainNumber, rankWord], (limit, rank) => make(rank, limit, null)),
    sequence([rankWord, plainNumber, rankWord], (first, limit, rank) =>
      first.direction === rank.direction || first.quality === 'value' ? make(rank, limit, null) : null,
    ),
    sequence([ordinal, rankWord], (position, rank) => make(rank, null, position)),
  );
});

/** "highest default rate", "most late payments", "largest total principal": what is ranked by is named with it. */
const rankBy: Parser<RankPhrase> = symbol(() =>
  either(
    sequence(
      [optional(word('with')), rankCore, measure],
      (_, rank, by): RankPhrase => ({
        ...rank,
        by: rank.quality === 'number' && by.kind === 'bare' ? totalOf(by.field) : by,
      }),
    ),
    sequence([optional(word('with')), rankCore, nominal], (_, rank, rows): RankPhrase | null =>
      rank.quality === 'number' ? { ...rank, by: { kind: 'count', nominal: rows } } : null,
    ),
  ),
);

/** "the most interest" is the greatest total. */
function totalOf(field: FieldTerm): MeasureSketch {
  return { kind: 'aggregate', function: 'sum', field, distinct: false, percentile: null };
}

/** "by volume", "based on default rate". */
const byMeasure: Parser<Phrase> = symbol(() =>
  sequence(
    [either(word('group'), word('order')), measure],
    (_, by): Phrase => ({ kind: 'by-measure', measure: by }),
  ),
);

const direction: Parser<'asc' | 'desc'> = mapped(wordOf('order'), (name) =>
  name === 'asc' || name === 'desc' ? name : null,
);

const order: Parser<Phrase> = symbol(() => {
  const key: Parser<MeasureSketch | DimensionSketch> = either<MeasureSketch | DimensionSketch>(
    measure,
    dimension,
  );
  return either<Phrase>(
    sequence(
      [optional(word('and')), word('order'), key, optional(direction)],
      (_, __, by, given): Phrase => ({
        kind: 'order',
        by,
        direction: given,
      }),
    ),
    sequence(
      [optional(word('and')), word('order'), rankCore, optional(key)],
      (_, __, rank, by): Phrase => ({
        kind: 'order',
        by,
        direction: rank.direction,
      }),
    ),
    sequence(
      [optional(word('order')), direction],
      (_, given): Phrase => ({ kind: 'order', by: null, direction: given }),
    ),
  );
});

const CHANGE_STEPS: Readonly<Record<string, DatePart>> = { yoy: 'year', qoq: 'quarter', mom: 'month' };

const transform: Parser<Phrase> = symbol(() => {
  const phrase = (sketch: TransformSketch): Phrase => ({ kind: 'transform', transform: sketch });
  return either<Phrase>(
    ...Object.entries(CHANGE_STEPS).map(([sense, per]) =>
      mapped(
        sequence([word(sense), optional(word('growth', 'change'))], (step) => step),
        () => phrase({ kind: 'change', as: 'percent', per }),
      ),
    ),
    mapped(word('growth'), () => phrase({ kind: 'change', as: 'percent', per: null })),
    mapped(word('change'), () => phrase({ kind: 'change', as: 'difference', per: null })),
    mapped(word('running-total'), () => phrase({ kind: 'running-total' })),
    sequence([quantity, word('moving-average')], (span) => movingAverage(span.value, span.sign)),
  );
});

const MOVING_UNITS: Readonly<Record<string, DatePart>> = {
  months: 'month',
  years: 'year',
  weeks: 'week',
  days: 'day',
};

function movingAverage(periods: number, sign: string | null): Phrase | null {
  const per = sign === null ? null : (MOVING_UNITS[sign] ?? null);
  if (!Number.isInteger(periods) || periods < 2 || (sign !== null && per === null)) return null;
  return { kind: 'transform', transform: { kind: 'moving-average', periods, per } };
}

/** "2023 vs 2024", "secured versus unsecured". */
const comparison: Parser<Phrase> = symbol(() => {
  const side = either<ConditionSketch>(
    mapped(time, (span): ConditionSketch => ({ kind: 'time', field: null, times: [span] })),
    mapped(valueTerm, (value): ConditionSketch => ({ kind: 'value', field: null, values: [value] })),
    mapped(segmentTerm, (segment): ConditionSketch => ({ kind: 'segment', segments: [segment] })),
  );
  const make = (isDifference: boolean, ...sides: ConditionSketch[]): Phrase => ({
    kind: 'compare',
    sides,
    isDifference,
  });
  const nouns = optional(either<unknown>(nominalHead, word('of')));
  return either<Phrase>(
    sequence(
      [optional(anyJoint), side, nouns, word('versus-strict'), optional(word('of')), side],
      (_, left, __, ___, ____, right) => make(false, left, right),
    ),
    sequence(
      [word('difference'), optional(word('of')), side, word('and', 'versus'), side],
      (_, __, left, ___, right) => make(true, left, right),
    ),
    sequence([word('between'), side, word('and'), side], (_, left, __, right) => make(false, left, right)),
  );
});

const nominalHead = mapped(nominal, ({ conditions }) => (conditions.length === 0 ? true : null));

/** Up to four words that name a column of the answer. */
const outputItem: Parser<readonly string[]> = (chart, at) => {
  const found = [];
  for (let end = at + 1; end <= Math.min(chart.length, at + 4); end += 1) {
    const words = chart.words.slice(at, end);
    if (!words.every((one) => /^[\p{L}\d%#]+$/u.test(one)) || words.includes('and')) break;
    found.push({ value: words, end, cost: 0, uses: [] });
  }
  return found;
};

const outputs: Parser<Phrase> = symbol(() =>
  costing(
    OUTPUTS - PHRASE,
    sequence(
      [either(word('columns-mark'), word('with')), listOf(outputItem, word('and'))],
      (mark, items): Phrase => ({ kind: 'outputs', items, isAll: mark !== 'with' }),
    ),
  ),
);

/** A piece of the sentence. */
export const phrase: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    opener,
    sequence(
      [optional(verb), nominal],
      (_, rows): Phrase => ({
        kind: 'nominal',
        nominal: rows,
        isJoined: false,
      }),
    ),
    sequence([joint, nominal], (_, rows): Phrase => ({ kind: 'nominal', nominal: rows, isJoined: true })),
    outputs,
    costing(
      LIMIT - PHRASE,
      mapped(plainNumber, (limit): Phrase | null =>
        limit > 0 && limit <= LIMIT_MAX ? { kind: 'limit', limit } : null,
      ),
    ),
    sequence(
      [optional(anyJoint), measureList],
      (joined, measures): Phrase => ({
        kind: 'measures',
        measures,
        joint: joined,
      }),
    ),
    sequence([optional(word('and')), grouping], (_, dimensions): Phrase => ({ kind: 'group', dimensions })),
    sequence(
      [optional(anyJoint), dimensionList],
      (joined, dimensions): Phrase => ({ kind: 'columns', dimensions, joint: joined }),
    ),
    sequence([optional(word('conjunction')), conditionList(attachedCondition)], (_, condition) =>
      conditionPhrase(condition, false),
    ),
    sequence([optional(word('conjunction')), conditionList(predicate)], (_, condition) =>
      conditionPhrase(condition, true),
    ),
    rankCore,
    rankBy,
    byMeasure,
    order,
    transform,
    comparison,
    mapped(schemaQuestion, (question): Phrase => ({ kind: 'schema', question })),
    costing(
      NOISE - PHRASE,
      mapped(word('in-percent'), (): Phrase => ({ kind: 'in-percent' })),
    ),
    mapped(word('all-groups'), (): Phrase => ({ kind: 'all-groups' })),
    costing(
      NOISE - PHRASE,
      mapped(
        either(word('end', 'bracket', 'comma', 'conjunction'), word('be'), word('is-there')),
        (): Phrase => ({ kind: 'noise' }),
      ),
    ),
    costing(
      ROUGH_NOISE - PHRASE,
      mapped(word('of', 'with', 'that', 'and', 'light-verb'), (): Phrase => ({ kind: 'noise' })),
    ),
  ),
);

function conditionPhrase(condition: ConditionSketch, isPredicate: boolean): Phrase {
  return { kind: 'conditions', conditions: [condition], isPredicate };
}
