import { SUPERIORS } from '../../lexicon/words/superiors.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { either, mapped, optional, type Parser, sequence, symbol } from '../parser.ts';
import type { ConditionSketch, Nominal, ValueTerm } from '../sketch.ts';
import { nominal } from './forward.ts';
import { equals } from './joints.ts';
import { datasetTerm, valueTerm } from './terms.ts';
import { word } from './words.ts';

/** "boss Rita Stone", "have Novak as manager": the one who plays the part is called so, and not who refers to them. */
export const namedInRole: Parser<Nominal> = symbol(() =>
  either(
    (chart, at) =>
      roleTerm(chart, at).length === 0
        ? []
        : sequence([roleTerm, optional(equals), rowName], (role, _, names) =>
            namedNominal(chart.index, role, names),
          )(chart, at),
    (chart, at) =>
      sequence([rowName, word('as-part'), roleTerm], (names, _, role) =>
        namedNominal(chart.index, role, names),
      )(chart, at),
  ),
);

function namedNominal(index: KnowledgeIndex, role: string, names: readonly ValueTerm[]): Nominal | null {
  const conditions = namedAs(index, role, names);
  return conditions === null ? null : { kind: 'nominal', dataset: role, conditions };
}

/** A part that the rows of a table play. */
const roleTerm: Parser<string> = (chart, at) =>
  datasetTerm(chart, at).filter(({ value }) => chart.index.dataset(value).roleOf !== undefined);

/** After a joint: "managed by Novak" says of whom Novak manages, and not of Novak. */
export const joinedNominal: Parser<Nominal> = (chart, at) =>
  nominal(chart, at).filter(
    ({ value: { isName, dataset } }) =>
      isName !== true || chart.words[at - 1] !== 'by' || !refersToItself(chart.index, dataset),
  );

function refersToItself({ knowledge }: KnowledgeIndex, dataset: string): boolean {
  return knowledge.relationships.some(({ from, to }) => from === dataset && to === dataset);
}

/** "report to Rita Stone", "supervised by Novak": of those who have one above them among themselves. */
export const superiorCondition: Parser<ConditionSketch> = symbol(
  () => (chart, at) =>
    sequence([word('reports-to'), rowName], (_, names): ConditionSketch | null => {
      const [superior, ...others] = chart.index.knowledge.datasets.filter(
        ({ name, label }) =>
          label.split(' ').some((one) => SUPERIORS.has(one)) &&
          isOfSelf(chart.index, name) &&
          namedAs(chart.index, name, names) !== null,
      );
      const of =
        superior === undefined || others.length > 0 ? null : namedAs(chart.index, superior.name, names);
      return of === null ? null : { kind: 'and', of };
    })(chart, at),
);

/** A name of one or two values, as many as there are: "Novak", "Rita Stone". */
const rowName: Parser<readonly ValueTerm[]> = symbol(() => (chart, at) => {
  const both = firstAndLast(chart, at);
  return both.length > 0 ? both : oneName(chart, at);
});

const oneName = mapped(valueTerm, (name): readonly ValueTerm[] => [name]);
const firstAndLast = sequence([valueTerm, valueTerm], (first, last): readonly ValueTerm[] => [first, last]);

/** That the rows of the part have these names; null where some is none of theirs. */
function namedAs(index: KnowledgeIndex, role: string, names: readonly ValueTerm[]): ConditionSketch[] | null {
  const { roleOf, display } = index.dataset(role);
  const values = names.map(({ alternatives }) =>
    alternatives
      .filter(({ dataset, field }) => dataset === roleOf && display.includes(field))
      .map((one) => ({ ...one, dataset: role })),
  );
  const isOfOne = values.every(([first, ...others]) => first !== undefined && others.length === 0);
  const fields = new Set(values.flat().map(({ field }) => field));
  return isOfOne && fields.size === names.length
    ? values.map((alternatives) => ({ kind: 'value', field: null, values: [{ alternatives }] }))
    : null;
}

/** Whether those who play the part are of the same rows as those for whom they do. */
function isOfSelf({ knowledge, dataset }: KnowledgeIndex, role: string): boolean {
  const { roleOf } = dataset(role);
  return knowledge.relationships.some(({ from, to }) => to === role && from === roleOf);
}
