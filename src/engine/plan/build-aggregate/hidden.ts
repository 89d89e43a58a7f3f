import { isSame } from '../../is-same.ts';
import type { Output } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import { type ConditionSketch, type FieldTerm, isOfGroups } from '../sketch.ts';
import { asksForWinner } from '../winner.ts';

interface Shown {
  readonly subjects: readonly Output[];
  /** Tables whose rows are told apart by their names. */
  readonly named: ReadonlySet<string>;
  /** Whether the number that ranks is shown though nobody asks for it. */
  readonly showsRanks: boolean;
}

/**
 * Columns that the words leave out: those not listed; the key of what is asked for by name; the number by which the
 * most common one is found; all but the name, where the name alone is asked for.
 */
export function hiddenOf(outputs: readonly Output[], draft: Draft, shown: Shown): readonly string[] {
  if (draft.isPeak) return outputs.filter((output) => !('transform' in output)).map(({ name }) => name);
  if (draft.outputs !== null)
    return outputs.filter((one) => isBesideChange(one, draft)).map(({ name }) => name);
  const isOnlyRankedBy = ranksUnseen(draft) && !(shown.showsRanks && goesByNumber(draft));
  const isUnasked = (output: Output): boolean =>
    'transform' in output
      ? isOnlyRankedBy || (draft.isChangeAlone && draft.transform !== null && output.transform === null)
      : isKeyOfNamed(output, draft, shown) || isUnaskedOfEach(output, draft);
  return outputs.filter(isUnasked).map(({ name }) => name);
}

/** "in which year did it rise the most, and *by how much*": the change is asked for, and not what changed. */
function isBesideChange(output: Output, { outputs, transform, rank }: Draft): boolean {
  const asksForNumber = outputs?.manner === 'added' && outputs.items.length === 0;
  const isOfChange = transform?.kind === 'change' && rank !== null;
  return asksForNumber && isOfChange && 'transform' in output && output.transform === null;
}

/** "the name of the branch with …", "who has the most …": its key is not asked for. */
function isKeyOfNamed(
  { role, expression }: Output,
  { columns, groups }: Draft,
  { subjects, named }: Shown,
): boolean {
  const isAsked = [...columns, ...groups].some(
    (column) => column.kind === 'field' && isNamed(column.field, expression),
  );
  if (role !== 'identifier' || isAsked || expression.kind !== 'column') return false;
  const isOfSubject = subjects.some((subject) => isSame(subject.expression, expression));
  return named.has(expression.table) || (isOfSubject && columns.some(({ kind }) => kind === 'display'));
}

/** "the theme and the number of artists of each exhibition": its theme alone; "the name and theme" need no key. */
function isUnaskedOfEach(
  { role, expression }: Output,
  { groups, columns, shownOfEach: shown }: Draft,
): boolean {
  const [group = columns[0]] = groups;
  if (shown === undefined || group?.kind !== 'dataset') return false;
  if (expression.kind !== 'column' || expression.table !== group.dataset) return false;
  return !shown.some((column) =>
    column.kind === 'field' ? isNamed(column.field, expression) : role !== 'identifier',
  );
}

function isNamed({ alternatives }: FieldTerm, expression: Output['expression']): boolean {
  return (
    expression.kind === 'column' &&
    alternatives.some(({ dataset, field }) => dataset === expression.table && field === expression.column)
  );
}

/**
 * Whether a number that groups have tells which of them: "which branch has the lowest rate", "states with over 100 loans"; not
 * how it changed, nor whether there are any. "The name of the branch with the most loans" says what is wanted, and "the branch
 * with the most loans, with its name" adds to it.
 */
function goesByNumber({ columns, rank, conditions, transform }: Draft): boolean {
  const isOfName =
    columns.some(({ kind }) => kind === 'display') && !columns.some(({ kind }) => kind === 'dataset');
  if (isOfName || transform !== null) return false;
  const ofGroups = conditions.filter(isOfGroups);
  const isByChange = ofGroups.some(({ kind }) => kind === 'changed' || kind === 'stepped');
  return !isByChange && (rank !== null || ofGroups.some((one) => !isExistence(one) && !isOfEvery(one)));
}

/** "with loans of every product": the number of products is known. */
function isOfEvery(condition: ConditionSketch): boolean {
  if (condition.kind !== 'count' || condition.operator !== '=') return false;
  return (
    condition.distinctOf !== undefined || condition.valuesOf !== undefined || condition.partsOf !== undefined
  );
}

/** "with at least one loan", "without loans". */
function isExistence(condition: ConditionSketch): boolean {
  if (condition.kind !== 'count') return false;
  const { operator, value } = condition;
  return value === 0 || (value === 1 && (operator === '>=' || operator === '<'));
}

/** "at which branch is the total principal the largest": the branch, as in "which branch has the largest …". */
function asksWhichIsMost({ rank, openers, measures }: Draft): boolean {
  const isOne = rank !== null && rank.limit === null && (rank.by === null || isSame(rank.by, measures[0]));
  return isOne && (openers.has('which') || openers.has('who'));
}

/**
 * "the most common purpose", "which state has the most loans", "states with more than 100 loans": the number decides, and
 * is not asked for. "Top 5 states by volume" asks for both.
 */
function ranksUnseen(draft: Draft): boolean {
  const { columns, measures, rank, byMeasures, groups, conditions, transform, compare, openers } = draft;
  if (transform?.kind === 'change' && groups.length === 0 && asksWhichIsMost(draft)) return true;
  if (transform !== null || compare !== null) return false;
  if (measures.length > 0) return measures.length === 1 && groups.length === 0 && asksWhichIsMost(draft);
  if (rank === null) return groups.length === 0 && conditions.some(isOfGroups);
  const isBareCount = rank.quality === 'number' && rank.by === null && rank.limit === null;
  if (groups.length === 0 && (isBareCount || asksForWinner(draft))) return true;
  // "for every region, the branch that …" makes a table; "in each region, which branch …" asks for names.
  if (groups.length > 0 && !openers.has('which') && !draft.asksForNames) return false;
  return columns.length > 0 && (byMeasures.length === 0 || (rank.limit ?? 1) === 1);
}
