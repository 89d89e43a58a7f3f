import { SUPERIORS } from '../../lexicon/words/superiors.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { either, inView, mapped, optional, type Parser, revised, sequence, symbol } from '../parser.ts';
import type { ConditionSketch, Nominal, ValueTerm } from '../sketch.ts';
import { nominal } from './forward.ts';
import { equals } from './joints.ts';
import { datasetTerm, valueTerm } from './terms.ts';
import { word } from './words.ts';

/** "boss Rita Stone", "have Novak as manager": the one who plays the part is called so, and not who refers to them. */
export const namedInRole: Parser<Nominal> = symbol(() =>
  either(
    inView(
      sequence([roleTerm, optional(equals), rowName], (role, _, names) => ({ role, names })),
      namedNominal,
    ),
    inView(
      sequence([rowName, word('as-part'), roleTerm], (names, _, role) => ({ role, names })),
      namedNominal,
    ),
  ),
);

/** A part and what the one who plays it is called. */
interface NamedRole {
  readonly role: string;
  readonly names: readonly ValueTerm[];
}

function namedNominal({ role, names }: NamedRole, index: KnowledgeIndex): Nominal | null {
  const conditions = namedAs(index, role, names);
  return conditions === null ? null : { kind: 'nominal', dataset: role, conditions };
}

/** A part that the rows of a table play. */
const roleTerm: Parser<string> = inView(datasetTerm, (name, index) =>
  index.dataset(name).roleOf === undefined ? null : name,
);

/** After a joint: "managed by Novak" says of whom Novak manages, and not of Novak. */
export const joinedNominal: Parser<Nominal> = revised(nominal, (found, { words, index }, at) =>
  found.filter(
    ({ value: { isName, dataset } }) =>
      isName !== true || words[at - 1] !== 'by' || !refersToItself(index, dataset),
  ),
);

function refersToItself({ knowledge }: KnowledgeIndex, dataset: string): boolean {
  return knowledge.relationships.some(({ from, to }) => from === dataset && to === dataset);
}

/** "report to Rita Stone", "supervised by Novak": of those who have one above them among themselves. */
export const superiorCondition: Parser<ConditionSketch> = symbol(() =>
  inView(
    sequence([word('reports-to'), rowName], (_, names) => names),
    (names, index): ConditionSketch | null => {
      const [superior, ...others] = index.knowledge.datasets.filter(
        ({ name, label }) =>
          label.split(' ').some((one) => SUPERIORS.has(one)) &&
          isOfSelf(index, name) &&
          namedAs(index, name, names) !== null,
      );
      const of = superior === undefined || others.length > 0 ? null : namedAs(index, superior.name, names);
      return of === null ? null : { kind: 'and', of };
    },
  ),
);

/** A name of one or two values, as many as there are: "Novak", "Rita Stone". */
const rowName: Parser<readonly ValueTerm[]> = symbol(() =>
  revised(oneName, (found, chart, at) => {
    const both = firstAndLast(chart, at);
    return both.length > 0 ? both : found;
  }),
);

const oneName = mapped(valueTerm, (name): readonly ValueTerm[] => [name]);
const firstAndLast = sequence([valueTerm, valueTerm], (first, last): readonly ValueTerm[] => [first, last]);

/** That the rows of the part have these names; null where some is none of theirs. */
function namedAs(index: KnowledgeIndex, role: string, names: readonly ValueTerm[]): ConditionSketch[] | null {
  const { roleOf, display, primaryKey } = index.dataset(role);
  const values = names.map(({ alternatives }) =>
    alternatives
      .filter(({ dataset, field }) => dataset === roleOf && [...display, ...primaryKey].includes(field))
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
