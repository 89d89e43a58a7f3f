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

/** What is said of each of the owners, and where the phrases of it end. */
interface Had {
  readonly condition: ConditionSketch;
  readonly end: number;
}

function hadIn(phrases: readonly Phrase[], place: Place): Had | null {
  const rows = rowsHad(phrases[place.next], place.next > place.at + 1);
  if (rows !== null) return rowsOfThem(phrases, rows, place);
  return numberOfThem(phrases, place) ?? saidOfThem(phrases, place);
}

function rowsOfThem(
  phrases: readonly Phrase[],
  rows: Nominal,
  { at, next, owners, each }: Place,
): Had | null {
  const further = phrases[next + 1];
  // "each club that has boats in Oslo": these boats, however the words are put together.
  if (rows.conditions.length === 0 && each === 'has' && further?.kind === 'conditions')
    return { condition: existing({ ...rows, conditions: further.conditions }), end: next + 2 };
  // "the boats of each club with late dues" may be boats with late dues; boats have no boats.
  const isOfOwners = each === 'has' || phrases.slice(0, at).flatMap(tablesAsked).includes(rows.dataset);
  const isOther = rows.dataset !== owners && rows.conditions.length > 0;
  return isOther && isOfOwners ? { condition: existing(rows), end: next + 1 } : null;
}

/** "the largest boat of each club that has *three boats*": one for each. */
function numberOfThem(phrases: readonly Phrase[], { at, next, owners }: Place): Had | null {
  const said = phrases[next];
  const nominal = said?.kind === 'limit' && next > at + 1 ? rowsNamed(phrases[next + 1]) : null;
  if (said?.kind !== 'limit' || nominal === null || nominal.dataset === owners) return null;
  return { condition: { kind: 'count', nominal, operator: '=', value: said.limit }, end: next + 2 };
}

function saidOfThem(phrases: readonly Phrase[], { at, next, owners, each }: Place): Had | null {
  const said = phrases[next];
  const [only, ...others] = said?.kind === 'conditions' ? said.conditions : [];
  if (only === undefined || others.length > 0) return null;
  const end = next + 1;
  // "the last boat of each member who was fined": the member was.
  if (each !== 'plain' && isState(only)) return { condition: only, end };
  // "each club that has boats built in 2024": read as one time of theirs.
  const dated = only.kind === 'time' && each === 'has' ? only.field?.owner : undefined;
  if (dated !== undefined && dated !== owners)
    return { condition: existing({ kind: 'nominal', dataset: dated, conditions: [only] }), end };
  const isCounted =
    only.kind === 'count' && phrases.slice(0, at).flatMap(tablesAsked).includes(only.nominal.dataset);
  // The number of a group is asked of the group itself: "the total price of each club with three boats".
  return isCounted && isRowRanked(phrases) ? { condition: only, end } : null;
}

function existing(nominal: Nominal): ConditionSketch {
  return { kind: 'exists', nominal, isSeparate: true };
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
