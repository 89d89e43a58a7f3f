import type { Dataset } from '../../catalog/mod.ts';
import { spokenAs } from '../asides/deed-words.ts';
import { firstTurned } from '../asides/with-plain-turn.ts';
import type { Candidate } from '../candidate.ts';
import { DESCRIBING_TURNS, EACH_YEAR, EARNING, HAPPENING, IDENTIFIERS } from '../lexicon/descriptions.ts';
import { endsOfAmountsTurns } from '../lexicon/ends-of-amounts-turns.ts';
import type { Turn } from '../lexicon/turn.ts';
import { localTurns } from '../local-turns.ts';
import type { Means, Rewording } from '../meant/rewording.ts';
import { isOfPeople } from '../plan/people.ts';
import { type Token, wordLike } from '../token.ts';
import { boundsFrom } from './bounds-described.ts';
import { columnDescribed, type OwnedColumn } from './column-described.ts';
import { type DescribedSpan, dayFrom, describedFrom, happeningFrom, stayFrom } from './described-span.ts';
import { isNamed, type Said, tablesFor } from './tables-spoken-of.ts';

/**
 * The question with the names of the columns that it describes: "the day they opened" is the opening date, "the amount that was
 * asked for" the requested amount, "the identifier of the loan" its id. Null where it describes none, or not clearly.
 */
export function withColumnsNamed(typed: readonly Token[], means: Means): readonly Token[] | null {
  let tokens = withEndsNamed(turned(withIds(typed, means)));
  for (let at = 0; at < tokens.length; at += 1) {
    const said = { tokens, candidates: means.find(tokens), find: means.find, knowledge: means.knowledge };
    tokens =
      boundsNamed(at, said) ??
      yearlyNamed(at, said) ??
      placeNamed(at, said) ??
      columnNamed(at, said) ??
      tokens;
  }
  return tokens === typed ? null : tokens;
}

/** "rates at least, at most and on average"; the turns are made for the first question that has them. */
let endsOfAmounts: readonly Turn[] | null = null;

function withEndsNamed(tokens: readonly Token[]): readonly Token[] {
  const isSaid = tokens.some(({ norm }, at) => norm === 'at' && BOUNDS.has(tokens[at + 1]?.norm ?? ''));
  if (!isSaid) return tokens;
  endsOfAmounts ??= endsOfAmountsTurns();
  return firstTurned(tokens, endsOfAmounts) ?? tokens;
}

const BOUNDS: ReadonlySet<string> = new Set(['least', 'most']);

const turned = localTurns(DESCRIBING_TURNS);

/** "identifier" as "id", where nothing of the data is called so. */
function withIds(tokens: readonly Token[], { linker }: Means): readonly Token[] {
  if (!tokens.some(({ norm }) => IDENTIFIERS.has(norm)) || linker.isOfName('identifier')) return tokens;
  return tokens.map((token) => {
    const id = IDENTIFIERS.get(token.norm);
    return id === undefined ? token : wordLike(token, id);
  });
}

function columnNamed(at: number, said: Said): readonly Token[] | null {
  const span = describedFrom(at, said) ?? dayFrom(at, said);
  // "the *requested amount* was lent" says which amount it is.
  const isOfName = said.candidates.some(
    ({ start, end, meaning, match }) =>
      start < at && end > at && match === 'exact' && (meaning.kind === 'field' || meaning.kind === 'metric'),
  );
  if (span === null || isOfName || isKnown(span, said)) return null;
  const name = nameOf(span.column, said);
  if (name === null) return null;
  const [like] = span.row;
  const row = like === undefined ? [] : [wordLike(like, 'of'), ...span.row];
  return replaced(span, name, said.tokens, row);
}

/** "amount due" is a name already. */
function isKnown({ start, end }: DescribedSpan, { candidates }: Said): boolean {
  return candidates.some(
    (one) => one.start === start && one.end === end && one.match === 'exact' && one.meaning.kind === 'field',
  );
}

/** "the smallest and the largest amounts they allow" as "the minimum amount and maximum amount". */
function boundsNamed(at: number, said: Said): readonly Token[] | null {
  const bounds = boundsFrom(at, said);
  if (bounds === null) return null;
  return replaced(bounds, bounds.fields.map(({ label }) => label).join(' and '), said.tokens);
}

/** "make per year" as "earn", where what they earn is known by the year. */
function yearlyNamed(at: number, said: Said): readonly Token[] | null {
  const { tokens, knowledge } = said;
  const verb = EARNING.get(tokens[at]?.norm ?? '');
  const often = EACH_YEAR.find((words) => words.every((word, next) => tokens[at + 1 + next]?.norm === word));
  if (verb === undefined || often === undefined) return null;
  const span = { start: at, end: at + 1 + often.length };
  const known = tablesFor(null, span, said).some(
    (tables) => columnDescribed({ kind: 'amount', deed: [verb, ...often] }, tables, knowledge) !== null,
  );
  return known ? replaced(span, verb, tokens) : null;
}

/** The place as that of whoever the clause says is there; what they belong to without the clause. */
function placeNamed(at: number, said: Said): readonly Token[] | null {
  const heads = said.candidates.filter(({ start, match }) => start === at && isNamed(match));
  for (const end of new Set(heads.map((one) => one.end))) {
    const stay = stayFrom(end, said);
    if (stay === null) continue;
    const here = heads.filter((one) => one.end === end);
    if (stay.owner === null && here.some(({ meaning }) => meaning.kind === 'dataset'))
      return [...said.tokens.slice(0, end), ...said.tokens.slice(stay.end)];
    const span = { start: at, end: stay.end };
    const tables = stay.owner === null ? tablesFor(null, span, said) : [[stay.owner]];
    const found = tables.map((some) => placesOf(here, stay.isOfPeople ? some.filter(isOfPeople) : some));
    const [only, ...others] = found.find((some) => some.length > 0) ?? [];
    const name = only === undefined || others.length > 0 ? null : nameOf(only, said);
    if (name !== null) return replaced(span, name, said.tokens);
  }
  return null;
}

/** The places that the tables have under the name. */
function placesOf(heads: readonly Candidate[], tables: readonly Dataset[]): readonly OwnedColumn[] {
  return tables.flatMap((dataset) =>
    dataset.fields
      .filter(({ name, role }) =>
        heads.some(
          ({ meaning }) =>
            role === 'geography' &&
            meaning.kind === 'field' &&
            meaning.dataset === dataset.name &&
            meaning.field === name,
        ),
      )
      .map((field) => ({ dataset, field })),
  );
}

/** The first of the names of a column that is of no other. */
function nameOf({ dataset, field }: OwnedColumn, { tokens: [like], find }: Said): string | null {
  const names = [field.label, `${dataset.label} ${field.label}`, ...field.synonyms];
  const isOnlyHere = (name: string): boolean => {
    const words = name.split(' ').map((word) => (like === undefined ? null : spokenAs(like, word)));
    const tokens = words.filter((word) => word !== null);
    const whole = find(tokens).filter(
      ({ start, end, match, meaning }) =>
        start === 0 && end === tokens.length && match === 'exact' && meaning.kind === 'field',
    );
    return (
      whole.length > 0 &&
      whole.every(
        ({ meaning }) =>
          meaning.kind === 'field' && meaning.dataset === dataset.name && meaning.field === field.name,
      )
    );
  };
  return names.find(isOnlyHere) ?? null;
}

function replaced(
  { start, end }: { readonly start: number; readonly end: number },
  name: string,
  tokens: readonly Token[],
  row: readonly Token[] = [],
): readonly Token[] {
  const like = tokens[start];
  if (like === undefined) return tokens;
  const named = name.split(' ').map((word) => wordLike(like, word));
  return [...tokens.slice(0, start), ...named, ...row, ...tokens.slice(end)];
}

/**
 * What the words say of a date or an id in a way that would be read otherwise: "the day *the Manhattan Branch opened*" is its opening date,
 * "whose opening *took place* after 2015" says when they were opened. The very tokens where nothing is said so.
 */
export const withTellingNames: Rewording = (tokens, means) => {
  if (!tokens.some(({ norm }) => TELLING.has(norm))) return tokens;
  const { find, knowledge } = means;
  const said = { tokens, candidates: find(tokens), find, knowledge };
  for (const at of tokens.keys()) {
    const named =
      ownIdNamed(at, said) ?? rowDayNamed(at, said) ?? keyNamed(at, said) ?? happeningNamed(at, said);
    if (named !== null) return named;
  }
  return tokens;
};

/** "its amount and the *id of its loan*": what stands before is not of the loan. */
function ownIdNamed(at: number, said: Said): readonly Token[] | null {
  const [id, of, its] = said.tokens.slice(at, at + 3).map(({ norm }) => norm);
  if (id !== 'id' || of !== 'of' || (its !== 'its' && its !== 'their')) return null;
  for (const { start, end, match, meaning } of said.candidates) {
    if (start !== at + 3 || !isNamed(match) || meaning.kind !== 'dataset') continue;
    const dataset = said.knowledge.datasets.find(({ name }) => name === meaning.dataset);
    const [key, ...others] = dataset?.primaryKey ?? [];
    const field = dataset?.fields.find(({ name }) => name === key);
    if (dataset === undefined || field === undefined || others.length > 0) continue;
    const name = nameOf({ dataset, field }, said);
    if (name !== null) return replaced({ start: at, end }, name, said.tokens);
  }
  return null;
}

function rowDayNamed(at: number, said: Said): readonly Token[] | null {
  if (!DAYS_OF_ROWS.has(said.tokens[at]?.norm ?? '')) return null;
  const span = describedFrom(at, said);
  return span === null || span.row.length === 0 ? null : columnNamed(at, said);
}

/**
 * What rows are ordered, ranked or bound by: "sorted by *the day they were born*", "the largest *amount they owe*". Only of the rows that are
 * spoken of first, and of what each of them has one of.
 */
function keyNamed(at: number, said: Said): readonly Token[] | null {
  const { tokens, candidates, knowledge } = said;
  if (!KEY_HEADS.has(tokens[at]?.norm ?? '')) return null;
  const before = tokens.slice(0, at).findLast(({ norm }) => !DETERMINERS.has(norm))?.norm ?? '';
  const span =
    BEFORE_KEYS.test(before) || BOUND.has(tokens[at - 1]?.norm ?? '') ? describedFrom(at, said) : null;
  if (span === null || !span.hasClause || span.row.length > 0) return null;
  const first = candidates.find(({ match, meaning }) => isNamed(match) && meaning.kind === 'dataset');
  const rows = first?.meaning.kind === 'dataset' ? first.meaning.dataset : null;
  const owner = span.column.dataset.name;
  const isTheirs =
    rows === owner || knowledge.relationships.some(({ from, to }) => from === rows && to === owner);
  return isTheirs ? columnNamed(at, said) : null;
}

const KEY_HEADS: ReadonlySet<string> = new Set(['amount', 'date', 'day', 'sum']);
const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'their']);
/** Before what orders or measures rows. */
const BEFORE_KEYS =
  /^(?:average|biggest|by|earliest|greatest|highest|largest|latest|lowest|mean|median|newest|oldest|smallest|total)$/;
/** "an amount they owe over 10,000" */
const BOUND: ReadonlySet<string> = new Set(['a', 'an']);

function happeningNamed(at: number, said: Said): readonly Token[] | null {
  const span = happeningFrom(at, said);
  const name = span === null ? null : nameOf(span.column, said);
  if (span === null || name === null) return null;
  // "whose opening date *is* after 2015", "an application date after 2015"
  const isSaid = !span.isOf && said.tokens[at - 1]?.norm !== 'with';
  return replaced(span, isSaid ? `${name} is` : name, said.tokens);
}

const DAYS_OF_ROWS: ReadonlySet<string> = new Set(['date', 'day']);
/** Without one of these nothing is said so. */
const TELLING: ReadonlySet<string> = new Set([...DAYS_OF_ROWS, ...HAPPENING.map(([verb = '']) => verb)]);
