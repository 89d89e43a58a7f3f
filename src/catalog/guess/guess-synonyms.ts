import type { CatalogColumn, CatalogTable } from '../catalog.ts';
import type { FieldRole } from '../knowledge.ts';
import { OTHER_WORDS } from '../names/abbreviations.ts';
import { isCommonWord } from '../names/common-words.ts';
import { NAME_KINDS } from '../names/name-kinds.ts';
import { singularOf } from '../names/plural.ts';
import { expandWords, splitName } from '../names/split-name.ts';
import { isMeaningOfCode } from './code-meanings.ts';
import type { ColumnPlace } from './column-place.ts';
import { eventSynonyms, foreseenSynonyms } from './moments.ts';

/** What people call a column besides its label. */
export function guessSynonyms(
  { table, column, spelled, words, tableWords, isKey }: ColumnPlace,
  {
    label,
    role,
    isOfKinds = false,
  }: { readonly label: string; readonly role: FieldRole; readonly isOfKinds?: boolean },
): string[] {
  const synonyms = [words.join(' '), ...otherReadings(spelled, words)];
  if (table.primaryKey.length === 1 && table.primaryKey[0] === column.name)
    synonyms.push('id', `${tableWords.join(' ')} id`);
  const own = withoutTable(words, tableWords);
  if (own.length > 0) synonyms.push(own.join(' '));
  if (own.length > 1 && isOfKinds && CODE_ENDS.has(own.at(-1) ?? ''))
    synonyms.push(own.slice(0, -1).join(' '));
  const last = words.at(-1);
  if (role === 'measure' && isOnlyAtMost(table, bareOf(words, own)))
    synonyms.push(bareOf(words, own).slice(1).join(' '));
  if (column.content === 'real' && words.join(' ') === 'total')
    synonyms.push('total amount', 'amount', `${tableWords.join(' ')} amount`);
  if (isKey && last === 'id' && words.length > 1) synonyms.push([...words.slice(0, -1), 'number'].join(' '));
  if (['geography', 'category', 'name'].includes(role)) {
    if (!FULL_NAMES.has(last ?? '')) synonyms.push(`${words.join(' ')} name`);
    else if (last === 'name' && words.length > 1 && own.length === 0 && !NAME_KINDS.has(words[0] ?? ''))
      synonyms.push(words.slice(0, -1).join(' '));
  }
  // The description of an expense is not what expenses are counted by.
  const isOfRows = words.slice(0, -1).join(' ') === tableWords.join(' ');
  if (isMeaningOfCode(table, column) && words.length > 1 && !isOfRows)
    synonyms.push(words.slice(0, -1).join(' '));
  if (CODE_ENDS.has(last ?? '') && role === 'category' && isAloneOfKind(table, column))
    synonyms.push(words.slice(0, -1).join(' '));
  if (isMoment(column)) {
    for (const other of otherReadings(spelled, words)) {
      const [event = '', end = ''] = other.split(' ');
      if (EVENT_ENDS.has(end)) synonyms.push(...eventSynonyms([event]));
    }
  }
  if (isMoment(column) && words.length > 1) {
    const event = words.slice(0, -1);
    const name = event.join(' ');
    if (last === 'on' || last === 'at' || last === 'timestamp')
      synonyms.push(`${name} date`, `date ${name}`, name, ...gerundDates(name));
    if (last === 'date') synonyms.push(`date ${name}`);
    if (EVENT_ENDS.has(last ?? '')) synonyms.push(...eventSynonyms(event));
    if (own.length > 1 && EVENT_ENDS.has(last ?? '')) synonyms.push(...eventSynonyms(own.slice(0, -1)));
    // A word cut short is nothing else than the event: `iss` of `iss_dt`; `concert` of `concert_date` is the concert itself.
    if (last === 'date' && event.length === 1 && !isOfRows && !isCommonWord(name)) synonyms.push(name);
  }
  // The `end` of a contract is its end date.
  if (isMoment(column) && last !== 'since' && !EVENT_ENDS.has(last ?? '') && words[0] !== 'date')
    synonyms.push(`${words.join(' ')} date`, ...(words.length === 2 ? foreseenSynonyms(words) : []));
  if (isMoment(column) && words.length === 2 && words[0] === 'date')
    synonyms.push(`${last} date`, ...eventSynonyms(words.slice(1)));
  const bare = bareOf(words, own);
  if (isMoment(column) && bare.length === 3 && bare.join(' ').startsWith('date of '))
    synonyms.push(`${last} date`, ...eventSynonyms(bare.slice(2)));
  if (isMoment(column) && bare.join(' ') === 'date of birth') synonyms.push('born', 'birth date', 'birthday');
  if (isMoment(column)) synonyms.push(...boundsOf(words));
  const length = role === 'measure' ? spokenLength(words, table) : null;
  if (length !== null) synonyms.push(length);
  const doing = words.length === 2 && OF_DOINGS.has(last ?? '') ? DOINGS.get(words[0] ?? '') : undefined;
  if (doing !== undefined) synonyms.push(`${doing} ${last}`);
  if (column.content === 'text' && words[0] === 'pay')
    synonyms.push(['payment', ...words.slice(1)].join(' '));
  if (column.content === 'text' && ['pay', 'payment'].includes(words.join(' ')))
    synonyms.push('payment method', 'method of payment', 'payment type');
  return [...new Set(synonyms)].filter((synonym) => synonym !== label);
}

/** A `bill month` is a billing month, a `roam charge` one for roaming. */
const DOINGS: ReadonlyMap<string, string> = new Map([
  ['bill', 'billing'],
  ['clean', 'cleaning'],
  ['mail', 'mailing'],
  ['park', 'parking'],
  ['roam', 'roaming'],
  ['ship', 'shipping'],
]);
const OF_DOINGS: ReadonlySet<string> = new Set(
  'address charge city cost country cycle date fee method month period price state'.split(' '),
);

/** `booking start date` of an `apartment booking` is its start date. */
function withoutTable(words: readonly string[], tableWords: readonly string[]): readonly string[] {
  if (tableWords.every((word, index) => words[index] === word)) return words.slice(tableWords.length);
  // `coverage code` of a coverage type is its code.
  const kind = OF_KINDS.has(tableWords.at(-1) ?? '') ? tableWords.slice(0, -1) : [];
  if (kind.length > 0 && kind.every((word, index) => words[index] === word)) return words.slice(kind.length);
  const [cut = '', ...rest] = words;
  const [table = '', ...more] = tableWords;
  // `ep title` of an episode is its title.
  const isCut = cut.length > 1 && cut.length <= CUT_MAX && table.startsWith(cut) && !isCommonWord(cut);
  if (isCut && rest.length > 0 && more.length === 0) return rest;
  return tableWords.length > 1 && words[0] === tableWords.at(-1) ? words.slice(1) : [];
}

const OF_KINDS: ReadonlySet<string> = new Set(['class', 'kind', 'type']);
const CUT_MAX = 4;

function bareOf(words: readonly string[], own: readonly string[]): readonly string[] {
  return own.length > 0 ? own : words;
}

/** The `max_range` of aircraft is their range, where no other is known of them. */
function isOnlyAtMost({ columns }: CatalogTable, [first, what, ...others]: readonly string[]): boolean {
  const same = columns.filter(({ name }) => splitName(name).at(-1) === what);
  const isNumberOf = what === undefined || singularOf(what) !== what;
  return first === 'maximum' && others.length === 0 && same.length === 1 && !isNumberOf;
}

/** `warranty ends` is the end of a warranty, which people say in other verbs, too. */
function boundsOf(words: readonly string[]): readonly string[] {
  const bound = BOUNDS.find(({ verbs }) => verbs.includes(words.at(-1) ?? ''));
  const name = words.slice(0, -1).join(' ');
  if (bound === undefined || name === '') return [];
  return [...bound.verbs, ...bound.nouns].map((word) => `${name} ${word}`);
}

const BOUNDS: readonly { readonly verbs: readonly string[]; readonly nouns: readonly string[] }[] = [
  {
    verbs: ['ends', 'expires', 'ended', 'expired', 'ending', 'expiring', 'runs out', 'ran out'],
    nouns: ['end', 'end date', 'expiry', 'expiry date', 'expiration', 'expiration date'],
  },
  {
    verbs: ['starts', 'begins', 'started', 'began', 'starting'],
    nouns: ['start', 'start date', 'beginning'],
  },
];

/** `joined on` is the joining date. */
function gerundDates(event: string): readonly string[] {
  return /^[a-z]{3,}ed$/.test(event) ? [`${event.slice(0, -'ed'.length)}ing date`] : [];
}

/** `play minutes` are the play time, where nothing else is. */
function spokenLength(
  [what = '', unit = '', ...others]: readonly string[],
  { columns }: CatalogTable,
): string | null {
  const isLength = others.length === 0 && TIME_UNITS.has(unit) && /^[a-z]{3,}$/.test(what);
  const isAlone = columns.filter(({ name }) => splitName(name)[0] === what).length === 1;
  return isLength && isAlone && !/time$|ed$/.test(what) ? `${what} time` : null;
}

const TIME_UNITS: ReadonlySet<string> = new Set(['hours', 'minutes', 'seconds']);

/** What is a name by itself. */
const FULL_NAMES: ReadonlySet<string> = new Set(['forename', 'name', 'surname']);

/** The names with other words for what is cut short: `prem_dt` is the date of a premiere where it is none of a premium. */
function otherReadings(name: string, words: readonly string[]): string[] {
  return splitName(name).flatMap((cut) => {
    const [likeliest] = expandWords([cut]);
    return (OTHER_WORDS.get(cut) ?? []).flatMap((other) =>
      likeliest !== undefined && words.includes(likeliest)
        ? [words.map((word) => (word === likeliest ? other : word)).join(' ')]
        : [],
    );
  });
}

/** `segment code` is the segment, where nothing else begins so: `country_code` beside `country_name` is the code. */
const CODE_ENDS: ReadonlySet<string> = new Set(['code']);

function isAloneOfKind({ columns }: CatalogTable, { name }: CatalogColumn): boolean {
  const start = name.replace(/(?:[_\W]|(?<=[a-z])(?=[A-Z]))[^_\W]*$/u, '').toLowerCase();
  return (
    start.length < name.length &&
    columns.filter((other) => other.name.toLowerCase().startsWith(start)).length === 1
  );
}

function isMoment({ content }: CatalogColumn): boolean {
  return !['text', 'integer', 'real', 'boolean', 'blob', 'empty'].includes(content);
}

/** The last words of a date's name, after the event that it dates. */
const EVENT_ENDS: ReadonlySet<string> = new Set([
  'date',
  'on',
  'at',
  'time',
  'timestamp',
  'datetime',
  'day',
  'night',
  'semester',
  'term',
]);
