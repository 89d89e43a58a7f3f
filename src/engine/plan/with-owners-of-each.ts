import type { Phrase, PhraseOf } from './phrase.ts';
import type { ConditionSketch, DimensionSketch, MeasureSketch, Nominal } from './sketch.ts';

type Group = PhraseOf<'group'>;

/**
 * "the largest boat *of each club that has a sunken boat*": these clubs alone, of which all boats are asked. What one of the groups is
 * said to have tells which groups they are, and not which rows count.
 */
export function withOwnersOfEach(phrases: readonly Phrase[]): readonly Phrase[] {
  const at = phrases.findIndex((phrase) => phrase.kind === 'group' && ownersIn(phrase) !== null);
  const group = phrases[at];
  const owners = group?.kind === 'group' ? ownersIn(group) : null;
  if (group?.kind !== 'group' || owners === null) return phrases;
  const next = phrases.findIndex((phrase, position) => position > at && !opensClause(phrase));
  const had = next < 0 ? null : hadIn(phrases, { at, next, owners, each: group.each });
  if (had === null) return phrases;
  const which: ConditionSketch = {
    kind: 'exists',
    nominal: { kind: 'nominal', dataset: owners, conditions: [had.condition] },
  };
  const openers = phrases
    .slice(at + 1, next)
    .filter((phrase) => phrase.kind === 'opener' && RELATIVES.has(phrase.opener));
  return [
    ...phrases.slice(0, at + 1),
    ...openers,
    { kind: 'conditions', conditions: [which], isPlaced: true },
    ...phrases.slice(had.end),
  ];
}

/** The table of which each row is a group: "of each club"; null where the groups are others, or already told apart. */
function ownersIn({ dimensions, each, which, through }: Group): string | null {
  const [only, ...others] = dimensions;
  const isPlain = others.length === 0 && which === undefined && through === undefined;
  return isPlain && each !== undefined && only?.kind === 'dataset' ? only.dataset : null;
}

/** "who", "which", "that". */
function opensClause(phrase: Phrase): boolean {
  return phrase.kind === 'noise' || phrase.kind === 'opener';
}

const RELATIVES: ReadonlySet<string> = new Set(['which', 'who']);

interface Place {
  readonly at: number;
  readonly next: number;
  readonly owners: string;
  readonly each: Group['each'];
}

/** What each of the owners is said to have, and where the phrases of it end. */
function hadIn(
  phrases: readonly Phrase[],
  { at, next, owners, each }: Place,
): { readonly condition: ConditionSketch; readonly end: number } | null {
  const said = phrases[next];
  const asked = phrases.slice(0, at).flatMap(tablesAsked);
  const rows = rowsHad(said, next > at + 1);
  const further = phrases[next + 1];
  // "each club that has boats in Oslo": these boats, however the words are put together.
  if (rows?.conditions.length === 0 && each === 'has' && further?.kind === 'conditions')
    return {
      condition: { kind: 'exists', nominal: { ...rows, conditions: further.conditions }, isSeparate: true },
      end: next + 2,
    };
  if (rows !== null) {
    // "the boats of each club with late dues" may be boats with late dues; boats have no boats.
    const isOfOwners = each === 'has' || asked.includes(rows.dataset);
    const isOther = rows.dataset !== owners && rows.conditions.length > 0;
    return isOther && isOfOwners
      ? { condition: { kind: 'exists', nominal: rows, isSeparate: true }, end: next + 1 }
      : null;
  }
  const counted = said?.kind === 'limit' && next > at + 1 ? rowsNamed(phrases[next + 1]) : null;
  // "the largest boat of each club that has three boats": one for each.
  if (said?.kind === 'limit' && counted !== null && counted.dataset !== owners)
    return {
      condition: { kind: 'count', nominal: counted, operator: '=', value: said.limit },
      end: next + 2,
    };
  const [only, ...others] = said?.kind === 'conditions' ? said.conditions : [];
  const isWho = each !== 'plain' && others.length === 0;
  // "the last boat of each member who was fined": the member was.
  if (isWho && only !== undefined && isState(only)) return { condition: only, end: next + 1 };
  const isCounted = only?.kind === 'count' && others.length === 0 && asked.includes(only.nominal.dataset);
  // The number of a group is asked of the group itself: "the total price of each club with three boats".
  return isCounted && isRowRanked(phrases) ? { condition: only, end: next + 1 } : null;
}

/** "fined", "retired", "left" */
function isState(condition: ConditionSketch): boolean {
  if (condition.kind === 'not') return isState(condition.of);
  if (condition.kind === 'value') return condition.field === null;
  return condition.kind === 'segment' || condition.kind === 'missing';
}

/** What is said to be had, by the verb or behind "who". */
function rowsHad(said: Phrase | undefined, isInClause: boolean): Nominal | null {
  if (said?.kind === 'nominal' && (said.isHad === true || (isInClause && !said.isJoined)))
    return said.nominal;
  const [only, ...others] = said?.kind === 'conditions' ? said.conditions : [];
  return only?.kind === 'exists' && only.isOf !== true && others.length === 0 ? only.nominal : null;
}

/** "boats" of "three boats" */
function rowsNamed(said: Phrase | undefined): Nominal | null {
  if (said?.kind === 'nominal') return said.isJoined ? null : said.nominal;
  const [only, ...others] = said?.kind === 'columns' ? said.dimensions : [];
  return only?.kind === 'dataset' && others.length === 0
    ? { kind: 'nominal', dataset: only.dataset, conditions: [] }
    : null;
}

/** "the *largest* boat", "the *two newest* boats" */
function isRowRanked(phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase) => phrase.kind === 'rank' && phrase.by === null);
}

/** The tables whose rows the words before are about. */
function tablesAsked(phrase: Phrase): readonly string[] {
  switch (phrase.kind) {
    case 'nominal':
      return [phrase.nominal.dataset];
    case 'columns':
      return phrase.dimensions.flatMap(tablesOfColumn);
    case 'measures':
      return phrase.measures.flatMap(tablesMeasured);
    default:
      return [];
  }
}

function tablesOfColumn(column: DimensionSketch): readonly string[] {
  if (column.kind === 'dataset') return [column.dataset];
  return column.kind === 'field' ? column.field.alternatives.map(({ dataset }) => dataset) : [];
}

function tablesMeasured(measure: MeasureSketch): readonly string[] {
  if (measure.kind === 'count') return [measure.nominal.dataset];
  return measure.kind === 'aggregate' || measure.kind === 'bare'
    ? measure.field.alternatives.map(({ dataset }) => dataset)
    : [];
}
