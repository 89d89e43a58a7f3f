import type { Candidate, Meaning } from '../candidate.ts';
import { CLAUSE_WORDS, COPULAS } from '../lexicon/cues.ts';
import { nounForm } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import { COSTS } from './costs.ts';
import {
  BY,
  type IndexedName,
  isDoingOfThem,
  isDoneByThem,
  isOtherHead,
  isOtherNoun,
  isParticiple,
  isSaidOfHead,
  type Name,
} from './indexed-name.ts';
import type { Phrase } from './phrases.ts';
import type { WordForm } from './word-forms.ts';

/** Finds names by some of their words, or by all of them in another order. */
export interface PartialNames {
  find(tokens: readonly Token[], start: number, forms: readonly (readonly WordForm[])[]): Candidate[];
}

/** Words that join the words of a name in another order: `rate of interest`; `loan to value` is no `loan value`. */
const CONNECTORS: ReadonlySet<string> = new Set(['of', 'the', 'for', 'in', 'on', 'at', "'s"]);
/** Alone they relate, ask or help, and name nothing: "between" is no time between two dates. */
const RELATIONS: ReadonlySet<string> = new Set(
  `across after and as before between by down during from how into living off out over per reach reaches since take taken takes than that to took under until up what when
  where which while who whom whose why with within without`.split(/\s+/),
);
const SPAN_MAX = 6;
/** A word that more names share than this says nothing. */
const SHARED_MAX = 8;

/** A word as it is in names, with those that it is in. */
interface WordOfNames {
  readonly word: string;
  /** What it costs that it is another form of it. */
  readonly cost: number;
  readonly names: readonly IndexedName[];
  /** What it stands for alone. */
  readonly alone: readonly Reading[];
}

/** A name that some of its words stand for. */
type Reading = Pick<Candidate, 'meaning' | 'match' | 'cost'>;

/** Questions come back to the same words. */
const WORDS_KEPT = 1000;

interface PartialNamesOptions {
  readonly isWholeWord: (norm: string) => boolean;
  /** A name for which some of its words do not stand. */
  readonly isOnlyWhole: (name: Name) => boolean;
  /** The rows of a table as what they do: "did Ann lead" asks of lead mechanics. */
  readonly isRole: (dataset: string) => boolean;
}

/** Indexes the names of several words. Words of the language alone never stand for a name. */
export function createPartialNames(
  phrases: readonly Phrase[],
  { isWholeWord, isOnlyWhole, isRole }: PartialNamesOptions,
): PartialNames {
  const index = indexWords(phrases);
  // Of which names a word is a part does not depend on the question that it is in.
  const parts = new Map<string, WordOfNames>();
  const partOf = ({ kind, norm }: Token, forms: readonly WordForm[]): WordOfNames => {
    const key = `${kind} ${norm}`;
    const known = parts.get(key);
    if (known !== undefined) return known;
    const noun = nounForm(norm);
    const { word, cost } = indexedForm(noun, forms, index);
    const names = (index.get(word) ?? []).filter((name) => !isOtherNoun(norm, noun, name));
    const named = names.filter((name) => !isRelated(name, word));
    const alone = named.length === 0 ? [] : readings(named, new Set([word]), { isOnlyWhole, isRole });
    const part = { word, cost, names, alone };
    if (parts.size >= WORDS_KEPT) parts.clear();
    parts.set(key, part);
    return part;
  };
  return {
    find: (tokens, start, forms) => {
      const found: Candidate[] = [];
      const words = new Set<string>();
      let stretch = 0;
      const isLanguage = isWholeWord(tokens[start]?.norm ?? '');
      let matching: readonly IndexedName[] | null = null;
      let isPredicate = false;
      let headBefore: string | null = null;
      for (let end = start + 1; end <= Math.min(tokens.length, start + SPAN_MAX); end++) {
        const token = tokens[end - 1];
        if (token === undefined || (token.kind !== 'word' && token.kind !== 'number' && token.norm !== "'s"))
          break;
        if (CONNECTORS.has(token.norm)) {
          // `number of customers` counts them; it is not the customer number in another order.
          if (words.size === 0 || isLanguage) break;
          // "treatments of type X" are treatments, and "type of treatment" the treatment type.
          if (token.norm === 'of') headBefore = [...words][0] ?? null;
          continue;
        }
        if (words.size > 0 && COPULAS.has(token.norm)) {
          isPredicate = true;
          continue;
        }
        // "loan to income" is not the debt-to-income of a loan, nor "loans and charge-offs" the time between: no name begins so.
        if (words.size === 0 && (token.norm === 'to' || token.norm === 'and')) break;
        const { word, cost, names: known, alone } = partOf(token, forms[end - 1] ?? []);
        if (known.length === 0 || words.has(word)) break;
        words.add(word);
        stretch += cost;
        matching = matching === null ? known : matching.filter((name) => name.words.includes(word));
        if (headBefore !== null) matching = matching.filter(({ head }) => head === headBefore);
        if (isPredicate) matching = matching.filter((name) => isSaidOfHead(name, words));
        if (matching.length === 0) break;
        const isDoneBy = isParticiple(token.norm) && tokens[end]?.norm === BY;
        if (isDoneBy) matching = matching.filter((name) => name.head === word);
        const mayStandAlone =
          !isLanguage &&
          token.kind === 'word' &&
          (!isParticiple(token.norm) || isDoneBy) &&
          !RELATIONS.has(token.norm);
        // "applications between" is no time between an application and its decision.
        const isWhole = words.size > 1 && !RELATIONS.has(token.norm);
        if (!isWhole && !mayStandAlone) continue;
        const read =
          words.size === 1 && !isDoneBy
            ? alone
            : readings(
                // "flights depart" say what is done, and are no number of a departure.
                matching.filter(
                  (name) =>
                    !isOtherHead(name, tokens.slice(start, end)) &&
                    !isDoneByThem(name, tokens.slice(start, end)) &&
                    !isDoingOfThem(name, tokens.slice(start, end)) &&
                    !isOtherSpan(name, words) &&
                    !(cost > 0 && words.size > 1 && word !== name.head),
                ),
                words,
                { isOnlyWhole, isRole },
              );
        const last = isDoneBy ? end + 1 : end;
        for (const one of read) found.push({ start, end: last, ...one, cost: one.cost + stretch });
      }
      return found;
    },
  };
}

/** "employer" is none of the `years with employer`: the word only says of what they are. */
function isRelated({ words }: IndexedName, word: string): boolean {
  return words.slice(0, words.indexOf(word)).some((one) => RELATING.has(one));
}

/** "days from decision (to signature)" are not those `from application to decision`. */
function isOtherSpan({ words }: IndexedName, said: ReadonlySet<string>): boolean {
  const at = words.findIndex((word) => SPANNING.has(word) && said.has(word));
  return at >= 0 && words.slice(at).some((word) => !said.has(word));
}

const SPANNING: ReadonlySet<string> = new Set(['between', 'from']);

const RELATING: ReadonlySet<string> = new Set(['from', 'since', 'with']);

/** Whether the words name a column that says how or why something is, or what it costs; it may also be called "admission reason name". */
function isClassifier({ kind }: Name, words: readonly string[]): boolean {
  const last = words.findLast((word) => word !== 'name') ?? '';
  return kind === 'field' && CLASSIFIERS.has(last);
}

/** Words that end the names of columns that say how or why something is, or what one costs. */
const CLASSIFIERS: ReadonlySet<string> = new Set(
  'category cause channel class cost date fee grade group kind level method mode note price purpose reason sort stage status type way'.split(
    ' ',
  ),
);

/** "loans that were made" are none of the `year they were made`, and no `application for a loan` is a loan: such names are said whole. */
function isClause(words: readonly string[], { kind }: Meaning): boolean {
  return words.some((word) => CLAUSE_WORDS.has(word)) || (kind === 'dataset' && words.includes('for'));
}

/** The word as it is in names: itself, or another form of it where no name has it as it is typed. */
function indexedForm(
  word: string,
  forms: readonly WordForm[],
  index: ReadonlyMap<string, unknown>,
): { readonly word: string; readonly cost: number } {
  if (index.has(word)) return { word, cost: 0 };
  for (const { words, length, match, cost } of forms) {
    const [only, ...others] = words;
    const isOne = only !== undefined && others.length === 0 && length === 1 && match !== 'misspelt';
    if (isOne && index.has(only)) return { word: only, cost };
  }
  return { word, cost: 0 };
}

function indexWords(phrases: readonly Phrase[]): ReadonlyMap<string, readonly IndexedName[]> {
  const index = new Map<string, IndexedName[]>();
  // All names of one thing share it.
  const keys = new Map<Name, string>();
  for (const { words, meaning, isWhole } of phrases) {
    if (isWhole === true || isClause(words, meaning)) continue;
    const isName = meaning.kind === 'dataset' || meaning.kind === 'field' || meaning.kind === 'metric';
    const content = [...new Set(words.filter((word) => !CONNECTORS.has(word)).map(nounForm))];
    if (!isName || content.length < 2) continue;
    const before = isClassifier(meaning, content) ? words.slice(0, -1) : null;
    const head = content.at(-1) ?? '';
    const key = keys.get(meaning) ?? keyOf(meaning);
    keys.set(meaning, key);
    const name = { meaning, key, words: content, head, before };
    for (const word of content) {
      const known = index.get(word);
      if (known === undefined) index.set(word, [name]);
      else known.push(name);
    }
  }
  return index;
}

/**
 * Names with all the words of the span; fields with more words only if no other field of their table has them, tables by the
 * word that says what they are: no pets are `pet_owners`.
 */
function readings(
  matching: readonly IndexedName[],
  words: ReadonlySet<string>,
  { isOnlyWhole, isRole }: Pick<PartialNamesOptions, 'isOnlyWhole' | 'isRole'>,
): readonly Reading[] {
  const complete = matching.filter((name) => name.words.length === words.size);
  if (complete.length > 0 && words.size > 1)
    return distinct(complete).map((meaning) => ({ meaning, match: 'partial', cost: COSTS.reordered }));
  const headed = matching.filter(
    ({ meaning, head }) => meaning.kind !== 'dataset' || isRole(meaning.dataset) || words.has(head),
  );
  const possible = distinct(headed).filter((meaning) => !isOnlyWhole(meaning));
  const datasets = possible.filter((meaning) => meaning.kind === 'dataset');
  const fields = possible.filter((meaning) => meaning.kind === 'field');
  return [datasets, oneOfEach(fields) ?? oneOfEach(begunBy(words, fields, matching)) ?? []].flatMap(
    (group) => {
      if (group.length > SHARED_MAX) return [];
      const cost = group.length === 1 ? COSTS.partial : COSTS.partialShared;
      return group.map((meaning): Reading => ({ meaning, match: 'partial', cost }));
    },
  );
}

type FieldName = Extract<Name, { kind: 'field' }>;

/** The fields where no two are of one table; null where some are. */
function oneOfEach(fields: readonly FieldName[]): readonly FieldName[] | null {
  return new Set(fields.map(({ dataset }) => dataset)).size === fields.length ? fields : null;
}

/** Those whose name the others' go on from: of a `fire cause` and a `fire cause code` the former is the cause. */
function begunBy(
  words: ReadonlySet<string>,
  fields: readonly FieldName[],
  matching: readonly IndexedName[],
): readonly FieldName[] {
  const names = Map.groupBy(matching, ({ key }) => key);
  const namesOf = (field: FieldName): readonly IndexedName[] => names.get(keyOf(field)) ?? [];
  const tables = Map.groupBy(fields, ({ dataset }) => dataset);
  return fields.filter((field) =>
    namesOf(field).some(
      (end) =>
        words.has(end.head) &&
        (tables.get(field.dataset) ?? []).every((other) =>
          namesOf(other).some((name) => end.words.every((word) => name.words.includes(word))),
        ),
    ),
  );
}

function distinct(names: readonly IndexedName[]): Name[] {
  return [...new Map(names.map(({ key, meaning }) => [key, meaning])).values()];
}

function keyOf(meaning: Name): string {
  switch (meaning.kind) {
    case 'dataset':
      return `dataset ${meaning.dataset}`;
    case 'field':
      return `field ${meaning.dataset} ${meaning.field}`;
    case 'metric':
      return `metric ${meaning.metric}`;
  }
}
