import type { Dataset, Field } from '../../catalog/mod.ts';
import { PROPERTIES, type Property } from '../lexicon/properties.ts';
import type { Assembly, Scope } from './assembly.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense, Rejected } from './rejection.ts';
import { lengthOfText, resolveArithmetic } from './resolve-derived.ts';
import { resolveDuration } from './resolve-duration.ts';
import type { ResolvedField } from './resolved-field.ts';
import type { Derivation, FieldAlternative, FieldTerm } from './sketch.ts';

/** Chooses the field that a term means; ambiguous terms reject the attempt. */
export function resolveField(assembly: Assembly, term: FieldTerm, scope: Scope): ResolvedField {
  if (term.isUsualDate === true) return usualDate(assembly, scope);
  const alternatives = alternativesOf(assembly, term);
  if (term.derived !== undefined && alternatives.length === 0)
    return resolveDerived(assembly, term.derived, scope);
  const chosen = resolveAlternative(assembly, alternatives, { ...scope, owner: term.owner ?? null });
  return {
    dataset: assembly.index.dataset(chosen.dataset),
    field: assembly.index.field(chosen.dataset, chosen.field),
  };
}

/** The date that dates the rows that the question is about. */
function usualDate({ index }: Assembly, { anchor, date }: Scope): ResolvedField {
  const dataset = anchor === null ? null : index.dataset(anchor);
  const column = date?.table === anchor ? date?.column : dataset?.defaultDate;
  return dataset === null || column === undefined || column === null
    ? noSense('which of the dates is meant is not said')
    : { dataset, field: index.field(dataset.name, column) };
}

/** Its parts speak for one another: that they are of tables further away is no guess. */
function resolveDerived(assembly: Assembly, derived: Derivation, scope: Scope): ResolvedField {
  const { cost } = assembly;
  const resolved =
    derived.kind === 'duration'
      ? resolveDuration(assembly, derived, { scope, resolveField })
      : derived.kind === 'text-length'
        ? lengthOfText(assembly, resolveField(assembly, derived.of, scope))
        : resolveArithmetic(assembly, derived, { scope, resolveField });
  assembly.cost = Math.min(assembly.cost, cost + PARTS_MAX);
  return resolved;
}

const PARTS_MAX = 0.2;

function alternativesOf(
  assembly: Assembly,
  { alternatives, impliedLabel, property }: FieldTerm,
): readonly FieldAlternative[] {
  if (impliedLabel !== undefined) return labelled(assembly, impliedLabel);
  if (property === undefined) return alternatives;
  return assembly.index.knowledge.datasets.flatMap((dataset) => {
    // Managers are paid as the employees that they are: what is theirs is said of them alone.
    const field = dataset.roleOf === undefined ? fieldAbout(dataset, property) : null;
    return field === null ? [] : [{ dataset: dataset.name, field: field.name, cost: 0 }];
  });
}

/** The one quantity of the rows that an adjective is about: the height, for "taller"; null for none or several. */
export function fieldAbout({ fields }: Dataset, property: Property): Field | null {
  const calledBy = (group: readonly string[]): readonly Field[] =>
    fields.filter(
      ({ role, label }) => role === 'measure' && label.split(' ').some((word) => isCalled(word, group)),
    );
  for (const group of PROPERTIES[property]) {
    const [field, ...others] = calledBy(group);
    // The longest route takes the longest, or goes the farthest.
    const isOfTwo = group.some((name) => LASTING.has(name)) && calledBy(DISTANCES).length > 0;
    if (field !== undefined) return others.length === 0 && !(property === 'length' && isOfTwo) ? field : null;
  }
  return null;
}

/** "price", and "retailprice" that is written as one word; an "average" is no age. */
function isCalled(word: string, names: readonly string[]): boolean {
  return names.some((name) => word === name || (name.length >= RUN_ON_MIN && word.endsWith(name)));
}

const RUN_ON_MIN = 5;

const LASTING: ReadonlySet<string> = new Set(['duration', 'hours', 'minutes', 'runtime', 'time']);
const DISTANCES: readonly string[] = ['distance', 'kilometers', 'kilometres', 'km', 'metres', 'miles'];

/** Whether something of that name is what an adjective is about. */
export function isCalledAfter(label: string, property: Property): boolean {
  const words = label.split(' ');
  return PROPERTIES[property].some((names: readonly string[]) => words.some((word) => names.includes(word)));
}

/** The field itself; for a date of which only the year or the month is kept, that. */
export function storedField({ index }: Assembly, resolved: ResolvedField): ResolvedField {
  const kept = resolved.field.yearColumn ?? resolved.field.monthColumn;
  return kept === undefined ? resolved : { ...resolved, field: index.field(resolved.dataset.name, kept) };
}

/** Chooses among fields, or values of fields, by how near their tables are to what the question is about. */
export function resolveAlternative<T extends FieldAlternative>(
  assembly: Assembly,
  alternatives: readonly T[],
  scope: Scope & { readonly owner?: string | null },
): T {
  // "salary of *employees* whose manager is Ann" is theirs, and not hers.
  const isTheirs = (scope.owner ?? scope.anchor) !== scope.anchor;
  const ranked = inRole(assembly.index, alternatives, { anchor: isTheirs ? null : scope.anchor })
    .map((alternative) => ({ alternative, cost: costIn(assembly.index, alternative, scope) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost);
  const best = ranked[0];
  if (best === undefined) return noSense('nothing of that name belongs to what the question is about');
  const rivals = ranked.filter(({ cost }) => cost - best.cost < MARGIN);
  const key = keyOfAll(
    assembly.index,
    rivals.map(({ alternative }) => alternative),
  );
  if (key !== null) return key;
  const near =
    rivals.length > 1
      ? (nearestToMentioned(assembly.index, rivals, scope) ?? ofOwner(assembly, rivals))
      : null;
  if (near !== null) {
    assembly.assumptions.add(
      `${fieldLabel(assembly.index, near)} is that of the ${ownerLabel(assembly.index, near)}`,
    );
    return near;
  }
  if (rivals.length > 1) {
    const labels = rivals.map(({ alternative }) => qualifiedLabel(assembly.index, alternative));
    throw new Rejected({ kind: 'ambiguous-field', labels: [...new Set(labels)] });
  }
  assembly.cost += Math.max(best.cost, best.alternative.cost);
  if (ranked.length > 1 && scope.anchor !== best.alternative.dataset) {
    assembly.assumptions.add(
      `${fieldLabel(assembly.index, best.alternative)} is that of the ${ownerLabel(assembly.index, best.alternative)}`,
    );
  }
  return best.alternative;
}

/** "total balance of each user": of the rivals the one whose rows belong to what is named, where the others do not. */
function nearestToMentioned<T extends FieldAlternative>(
  index: KnowledgeIndex,
  rivals: readonly { readonly alternative: T }[],
  { mentioned }: Scope,
): T | null {
  const belongs = ({ alternative: { dataset } }: { readonly alternative: T }): boolean =>
    [...mentioned].every((named) => named !== dataset && index.isToOne(dataset, named));
  const [only, ...others] = mentioned.size === 0 ? [] : rivals.filter(belongs);
  return only === undefined || others.length > 0 ? null : only.alternative;
}

/** Of the rivals the only one of a table that other words of the question can only be of. */
function ofOwner<T extends FieldAlternative>(
  { owners }: Assembly,
  rivals: readonly { readonly alternative: T }[],
): T | null {
  const tables = owners?.() ?? new Set();
  const [only, ...others] = rivals.filter(({ alternative }) => tables.has(alternative.dataset));
  return only === undefined || others.length > 0 ? null : only.alternative;
}

/**
 * What is said of sellers is said of them as sellers, for all that the columns are those of users; `isFieldSaid`: "whose manager's
 * last name is King" tells whose name it is.
 */
export function inRole<T extends FieldAlternative>(
  index: KnowledgeIndex,
  alternatives: readonly T[],
  { anchor, isFieldSaid }: { readonly anchor: string | null; readonly isFieldSaid?: boolean },
): readonly T[] {
  const table = anchor === null ? undefined : index.dataset(anchor).roleOf;
  if (anchor === null || table === undefined) return alternatives;
  // "the manager of Alma" is not called Alma: she is managed.
  const isOfSelf = index.knowledge.relationships.some(({ from, to }) => from === table && to === anchor);
  const names = isOfSelf && isFieldSaid !== true ? index.dataset(table).display : [];
  return alternatives.map((one) =>
    one.dataset === table && !names.includes(one.field) ? { ...one, dataset: anchor } : one,
  );
}

/** Of rivals that are one table's key and references to it, the key; null where they are not. */
function keyOfAll<T extends FieldAlternative>({ knowledge }: KnowledgeIndex, rivals: readonly T[]): T | null {
  if (rivals.length < 2) return null;
  const refersTo = (from: T, to: T): boolean =>
    from === to ||
    knowledge.relationships.some(
      (one) =>
        one.from === from.dataset &&
        one.to === to.dataset &&
        one.fromColumns.length === 1 &&
        one.fromColumns[0] === from.field &&
        one.toColumns[0] === to.field,
    );
  return rivals.find((key) => rivals.every((rival) => refersTo(rival, key))) ?? null;
}

const DISTANCE_WEIGHT = 0.2;
const MENTIONED_BONUS = 0.15;
/** What belongs to another table is a little further than its distance. */
const ELSEWHERE = 0.1;
/** Closer than this, two fields are an ambiguity. */
const MARGIN = 0.02;

function costIn(index: KnowledgeIndex, alternative: FieldAlternative, { anchor, mentioned }: Scope): number {
  const from = anchor ?? index.mainDataset;
  const distance = from === null ? 0 : index.distance(from, alternative.dataset) * DISTANCE_WEIGHT;
  const isNamed = mentioned.has(alternative.dataset) && anchor !== alternative.dataset;
  const isElsewhere = anchor !== null && anchor !== alternative.dataset;
  return alternative.cost + distance + (isElsewhere ? ELSEWHERE : 0) - (isNamed ? MENTIONED_BONUS : 0);
}

/** Every field of that label. */
function labelled({ index }: Assembly, label: string): readonly FieldAlternative[] {
  return index.knowledge.datasets.flatMap((dataset) =>
    dataset.fields
      .filter((field) => field.label === label || field.synonyms.includes(label))
      .map((field) => ({ dataset: dataset.name, field: field.name, cost: 0 })),
  );
}

function qualifiedLabel(index: KnowledgeIndex, alternative: FieldAlternative): string {
  return `${fieldLabel(index, alternative)} of the ${ownerLabel(index, alternative)}`;
}

function fieldLabel(index: KnowledgeIndex, { dataset, field }: FieldAlternative): string {
  return index.field(dataset, field).label;
}

function ownerLabel(index: KnowledgeIndex, { dataset }: FieldAlternative): string {
  return index.dataset(dataset).label;
}
