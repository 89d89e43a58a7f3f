import type { Phrase } from './phrase.ts';

/**
 * Whether a noun beside what is ranked only says which rows count: "top 3 *regions* by average rate for self-employed
 * borrowers", "among borrowers who rent, which *purposes* …". "The city of the top borrower" ranks the noun.
 */
export function ranksColumns(phrases: readonly Phrase[]): boolean {
  const place = (kind: Phrase['kind']): number => phrases.findIndex((phrase) => phrase.kind === kind);
  const [rank, columns, noun] = [place('rank'), place('columns'), place('nominal')];
  const [ranked, said] = [phrases[rank], phrases[noun]];
  if (said?.kind !== 'nominal' || !said.isJoined || said.isHad === true || said.isObject === true)
    return false;
  if (ranked?.kind !== 'rank') {
    // "rank *regions* by approval rate for auto loans"
    const by = place('by-measure');
    return columns >= 0 && columns < by && by < noun && phrases.some(isRanking);
  }
  const isKeyNamed = ranked.by !== null && rank < noun;
  const isMeasured = noun < rank && place('measures') >= 0;
  if (columns < 0) return (isKeyNamed || isMeasured) && place('group') >= 0;
  if (noun < columns)
    return phrases
      .slice(noun, columns)
      .some((one) => one.kind === 'rank' || (one.kind === 'opener' && one.opener === 'which'));
  return rank < columns || isKeyNamed;
}

function isRanking(phrase: Phrase): boolean {
  return phrase.kind === 'opener' && phrase.sorting === 'ranked';
}
