import { either, mapped, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import type { ConditionSketch, MeasureOf, MeasureSketch, Nominal } from '../../sketch.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';
import { quantityField } from '../fields.ts';
import { leadingCondition, nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { datasetTerm, plainNumber, segmentTerm } from '../terms.ts';
import { word } from '../words.ts';
import { aggregateOf } from './aggregates.ts';
import { amountOf, ofRows, partOfAmount } from './amount-of.ts';
import { countOf } from './counts.ts';
import { perUnit } from './per-unit.ts';
import { summable } from './summable.ts';
import { ofBothSides } from './two-sides.ts';

/** "ratio of late to current loans", "interest divided by volume". */
export const ratio = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    ofBothSides(
      sequence([word('ratio'), part, ratioTo, part], (_, numerator, __, denominator) =>
        ratioOf(...ofSame(numerator, denominator)),
      ),
    ),
    // "ratio of approved to declined applications": both are of the noun that is said once
    sequence([word('ratio'), leadingCondition, otherOrAll, nominal], (_, which, isToAll, rows) =>
      rows.conditions.length === 0 && !isToAll
        ? null
        : ratioOf(
            countOf({ ...rows, conditions: [which, ...rows.conditions.slice(isToAll ? 0 : 1)] }),
            countOf(rows),
          ),
    ),
    // "ratio of borrowers with a mortgage to those without", "of late loans to other loans"
    sequence([word('ratio'), nominal, word('ratio-to'), restOfThem], (_, rows, __, { dataset }) =>
      ofRest(rows, dataset),
    ),
    // "ratio of borrowers with a mortgage to those with a car loan"
    sequence(
      [word('ratio'), nominal, word('versus-those'), either(attachedConditions, predicates)],
      (_, rows, __, which) =>
        rows.conditions.length !== 1
          ? null
          : ratioOf(countOf(rows), countOf({ ...rows, conditions: [which] })),
    ),
    // "ratio of the balance of late loans to that of open loans"
    sequence(
      [word('ratio'), partOfAmount, word('ratio-to'), partOfAmount],
      (_, numerator, __, denominator) =>
        // "interest collected to principal collected in 2025": both of then
        isDone(numerator) && !isDone(denominator) ? null : ratioOf(numerator, denominator),
    ),
    sequence(
      [word('ratio'), summable, amountOf, word('versus-that'), nominal],
      (_, measure, which, __, rows): MeasureSketch | null =>
        rows.conditions.length === 0
          ? null
          : ratioOf(
              { kind: 'restricted', measure, condition: which },
              { kind: 'restricted', measure, condition: ofRows(rows) },
            ),
    ),
    // "declined applications divided by approved ones"
    sequence([nominal, word('ratio-to-explicit'), segmentTerm, word('ones')], (rows, _, segment) =>
      ratioOf(
        countOf(rows),
        countOf({
          ...rows,
          conditions: [{ kind: 'segment', segments: [segment] }, ...rows.conditions.slice(1)],
        }),
      ),
    ),
    // "approved applications per 100 applications"
    sequence([part, word('group'), plainNumber, part], (numerator, _, factor, denominator) =>
      HUNDREDS.has(factor) ? { ...ratioOf(amongThem(numerator, denominator), denominator), factor } : null,
    ),
    ofBothSides(
      sequence([part, word('ratio-to-explicit'), part], (numerator, _, denominator) =>
        ratioOf(numerator, denominator),
      ),
    ),
    perUnit,
    // "recoveries as a percentage of losses"
    ofBothSides(
      sequence([part, word('percent-of'), part], (numerator, _, denominator) => ({
        ...ratioOf(numerator, denominator),
        isPercent: true,
      })),
    ),
  ),
);

/** "ratio of applications to loans per branch" is told by "to": what comes after "per" are its groups. */
const ratioTo: Parser<string> = where(word('ratio-to'), ({ words }, at) => {
  // "ratio of reviews per product to all reviews"
  if (words[at] === 'per' && words.indexOf(PLAIN_TO, at) > at) return false;
  const before = words.slice(0, at);
  return (
    words[at] === PLAIN_TO || before.lastIndexOf(PLAIN_TO) < before.findLastIndex((one) => RATIOS.has(one))
  );
});

/** "approved to all applications", "approved to declined applications": whether it is to all of them. */
const otherOrAll: Parser<boolean> = revised(word('ratio-to'), (found, { words }) =>
  found.map((one) => ({ ...one, value: WHOLES.has(words[one.end] ?? '') })),
);
const WHOLES: ReadonlySet<string> = new Set(['all', 'total']);

/** "interest *collected*". */
function isDone(measure: MeasureSketch): boolean {
  return measure.kind === 'restricted' && measure.condition.kind === 'not';
}

const PLAIN_TO = 'to';
const RATIOS: ReadonlySet<string> = new Set(['proportion', 'ratio']);

const part: Parser<MeasureSketch> = symbol(() =>
  either(
    summable,
    mapped(nominal, countOf),
    // "the altitude of Mont Blanc": of the one row that is called so
    sequence([quantityField, of, nominal], (field, _, { isName, conditions }): MeasureSketch | null => {
      const [condition] = conditions;
      const measure = aggregateOf('avg', field);
      return isName === true && condition !== undefined ? { kind: 'restricted', measure, condition } : null;
    }),
  ),
);

const attachedConditions = conditionList(attachedCondition);
const predicates = conditionList(predicate);

/** "the others", "other loans", "loans that are not": all that are not so. */
const restOfThem: Parser<{ readonly dataset: string | null }> = symbol(() =>
  revised(
    either<{ readonly dataset: string | null }>(
      mapped(word('rest-of-them'), () => ({ dataset: null })),
      sequence([word('other-rows'), datasetTerm], (_, dataset) => ({ dataset })),
      sequence([datasetTerm, word('which-are-not')], (dataset) => ({ dataset })),
    ),
    (found, { words }, _) => found.filter(({ end }) => isOver(words, end)),
  ),
);

/** "that were not *paid*" goes on. */
function isOver(words: readonly string[], end: number): boolean {
  const [next, after] = words.slice(end, end + 2);
  return next === undefined || !/^[\p{L}\d]/u.test(next) || AFTER_SIDES.has(next) || EACH.has(after ?? '');
}

/** What a ratio goes on with: its groups, and how it moves. */
const AFTER_SIDES: ReadonlySet<string> = new Set(['across', 'by', 'change', 'differ', 'over', 'per', 'vary']);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);

function ofRest(rows: Nominal, dataset: string | null): MeasureSketch | null {
  const [which, ...others] = rows.conditions;
  if (which === undefined || others.length > 0 || (dataset !== null && dataset !== rows.dataset)) return null;
  return ratioOf(countOf(rows), countOf({ ...rows, conditions: [{ kind: 'not', of: which }] }));
}

/** "late loans to open loans in Texas": where both sides are said by one condition, what comes after them is of both. */
function ofSame(
  above: MeasureSketch,
  below: MeasureSketch,
): readonly [above: MeasureSketch, below: MeasureSketch] {
  if (above.kind !== 'count' || below.kind !== 'count') return [above, below];
  const own = above.nominal.conditions.length;
  const { conditions, dataset } = below.nominal;
  const shared = conditions.slice(own);
  const isOfBoth =
    dataset === above.nominal.dataset && own > 0 && shared.every(({ kind }) => PLACES.has(kind));
  return isOfBoth
    ? [countOf({ ...above.nominal, conditions: [...above.nominal.conditions, ...shared] }), below]
    : [above, below];
}

/** "loans per 100 customers in Texas": those of these customers; "late loans per 100 loans in Texas": those among them. */
function amongThem(above: MeasureSketch, below: MeasureSketch): MeasureSketch {
  if (above.kind !== 'count' || below.kind !== 'count' || below.nominal.conditions.length === 0) return above;
  const { nominal } = below;
  const among: readonly ConditionSketch[] =
    nominal.dataset === above.nominal.dataset
      ? nominal.conditions.filter(({ kind }) => kind !== 'segment')
      : [{ kind: 'exists', nominal }];
  return countOf({ ...above.nominal, conditions: [...above.nominal.conditions, ...among] });
}

const PLACES: ReadonlySet<ConditionSketch['kind']> = new Set(['value', 'time', 'exists']);

const HUNDREDS: ReadonlySet<number> = new Set([10, 100, 1000, 10_000, 100_000, 1_000_000]);

function ratioOf(numerator: MeasureSketch, denominator: MeasureSketch): MeasureOf<'ratio'> {
  return { kind: 'ratio', numerator, denominator };
}
