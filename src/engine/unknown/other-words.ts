import { pluralOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { unknownTokens } from '../find-candidates.ts';
import { PRICES } from '../lexicon/cues.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { SAME_STATES, SAME_THINGS, SAME_THINGS_WORDS_MAX } from '../lexicon/same-things.ts';
import type { Linker } from '../link/create-linker.ts';
import { withSexNouns } from '../sex-nouns.ts';
import type { Token } from '../token.ts';
import { withToldWords } from '../told/with-told-words.ts';
import { withBeginningLast } from '../with-beginning-last.ts';
import { withAbbreviatedValue } from './abbreviated-values.ts';
import { withBeginningOfValues } from './beginning-of-values.ts';
import { plainWordings } from './plain-wordings.ts';
import type { Asked, Wordings } from './unknown-words.ts';
import { withVerbsAsColumns } from './verbs/with-verbs-as-columns.ts';
import { isOfWhatIsSaid, tableOf } from './what-is-said.ts';
import { withWholeValue } from './whole-values.ts';
import { withAwardsReceived } from './with-awards-received.ts';
import { withDegrees } from './with-degrees.ts';
import { withEverythingSo } from './with-everything-so.ts';
import { withFlagsAsRows } from './with-flags-as-rows.ts';
import { withGeneralNoun } from './with-general-nouns.ts';
import { withJoinedVerbs } from './with-joined-verbs.ts';
import { withLetters } from './with-letters.ts';
import { withMadeAdjectives } from './with-made-adjectives.ts';
import { withNobodyWrittenOut } from './with-nobody-written-out.ts';
import { withNotesForWords } from './with-notes-for-words.ts';
import { withNumberHad } from './with-number-had.ts';
import { withParticiplesAsNouns } from './with-participles-as-nouns.ts';
import { withTruthWrittenOut } from './with-truth-written-out.ts';
import { withValuesAsRows } from './with-values-as-rows.ts';
import { withVerbDone } from './with-verb-done.ts';
import { withoutDatabaseName } from './without-database-name.ts';
import { withoutSaidAgain } from './without-said-again.ts';
import { withoutTableWord } from './without-table-words.ts';

/** The ways to ask the same in words of the data; none where it is asked in them. */
export function otherWordings(tokens: readonly Token[], wordings: Wordings): readonly (readonly Token[])[] {
  const told = withToldWords(tokens, wordings) ?? tokens;
  const asked = withEverythingSo(told, wordings) ?? told;
  return withDegrees(asked, wordings)
    .flatMap((graded) => waysToSay(graded, tokens, wordings))
    .filter((way) => way !== tokens);
}

/** The same of a question that may be said a little otherwise than it was asked. */
function waysToSay(
  graded: readonly Token[],
  tokens: readonly Token[],
  wordings: Wordings,
): readonly (readonly Token[])[] {
  const named = withNobodyWrittenOut(graded, wordings);
  const people = withSexNouns(named, wordings) ?? named;
  const done = withLetters(people) ?? withVerbDone(people, wordings) ?? people;
  const flagged = withTruthWrittenOut(done, wordings);
  const told = withNumberHad(flagged) ?? flagged;
  const unknown = unknownTokens(told, wordings.find(told));
  if (unknown.length === 0) {
    const verbs = withVerbsAsColumns(told, wordings);
    return rowsOf(told === tokens && verbs.length > 0 ? verbs : [told, ...verbs], wordings);
  }
  const noted = withNotesForWords(told, { ...wordings, unknown });
  const ways = (noted.length > 0 ? noted : [told]).flatMap((way) => inKnownWords(way, wordings));
  return rowsOf(ways, wordings);
}

/** The ways with rows that are called by their kind under the name of their table. */
function rowsOf(ways: readonly (readonly Token[])[], wordings: Wordings): readonly (readonly Token[])[] {
  return ways.map((way) => withValuesAsRows(way, wordings) ?? withFlagsAsRows(way, wordings) ?? way);
}

/** The ways to say the same in words of the data, for what is still unknown. */
function inKnownWords(tokens: readonly Token[], wordings: Wordings): readonly (readonly Token[])[] {
  const ask = (way: readonly Token[]): Asked => ({
    ...wordings,
    unknown: unknownTokens(way, wordings.find(way)),
  });
  const once = (way: readonly Token[]): readonly Token[] => withoutSaidAgain(way, ask(way));
  const asColumns = (way: readonly Token[]): readonly (readonly Token[])[] => {
    const verbs = withVerbsAsColumns(way, wordings);
    if (verbs.length > 0) return verbs;
    // "In the 1980s, how many plants started operation?"
    const turned = withBeginningLast(way, wordings.find(way));
    const later = turned === null ? [] : withVerbsAsColumns(turned, wordings);
    return later.length > 0 ? later : [way];
  };
  const joined = withJoinedVerbs(tokens, ask(tokens));
  const received = withAwardsReceived(joined, ask(joined));
  const named = withoutDatabaseName(received, ask(received));
  const made = withMadeAdjectives(named, ask(named)) ?? withParticiplesAsNouns(named, ask(named)) ?? named;
  return asColumns(made)
    .flatMap((way) => {
      const plain = plainWordings(way, ask(way).unknown);
      return plain.length > 0 ? plain.flatMap(asColumns) : [way];
    })
    .map(once)
    .flatMap((way) => {
      const found = withOtherWords(way, ask(way));
      return found.length > 0 ? found : [way];
    })
    .map(once)
    .flatMap((way) => (ask(way).unknown.length > 0 ? asColumns(way) : [way]));
}

/** More ways than this are a guess. */
const WAYS_MAX = 4;

/**
 * The ways to say the same in words of the data, for the unknown ones of which common English has another: "kids" are the
 * children. What is put in their place must be a name of a table, or of a column of a table that is spoken of anyway.
 */
function withOtherWords(tokens: readonly Token[], asked: Asked): readonly (readonly Token[])[] {
  let ways: readonly (readonly Token[])[] = [tokens];
  // What the first words mean may depend on what the next ones are: "Bachelor *degree*".
  for (const token of [...asked.unknown, ...(asked.unknown.length > 1 ? asked.unknown : [])]) {
    const next = ways.flatMap((way) => {
      const at = way.indexOf(token);
      return at < 0 ? [way] : replacements(way, at, asked);
    });
    if (next.length > 0) ways = next;
  }
  return ways[0] === tokens || ways.length > WAYS_MAX ? [] : ways;
}

/** The tokens with the longest stretch that has the token at `at` in other words. */
function replacements(tokens: readonly Token[], at: number, asked: Asked): readonly (readonly Token[])[] {
  const { linker, find } = asked;
  const amount = numbersOf(tokens, at);
  if (amount.length > 0) return amount;
  for (let length = SAME_THINGS_WORDS_MAX; length > 0; length -= 1) {
    for (let start = Math.max(0, at - length + 1); start <= at; start += 1) {
      const stretch = tokens.slice(start, start + length);
      const names = stretch.length === length ? namesFor(stretch, linker) : [];
      const ways = waysWith(names, { tokens, start, length, asked });
      if (ways.length > 0) return ways;
    }
  }
  const related = waysWith(relatedNames(tokens, at, linker), { tokens, start: at, length: 1, asked });
  if (related.length > 0) return related;
  const bare =
    withGeneralNoun(tokens, at, asked) ??
    withoutTableWord(tokens, at, asked) ??
    withBeginningOfValues(tokens, at, asked);
  if (bare !== null) return [bare];
  const short = withAbbreviatedValue(tokens, at, asked);
  if (short !== null && isOfWhatIsSaid(find(short.tokens), short.start, short.end, asked.knowledge))
    return [short.tokens];
  const whole = withWholeValue(tokens, at, asked);
  return whole !== null && isOfWhatIsSaid(find(whole.tokens), at, whole.end, asked.knowledge)
    ? [whole.tokens]
    : [];
}

/** The tokens with each of the names in place of a stretch, where it names what is spoken of. */
function waysWith(
  names: readonly string[],
  {
    tokens,
    start,
    length,
    asked: { find, knowledge },
  }: {
    readonly tokens: readonly Token[];
    readonly start: number;
    readonly length: number;
    readonly asked: Wordings;
  },
): readonly (readonly Token[])[] {
  const stretch = tokens.slice(start, start + length);
  const ways = names.flatMap((name) => {
    const way = [...tokens.slice(0, start), ...saidAs(name, stretch), ...tokens.slice(start + length)];
    const [candidates, end] = [find(way), start + name.split(' ').length];
    const isWhole = candidates.some(
      (one) => one.start <= start && one.end >= end && one.match !== 'partial' && isName(one),
    );
    const isCost = stretch.some(({ norm }) => PRICES.has(nounForm(norm)));
    if (isCost && isOfOtherRows(candidates, way, { start, end })) return [];
    return isOfWhatIsSaid(candidates, start, end, knowledge) ? [{ way, isWhole }] : [];
  });
  // What is called so is meant rather than what is called so among other words: articles are products, and no order items.
  const whole = ways.filter(({ isWhole }) => isWhole);
  return (whole.length > 0 ? whole : ways).map(({ way }) => way);
}

/** "the cost of loans" is no fee of payments. */
function isOfOtherRows(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  if (tokens[end]?.norm !== 'of') return false;
  const at = DETERMINERS.has(tokens[end + 1]?.norm ?? '') ? end + 2 : end + 1;
  const rows = candidates.flatMap((one) =>
    one.start === at && one.meaning.kind === 'dataset' ? [one.meaning.dataset] : [],
  );
  const isTheirs = ({ meaning, ...span }: Candidate): boolean =>
    span.start <= start && span.end >= end && rows.includes(tableOf(meaning) ?? '');
  return rows.length > 0 && !candidates.some(isTheirs);
}

const DETERMINERS: ReadonlySet<string> = new Set(['all', 'each', 'every', 'our', 'the', 'their']);

function isName({ meaning }: Candidate): boolean {
  return meaning.kind === 'dataset' || meaning.kind === 'field' || meaning.kind === 'metric';
}

/** "the enrollment" is a column `enrolled`: the noun of what is done, and not who does it or how something is. */
function relatedNames(tokens: readonly Token[], at: number, linker: Linker): readonly string[] {
  const token = tokens[at];
  // "Who admitted them?" asks for no date.
  const isOfDoer = WHO.has(tokens[at - 1]?.norm ?? '');
  return token?.kind === 'word' && !isOfDoer ? linker.related(nounForm(token.norm)) : [];
}

/** "the largest amount of titles" is that of a column called so, or the largest number of them. */
function numbersOf(tokens: readonly Token[], at: number): readonly (readonly Token[])[] {
  const token = tokens[at];
  if (token?.norm !== 'amount' || tokens[at + 1]?.norm !== 'of') return [];
  return [tokens.toSpliced(at, 2), tokens.with(at, { ...token, text: 'number', norm: 'number' })];
}

const WHO: ReadonlySet<string> = new Set(['who', 'whom']);

/** The names of the data for which the stretch may stand. */
function namesFor(stretch: readonly Token[], linker: Linker): readonly string[] {
  if (stretch.some(({ kind }) => kind !== 'word')) return [];
  const said = stretch.map(({ norm }) => norm);
  if (stretch.length === 1 && PLURAL_ALONE.has(said[0] ?? '')) return [];
  const singular = [...said.slice(0, -1), nounForm(said.at(-1) ?? '')].join(' ');
  const names = SAME_THINGS.get(said.join(' ')) ?? SAME_THINGS.get(singular) ?? [];
  const states = SAME_STATES.get(said.join(' ')) ?? [];
  return [
    ...names.filter((name) => name.split(' ').every((word) => linker.isOfName(nounForm(word)))),
    ...states.filter((name) => name.split(' ').every((word) => linker.isKnown(word))),
  ];
}

/** In the singular they say how something is: "the good ones". */
const PLURAL_ALONE: ReadonlySet<string> = new Set(['good']);

/** The name in the number of the stretch, one token for each of its words. */
function saidAs(name: string, stretch: readonly Token[]): readonly Token[] {
  const [first] = stretch;
  const last = stretch.at(-1);
  if (first === undefined || last === undefined) return [];
  const isState = SAME_STATES.get(stretch.map(({ norm }) => norm).join(' '))?.includes(name) === true;
  const isPlural = !isState && nounForm(last.norm) !== last.norm;
  // "earnings" are plural anyway.
  const words = (isPlural && nounForm(name) === name ? pluralOf(name) : name).split(' ');
  return words.map((word) => ({ ...first, text: word, norm: word, end: last.end }));
}
