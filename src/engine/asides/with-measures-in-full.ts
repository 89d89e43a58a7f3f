import type { Knowledge } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import { hourlyEarnings } from '../lexicon/earnings.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { localTurns } from '../local-turns.ts';
import { type Token, wordLike } from '../token.ts';

/**
 * The question with its prices and wages under their whole names, where the last word of one is all that is said of it and stands for no
 * other: "a higher *wage* than their boss" of an hourly wage, "earns more per hour". Null where all are so.
 */
export function withMeasuresInFull(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] | null {
  const { full, earnings } = namesIn(knowledge);
  const earned = earnings(tokens);
  if (earned === tokens && !tokens.some(({ norm }) => full.has(nounForm(norm)))) return null;
  const said = earned.flatMap((token, at) => {
    const before = full.get(nounForm(token.norm)) ?? [];
    const last = earned[at - 1]?.norm ?? '';
    const isWhole = before.length === 0 || last === before.at(-1) || GROUPING.has(last);
    return isWhole ? [token] : [...before.map((word) => wordLike(token, word)), token];
  });
  return said.length === tokens.length && earned === tokens ? null : said;
}

const GROUPING: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);

interface Names {
  /** By the word for which each stands, the words that go before it. */
  readonly full: ReadonlyMap<string, readonly string[]>;
  readonly earnings: (tokens: readonly Token[]) => readonly Token[];
}

const namesIn = rememberedOf(namesOf);

const WORDS_MAX = 3;
/** "total price" is none of single prices. */
const OF_PIECES: ReadonlySet<string> = new Set(['item', 'piece', 'unit']);
/** What nobody calls an amount of one kind. */
const GENERAL: ReadonlySet<string> = new Set(['amount', 'balance', 'eur', 'gbp', 'total', 'usd', 'value']);

function namesOf({ datasets, metrics, segments }: Knowledge): Names {
  const own = datasets.filter(({ isVisible, roleOf }) => isVisible && roleOf === undefined);
  const fields = own.flatMap((one) => one.fields);
  const taken = new Set([
    ...GENERAL,
    ...[...datasets, ...metrics, ...segments].flatMap(({ label, synonyms }) => [label, ...synonyms]),
    ...fields.flatMap(({ label, synonyms }) => [label, ...synonyms]).filter((name) => !name.includes(' ')),
    ...fields.flatMap(({ values }) => (values ?? []).map(({ value }) => String(value).toLowerCase())),
  ]);
  const full = new Map<string, readonly string[]>();
  for (const { label, role, unit } of fields) {
    const words = label.split(' ');
    const last = words.at(-1) ?? '';
    const isAmount = role === 'measure' && unit?.kind === 'money' && !OF_PIECES.has(words[0] ?? '');
    if (!isAmount || words.length < 2 || words.length > WORDS_MAX || taken.has(last)) continue;
    const called = fields.filter((one) => one.label.split(' ').includes(last));
    if (called.length === 1) full.set(last, words.slice(0, -1));
  }
  const [pay, ...others] = fields.filter(({ label, role }) => role === 'measure' && HOURLY.test(label));
  const turns = pay === undefined || others.length > 0 ? [] : hourlyEarnings(pay.label);
  return { full, earnings: localTurns(turns) };
}

const HOURLY = /^hourly (?:earnings|pay|rate|salary|wage)$/;
