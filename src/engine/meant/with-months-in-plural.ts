import { MONTHS } from '../lexicon/times.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { Token } from '../token.ts';

/**
 * "in all *Decembers* combined" is of the month in whichever year, and not of the last one; "in the Decembers of 2021 and 2022" of both
 * of these. With "each" it may be one by one, and is left as it is. The very tokens where no month is in the plural.
 */
export function withMonthsInPlural(typed: readonly Token[]): readonly Token[] {
  const tokens = withOneOfMany(typed);
  const at = tokens.findIndex(({ norm }) => monthOf(norm) !== null);
  const plural = tokens[at];
  const month = monthOf(plural?.norm ?? '');
  if (plural === undefined || month === null) return tokens;
  let from = at;
  while (QUANTIFIERS.has(tokens[from - 1]?.norm ?? '')) from -= 1;
  if (WITHIN.has(tokens[from - 1]?.norm ?? '')) from -= 1;
  if (APART.has(tokens[from - 1]?.norm ?? '') || tokens[from - 1]?.kind === 'number') return tokens;
  const spoken = (norm: string): Token => ({ ...plural, kind: 'word', norm, text: norm });
  const before = tokens.slice(0, from);
  if (MEMBER.has(tokens[at + 1]?.norm ?? '') && isYear(tokens[at + 2])) {
    const { years, end } = yearsFrom(tokens, at + 2);
    const named = years.flatMap((year, place) => [
      ...(place > 0 ? [spoken('and')] : []),
      spoken(month),
      {
        ...plural,
        kind: 'number' as const,
        norm: year,
        text: year,
        number: { value: Number(year), sign: null },
      },
    ]);
    return [...before, spoken('in'), ...named, ...tokens.slice(end)];
  }
  const { months, end } = monthsFrom(tokens, at);
  const listed = months.flatMap((name, place) => (place > 0 ? ['or', name] : [name]));
  return [
    ...before,
    ...['in', 'any', ...listed].map(spoken),
    ...tokens.slice(end + lengthOfTogether(tokens, end)),
  ];
}

/** "in a December", "in December months": any of them. */
function withOneOfMany(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ norm }, place) =>
      monthOf(`${norm}s`) !== null &&
      (tokens[place + 1]?.norm === 'months' ||
        (tokens[place - 1]?.norm === 'a' &&
          WITHIN.has(tokens[place - 2]?.norm ?? '') &&
          tokens[place + 1]?.kind !== 'number' &&
          tokens[place + 1]?.kind !== 'word')),
  );
  const month = tokens[at];
  if (month === undefined) return tokens;
  const isMonths = tokens[at + 1]?.norm === 'months';
  const plural = { ...month, norm: `${month.norm}s` };
  return [...tokens.slice(0, isMonths ? at : at - 1), plural, ...tokens.slice(at + (isMonths ? 2 : 1))];
}

/** The month of a plural; "may" has none that is told from a verb, nor has "march". */
function monthOf(norm: string): string | null {
  const singular = /^(?:janu|febru)aries$/.test(norm) ? norm.replace(/ies$/, 'y') : norm.replace(/s$/, '');
  const isMonth = singular !== norm && singular.length > 3 && MONTHS.has(singular);
  return isMonth && singular !== 'march' ? singular : null;
}

/** "Junes and Julys": all of them, and where they end. */
function monthsFrom(tokens: readonly Token[], from: number) {
  const months: string[] = [];
  let end = from;
  for (let at = from; at < tokens.length; at += 1) {
    const norm = tokens[at]?.norm ?? '';
    const month = monthOf(norm);
    if (month === null && !JOINTS.has(norm)) break;
    if (month === null) continue;
    months.push(month);
    end = at + 1;
  }
  return { months, end };
}

/** "2021 and 2022", "2021 to 2023": all of them, and where they end. */
function yearsFrom(tokens: readonly Token[], from: number) {
  const years: string[] = [];
  let end = from;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined && isYear(token)) {
      const last = Number(years.at(-1) ?? token.norm);
      const isRange = RANGING.has(tokens[at - 1]?.norm ?? '');
      for (let year = last + 1; isRange && year < Number(token.norm); year += 1) years.push(String(year));
      years.push(token.norm);
      end = at + 1;
    } else if (
      !JOINTS.has(token?.norm ?? '') &&
      !RANGING.has(token?.norm ?? '') &&
      !MEMBER.has(token?.norm ?? '')
    )
      break;
  }
  return { years, end };
}

function isYear(token: Token | undefined): boolean {
  return token?.kind === 'number' && /^(?:19|20)\d\d$/.test(token.norm);
}

/** How many words say that all of them are one whole: "put together", "of all years combined". */
function lengthOfTogether(tokens: readonly Token[], from: number): number {
  const norms = tokens.slice(from, from + REST_MAX).map(({ norm }) => norm);
  const [said = ''] = TOGETHER.exec(`${norms.join(' ')} `) ?? [];
  return said === '' ? 0 : said.trim().split(' ').length;
}

const REST_MAX = 8;
const TOGETHER =
  /^(?:, )?(?:(?:of|across|over|from|in) (?:all|any) (?:of )?(?:the )?years? )?(?:combined |(?:all )?(?:put |taken |added |lumped |pooled )?together (?!with ))?/;
const QUANTIFIERS = wordSet('all any of the');
const WITHIN = wordSet('across during for in over');
const APART = wordSet('each every first last one past two three four five six');
const JOINTS = wordSet('and or & ,');
const RANGING = wordSet('through to until -');
const MEMBER = wordSet('from in of');
