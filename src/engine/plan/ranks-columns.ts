import type { Phrase } from './phrase.ts';

/**
 * Whether a noun beside what is ranked only says which rows count: "top 3 *regions* by average rate for self-employed
 * borrowers", "among borrowers who rent, which *purposes* …". "The city of the top borrower" ranks the noun.
 */
export function ranksColumns(phrases: readonly Phrase[]): boolean {
  const place = (kind: Phrase['kind']): number => phrases.findIndex((phrase) => phrase.kind === kind);
  const [rank, columns, noun] = [place('rank'), place('columns'), place('nominal')];
  const [ranked, said] = [phrases[rank], phrases[noun]];
  if (ranked?.kind !== 'rank' || said?.kind !== 'nominal') return false;
  if (!said.isJoined || said.isHad === true || said.isObject === true) return false;
  const isKeyNamed = ranked.by !== null && rank < noun;
  const isMeasured = noun < rank && place('measures') >= 0;
  if (columns < 0) return (isKeyNamed || isMeasured) && place('group') >= 0;
  if (noun < columns)
    return phrases
      .slice(noun, columns)
      .some((one) => one.kind === 'rank' || (one.kind === 'opener' && one.opener === 'which'));
  return rank < columns || isKeyNamed;
}
