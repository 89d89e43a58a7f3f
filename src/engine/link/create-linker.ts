import { ABBREVIATIONS, CUT_WORDS, type Knowledge, singularOf } from '../../catalog/mod.ts';
import { remembered } from '../../shared/mod.ts';
import type { Candidate } from '../candidate.ts';
import { derivationalStem } from '../lexicon/derivations.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { EQUIPPED } from '../lexicon/properties.ts';
import { meaningKey } from '../meaning-key.ts';
import { isProse } from '../prose.ts';
import type { Token } from '../token.ts';
import { admitValues } from './admit-values.ts';
import { calledAfterOthers } from './called-after-others.ts';
import { COSTS } from './costs.ts';
import { createEvents } from './events.ts';
import { createExactValues } from './exact-values.ts';
import { createLongForms } from './long-forms.ts';
import { namesADeed } from './names-a-deed.ts';
import { createPartialNames } from './partial-names.ts';
import { createPhraseTrie, joinedWord } from './phrase-trie.ts';
import { collectPhrases } from './phrases.ts';
import { createSaidNames, type SaidNames } from './said-names.ts';
import { sharedHeads } from './shared-heads.ts';
import { createSignValues } from './sign-values.ts';
import { createSkeletons } from './skeletons.ts';
import { statesOfOthers } from './states-of-others.ts';
import { createValueHeads } from './value-heads.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { walkTrie, worse } from './walk-trie.ts';
import { createJoinedForm, createOtherForms, formsOf, isKnown, nearNames } from './word-forms.ts';

/** Finds what the words of a question may mean in a database. */
export interface Linker {
  /** All meanings of all spans, overlapping ones too, the cheapest of each span's equal ones. */
  link(tokens: readonly Token[]): Candidate[];
  /** What the question calls the words that names of the data cut short, where it is sure. */
  said(tokens: readonly Token[]): SaidNames;
  /** Whether the word is one of the data, inflected or not. */
  isKnown(word: string): boolean;
  /** Whether the word is one of a name or value as it stands, in the singular or plural. */
  has(word: string): boolean;
  /** Whether the word, in the singular, is what a table is called. */
  isTable(word: string): boolean;
  /** Whether the word is one of the name of a table, a column or a metric, in the singular. */
  isOfName(word: string): boolean;
  /** The words of names that are derived from the same one: `enrolled` of "enrollment". */
  related(word: string): readonly string[];
  /** The words of the data that are a letter away from one that is not known. */
  near(word: string): readonly string[];
  /** The known words nearest to one that is not known, nearest first. */
  nearest(word: string): string[];
}

/** What is known of the words of the language. */
export interface Language {
  /** The word occurs in a turn of speech, so that it is never a misspelling. */
  readonly isLanguageWord: (norm: string) => boolean;
  /** The word is one by itself, and rarely a name. */
  readonly isWholeWord: (norm: string) => boolean;
  /** The word may be one of the language, a letter wrong: it is then no name that is as near. */
  readonly isLanguageMisspelt: (norm: string) => boolean;
}

const NEAREST_MAX = 3;
/** Questions come back to the same words. */
const WORDS_KEPT = 500;

/** Indexes all words of the knowledge; words of the language are never taken for misspellings of them. */
export function createLinker(knowledge: Knowledge, language: Language): Linker {
  const { isLanguageWord, isWholeWord } = language;
  const phrases = collectPhrases(knowledge);
  const root = createPhraseTrie(phrases.flexible);
  const exactValues = createExactValues(phrases.exact);
  const signValues = createSignValues(knowledge);
  const events = createEvents(knowledge);
  const roles = new Set(
    knowledge.datasets.flatMap(({ name, roleOf }) => (roleOf === undefined ? [] : [name])),
  );
  const ofOthers = calledAfterOthers(knowledge);
  const partialNames = createPartialNames(phrases.flexible, {
    isWholeWord,
    // "country" is that of users, of whom some are sellers.
    isRole: (dataset) => roles.has(dataset),
    isOnlyWhole: (name) =>
      name.kind !== 'metric' && (name.kind === 'field' ? roles : ofOthers).has(name.dataset),
  });
  const words = phrases.flexible.flatMap((phrase) => phrase.words);
  const ofNames = new Set(
    phrases.flexible.flatMap(({ meaning, words }) => (meaning.kind === 'value' ? [] : words.map(nounForm))),
  );
  const ofTables = new Set(
    phrases.flexible.flatMap(({ meaning, words: [word = '', ...others] }) =>
      meaning.kind === 'dataset' && others.length === 0 ? [nounForm(word)] : [],
    ),
  );
  const joined = phrases.flexible.map(joinedWord).filter((word) => word !== null);
  const vocabulary = createVocabulary([...words, ...joined].map(nounForm));
  const skeletons = createSkeletons(phrases.flexible, {
    isKnown: isLanguageWord,
    longForm: (word) => ABBREVIATIONS.get(word) ?? CUT_WORDS.get(word),
  });
  const longForms = createLongForms(phrases.flexible);
  const valueHeads = createValueHeads(knowledge);
  const isPhrase = (word: string): boolean => (root.children?.get(word)?.entries.length ?? 0) > 0;
  const known = { vocabulary, skeletons, longForms };
  const formContext = {
    otherForms: createOtherForms({ ...known, isPhrase, ...language }),
    joinedForm: createJoinedForm(known),
  };
  const said = createSaidNames(knowledge, {
    skeletons,
    isKnown: (word) => isWholeWord(word) || isPhrase(word),
  });
  // Most questions are understood, so that nothing is suggested.
  const distinct = [...new Set(words)];
  let suggestions: Vocabulary | null = null;
  const suggested = (): Vocabulary => {
    suggestions ??= createVocabulary(distinct);
    return suggestions;
  };
  let byStem: ReadonlyMap<string, readonly string[]> | null = null;
  const related = (word: string): readonly string[] => {
    byStem ??= Map.groupBy(ofNames, derivationalStem);
    return (byStem.get(derivationalStem(word)) ?? []).filter((name) => name !== nounForm(word));
  };
  return {
    link: (tokens) => {
      const forms = tokens.map((_, index) => formsOf(tokens, index, formContext));
      const found = tokens.flatMap((_, start) => [
        ...walkTrie(root, start, { tokens, forms }),
        ...exactValues.find(tokens, start),
        ...signValues.find(tokens, start),
      ]);
      const isOfOthers = statesOfOthers(found, tokens, knowledge);
      const direct = found.filter((one) => !isOfOthers(one));
      const whole = forms.map((some) =>
        some.filter(({ isInner, isPart }) => isInner !== true && isPart !== true),
      );
      const partial = tokens.flatMap((_, start) => partialNames.find(tokens, start, whole));
      const names = [...direct, ...withoutKnown(partial, direct)].filter((one) => !namesADeed(one, tokens));
      const kept = valuesOfQuotes(cheapest(names), tokens);
      const admitted = admitValues(tablesFirst(kept, kept, { knowledge, roles }), { tokens, isWholeWord });
      const headless = sharedHeads(admitted, { root, tokens, forms });
      return [
        ...cheapest([
          ...admitted.filter((one) => !isHalfOfName(one, headless, roles)),
          ...headless,
          ...tablesFirst(qualified(admitted, tokens), admitted, { knowledge, roles }),
          ...equipped(admitted, tokens),
        ]),
        ...tokens
          .flatMap((_, start) => (isNamed(admitted, start) ? [] : valueHeads.find(tokens, start)))
          .filter((one) => !isOfOthers(one)),
        ...tokens.flatMap((_, start) => events.find(tokens, start)),
      ];
    },
    said,
    isKnown: remembered((word) => isKnown(known, word), WORDS_KEPT),
    has: (word) => vocabulary.has(word) || vocabulary.has(singularOf(word)),
    isTable: (word) => ofTables.has(word),
    isOfName: (word) => ofNames.has(word),
    near: remembered(
      (word) => nearNames(vocabulary, word).flatMap((near) => (near.distance === 1 ? [near.word] : [])),
      WORDS_KEPT,
    ),
    related,
    // A word may be known as a part of a name only: said alone it is unknown, and no help to whoever said it.
    nearest: (word) => {
      const norm = word.toLowerCase();
      const found = suggested()
        .nearest(norm, 2 * NEAREST_MAX)
        .filter((near) => near !== norm);
      // One of "late" and "lates" is enough.
      const distinct = new Map(found.toReversed().map((near) => [nounForm(near), near]));
      return found.filter((near) => distinct.get(nounForm(near)) === near).slice(0, NEAREST_MAX);
    },
  };
}

/** Partial matches where nothing matches exactly: `income` is no part of `income tax` where a column is called so. */
function withoutKnown(partial: readonly Candidate[], direct: readonly Candidate[]): Candidate[] {
  const exact = direct.filter(({ match, meaning }) => match !== 'misspelt' && meaning.kind !== 'value');
  const known = new Set(exact.map(({ start, end }) => `${start} ${end}`));
  return partial.filter(({ start, end }) => !known.has(`${start} ${end}`));
}

/** "with the position 'Member'": what is quoted and is a value as it stands is no name of a table. */
function valuesOfQuotes(candidates: readonly Candidate[], tokens: readonly Token[]): readonly Candidate[] {
  const isQuoted = ({ start, end }: Candidate): boolean =>
    end === start + 1 && tokens[start]?.kind === 'quoted';
  // "reviews that mention "too many ads"": as a part of what is written there.
  const isPart = (one: Candidate): boolean =>
    one.meaning.kind === 'value' &&
    isQuoted(one) &&
    MENTIONS.test(tokens[one.start - 1]?.norm ?? '') &&
    isProse(one.meaning.field);
  const parts = candidates.filter(isPart);
  if (parts.length > 0) return candidates.filter((one) => !parts.includes(one));
  const values = new Set(
    candidates.flatMap((one) =>
      isQuoted(one) && one.meaning.kind === 'value' && one.match === 'exact' ? [one.start] : [],
    ),
  );
  return values.size === 0
    ? candidates
    : candidates.filter((one) => one.meaning.kind === 'value' || !isQuoted(one) || !values.has(one.start));
}

const MENTIONS = /^(?:contain|mention)(?:s|ing|ed)?$/;

/** "airlines" are the rows of that table before they are what a column of the routes that refer to them is called. */
function tablesFirst(
  candidates: readonly Candidate[],
  beside: readonly Candidate[],
  { knowledge, roles }: { readonly knowledge: Knowledge; readonly roles: ReadonlySet<string> },
): Candidate[] {
  const isReferred = ({ start, end, meaning }: Candidate): boolean =>
    meaning.kind === 'field' &&
    beside.some(
      (one) =>
        one.meaning.kind === 'dataset' &&
        !roles.has(one.meaning.dataset) &&
        one.start === start &&
        one.end === end &&
        one.match !== 'partial' &&
        one.match !== 'misspelt' &&
        knowledge.relationships.some(
          ({ from, to }) => from === meaning.dataset && to !== from && to === tableOf(one.meaning),
        ),
    );
  return candidates.map((one) => (isReferred(one) ? { ...one, cost: one.cost + COSTS.partial } : one));
}

/** "origin and destination code": the code of the origin, and not what the origin is called. */
function isHalfOfName(
  { start, end, meaning }: Candidate,
  headless: readonly Candidate[],
  roles: ReadonlySet<string>,
): boolean {
  return (
    meaning.kind === 'dataset' &&
    roles.has(meaning.dataset) &&
    headless.some((one) => one.meaning.kind === 'field' && one.start === start && one.end === end)
  );
}

function tableOf(meaning: Candidate['meaning']): string | null {
  return meaning.kind === 'dataset' ? meaning.dataset : null;
}

/** Whether a name or a value begins there by itself, so that it is no end of others. */
function isNamed(candidates: readonly Candidate[], start: number): boolean {
  return candidates.some((one) => one.start === start && one.end === start + 1 && one.match !== 'misspelt');
}

/** A field right after the name of its table: `customer name`, `the branch's city`. */
function qualified(candidates: readonly Candidate[], tokens: readonly Token[]): Candidate[] {
  return candidates.flatMap((owner) => {
    if (owner.meaning.kind !== 'dataset') return [];
    const { dataset } = owner.meaning;
    const next = tokens[owner.end]?.norm === "'s" ? owner.end + 1 : owner.end;
    return (
      candidates
        .filter(
          ({ start, meaning }) => start === next && meaning.kind === 'field' && meaning.dataset === dataset,
        )
        // "patients born after 1990" says of the patients when they were born.
        .filter(({ end, match }) => end - next > 1 || !isSaidOf(tokens[next]?.norm ?? '', match))
        .map((field) => ({
          ...field,
          start: owner.start,
          match: worse(owner.match, field.match),
          cost: owner.cost + field.cost,
        }))
    );
  });
}

/** A flag with what it makes of the row: `wheelchair` stops are "wheelchair accessible". */
function equipped(candidates: readonly Candidate[], tokens: readonly Token[]): Candidate[] {
  return candidates
    .filter(({ meaning, end }) => meaning.kind === 'segment' && EQUIPPED.has(tokens[end]?.norm ?? ''))
    .map((flag) => ({ ...flag, end: flag.end + 1, match: 'partial', cost: flag.cost + COSTS.inflected }));
}

/** "students majoring in it": what they do, and not the `major` that another form of the word names. */
function isSaidOf(word: string, match: Candidate['match']): boolean {
  return PARTICIPLE.test(word) || (match !== 'exact' && word.endsWith('ing'));
}

const PARTICIPLE = /(?:[a-z]ed|born|built|held|made|paid|sent|sold|won)$/;

/** Of candidates with the same span and meaning the cheapest, in the order of the question. */
function cheapest(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = `${candidate.start} ${candidate.end} ${meaningKey(candidate.meaning)}`;
    const known = best.get(key);
    if (known === undefined || candidate.cost < known.cost) best.set(key, candidate);
  }
  return [...best.values()].sort((a, b) => a.start - b.start || b.end - a.end || a.cost - b.cost);
}
