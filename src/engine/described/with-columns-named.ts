import type { Dataset } from '../../catalog/mod.ts';
import { spokenAs } from '../asides/deed-words.ts';
import type { Candidate } from '../candidate.ts';
import { HAPPENING, IDENTIFIERS } from '../lexicon/descriptions.ts';
import type { Means, Rewording } from '../meant/rewording.ts';
import { isOfPeople } from '../plan/people.ts';
import type { Token } from '../token.ts';
import type { OwnedColumn } from './column-described.ts';
import { type DescribedSpan, dayFrom, describedFrom, happeningFrom, stayFrom } from './described-span.ts';
import { isNamed, type Said, tablesFor } from './tables-spoken-of.ts';

/**
 * The question with the names of the columns that it describes: "the day they opened" is the opening date, "the amount that was
 * asked for" the requested amount, "the identifier of the loan" its id. Null where it describes none, or not clearly.
 */
export function withColumnsNamed(typed: readonly Token[], means: Means): readonly Token[] | null {
  let tokens = withIds(typed, means);
  for (let at = 0; at < tokens.length; at += 1) {
    const said = { tokens, candidates: means.find(tokens), find: means.find, knowledge: means.knowledge };
    tokens = placeNamed(at, said) ?? columnNamed(at, said) ?? tokens;
  }
  return tokens === typed ? null : tokens;
}

/** "identifier" as "id", where nothing of the data is called so. */
function withIds(tokens: readonly Token[], { linker }: Means): readonly Token[] {
  if (!tokens.some(({ norm }) => IDENTIFIERS.has(norm)) || linker.isOfName('identifier')) return tokens;
  return tokens.map((token) => {
    const id = IDENTIFIERS.get(token.norm);
    return id === undefined ? token : { ...spokenAs(token, id), text: id };
  });
}

function columnNamed(at: number, said: Said): readonly Token[] | null {
  const span = describedFrom(at, said) ?? dayFrom(at, said);
  if (span === null || isKnown(span, said)) return null;
  const name = nameOf(span.column, said);
  if (name === null) return null;
  const [like] = span.row;
  const row = like === undefined ? [] : [{ ...spokenAs(like, 'of'), text: 'of' }, ...span.row];
  return replaced(span, name, said.tokens, row);
}

/** "amount due" is a name already. */
function isKnown({ start, end }: DescribedSpan, { candidates }: Said): boolean {
  return candidates.some(
    (one) => one.start === start && one.end === end && one.match === 'exact' && one.meaning.kind === 'field',
  );
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
  const named = name.split(' ').map((word) => ({ ...spokenAs(like, word), text: word }));
  return [...tokens.slice(0, start), ...named, ...row, ...tokens.slice(end)];
}

/**
 * What the words say of a date in a way that would be read otherwise: "the day *the Manhattan Branch opened*" is its opening date,
 * "whose opening *took place* after 2015" says when they were opened. The very tokens where nothing is said so.
 */
export const withDatesNamed: Rewording = (tokens, means) => {
  if (!tokens.some(({ norm }) => DATE_WORDS.has(norm))) return tokens;
  const { find, knowledge } = means;
  const said = { tokens, candidates: find(tokens), find, knowledge };
  for (const at of tokens.keys()) {
    const named = rowDayNamed(at, said) ?? happeningNamed(at, said);
    if (named !== null) return named;
  }
  return tokens;
};

function rowDayNamed(at: number, said: Said): readonly Token[] | null {
  if (!DAYS_OF_ROWS.has(said.tokens[at]?.norm ?? '')) return null;
  const span = describedFrom(at, said);
  return span === null || span.row.length === 0 ? null : columnNamed(at, said);
}

function happeningNamed(at: number, said: Said): readonly Token[] | null {
  const span = happeningFrom(at, said);
  const name = span === null ? null : nameOf(span.column, said);
  if (span === null || name === null) return null;
  // "whose opening date *is* after 2015", "an application date after 2015"
  const isSaid = !span.isOf && said.tokens[at - 1]?.norm !== 'with';
  return replaced(span, isSaid ? `${name} is` : name, said.tokens);
}

const DAYS_OF_ROWS: ReadonlySet<string> = new Set(['date', 'day']);
const DATE_WORDS: ReadonlySet<string> = new Set([...DAYS_OF_ROWS, ...HAPPENING.map(([verb = '']) => verb)]);
