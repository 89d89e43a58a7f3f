import type { Dataset, Knowledge } from '../catalog/mod.ts';
import type { Candidate } from './candidate.ts';
import { nounForm } from './lexicon/inflection.ts';
import { PERSON_NOUNS, SEX_NOUNS, type SexNoun, YOUNG } from './lexicon/sexes.ts';
import type { Token } from './token.ts';

/** What finds the candidates of tokens. */
type Find = (tokens: readonly Token[]) => readonly Candidate[];

/**
 * The tokens with nouns that tell a sex as the data has it: "women" are the female members, where only members have a sex.
 * Null where there is no such noun, or it is not clear whose sex is meant.
 */
export function withSexNouns(
  tokens: readonly Token[],
  { knowledge, find }: { readonly knowledge: Knowledge; readonly find: Find },
): readonly Token[] | null {
  const known = find(tokens);
  const said = tokens.map((token, at): readonly Token[] | null => {
    const noun = token.kind === 'word' ? SEX_NOUNS.get(token.norm) : undefined;
    if (noun === undefined || known.some((one) => isNameAt(one, at))) return [token];
    const adjective = { ...token, norm: noun.sex, text: noun.sex };
    const dataset = ownerOf(find([adjective]), noun, knowledge);
    if (dataset === null) return null;
    if (isOfPeople(dataset) && isOfOthers(known, { dataset, knowledge })) return null;
    const isBefore = known.some(
      ({ start, meaning }) =>
        start === at + 1 && meaning.kind === 'dataset' && meaning.dataset === dataset.name,
    );
    const rows = nounForm(token.norm) === token.norm ? dataset.label : dataset.labelPlural;
    const words = isBefore ? [] : rows.split(' ');
    return [adjective, ...words.map((word) => ({ ...token, norm: word, text: word }))];
  });
  const isChanged = said.some((some, at) => some !== null && some[0] !== tokens[at]);
  return isChanged && said.every((some) => some !== null) ? said.flat() : null;
}

function isNameAt({ start, end, meaning, match }: Candidate, at: number): boolean {
  return (
    start <= at && end > at && meaning.kind !== 'language' && meaning.kind !== 'value' && match === 'exact'
  );
}

/** The one table of those that the noun may be said of whose rows have that sex. */
function ownerOf(
  sexes: readonly Candidate[],
  noun: SexNoun,
  { datasets, segments }: Knowledge,
): Dataset | null {
  const names = new Set(
    sexes.flatMap(({ meaning, match }) => {
      if (meaning.kind === 'value' && match === 'exact') return [meaning.dataset];
      return meaning.kind === 'segment'
        ? segments.flatMap(({ name, dataset }) => (name === meaning.segment ? [dataset] : []))
        : [];
    }),
  );
  const [only, ...others] = datasets.filter(
    (one) => names.has(one.name) && one.roleOf === undefined && isSaidOf(noun, one),
  );
  return others.length > 0 ? null : (only ?? null);
}

/** Whether a column is named that only other people have: the salary of "women" is not that of patients. */
function isOfOthers(
  known: readonly Candidate[],
  { dataset, knowledge }: { readonly dataset: Dataset; readonly knowledge: Knowledge },
): boolean {
  const people = new Set(knowledge.datasets.flatMap((one) => (isOfPeople(one) ? [one.name] : [])));
  const spans = Map.groupBy(
    known.filter(({ meaning, match }) => meaning.kind === 'field' && match !== 'misspelt'),
    ({ start, end }) => `${start} ${end}`,
  );
  return [...spans.values()].some((some) => {
    const owners = some.flatMap(({ meaning }) => (meaning.kind === 'field' ? [meaning.dataset] : []));
    return !owners.includes(dataset.name) && owners.every((owner) => people.has(owner));
  });
}

function isOfPeople({ label, synonyms }: Dataset): boolean {
  return headsOf({ label, synonyms }).some((head) => PERSON_NOUNS.has(head));
}

function headsOf({ label, synonyms }: Pick<Dataset, 'label' | 'synonyms'>): readonly string[] {
  return [label, ...synonyms].map((name) => name.slice(name.lastIndexOf(' ') + 1));
}

function isSaidOf({ of }: SexNoun, dataset: Dataset): boolean {
  if (of === 'young') return headsOf(dataset).some((head) => YOUNG.has(head));
  return of === 'any' || isOfPeople(dataset);
}
