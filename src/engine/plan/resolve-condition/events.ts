import type { Dataset, Field } from '../../../catalog/mod.ts';
import { verbStem } from '../../lexicon/inflection.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense, undecided } from '../rejection.ts';
import type { SketchOf } from '../sketch.ts';
import { tellsOf } from '../tells-of.ts';
import type { ConditionScope } from './condition-scope.ts';

/** "ordered": there is a row of the table that the verb tells of, the nearest one that refers to the rows. */
export function resolveEvent(
  { index }: Assembly,
  { verb, isPassive }: SketchOf<'event'>,
  { anchor }: ConditionScope,
): Condition {
  const own = index.dataset(anchor);
  // "customers never reviewed" may have been reviewed, or have reviewed.
  if (isPassive && own.fields.some(({ label }) => PERSONAL.test(label)))
    return noSense(`what was done to ${own.labelPlural} is not known`);
  // "orders not shipped", of which the day is kept: a line of theirs does not tell it.
  const isDated = ({ role, isNullable, label }: Field): boolean =>
    role === 'time' && isNullable && label.split(' ').some((word) => verbStem(word) === verbStem(verb));
  if (own.fields.some(isDated)) return noSense(`when ${own.labelPlural} ${verb} is kept with them`);
  const told = index.knowledge.datasets.filter(
    (dataset) => dataset.roleOf === undefined && isEventOf(index, dataset, anchor) && tellsOf(verb, dataset),
  );
  const ranked = told
    .map(({ name }) => ({ name, distance: index.distance(anchor, name) }))
    .sort((a, b) => a.distance - b.distance);
  const [nearest, second] = ranked;
  if (nearest === undefined) return noSense(`nothing tells whether ${own.labelPlural} ${verb}`);
  if (second !== undefined && second.distance === nearest.distance)
    return undecided(`which of ${nearest.name} and ${second.name} is meant is not said`);
  checkPart(index, verb, { event: nearest.name, anchor });
  return { kind: 'exists', table: anchor, related: nearest.name, where: null };
}

const PERSONAL = /\b(?:birth|first name|last name|surname)\b/;

function isEventOf(index: KnowledgeIndex, { name }: Dataset, anchor: string): boolean {
  return name !== anchor && index.isToOne(name, anchor) && !index.isToOne(anchor, name);
}

/** "users who never sold": an order refers to its buyer, who did not sell. */
function checkPart(
  { knowledge }: KnowledgeIndex,
  verb: string,
  { event, anchor }: { readonly event: string; readonly anchor: string },
): void {
  const roles = knowledge.datasets.filter(({ roleOf }) => roleOf === anchor);
  const played = roles.filter(({ name }) =>
    knowledge.relationships.some(({ from, to }) => from === event && to === name),
  );
  const doer = verb.replace(/e?$/, '').slice(0, 4);
  if (played.length > 0 && !(played.length === 1 && played[0]?.label.startsWith(doer)))
    noSense(`what part ${anchor} played in ${event} is not said`);
}
