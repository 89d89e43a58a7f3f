/** Past and participle of verbs that do not end in "ed". */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  `bear bore born borne|become became become|bring brought|broadcast broadcast|build built|buy bought|cast cast|choose chose chosen
  |come came come|deal dealt|draw drew drawn|drive drove driven|feed fed|find found|fly flew flown|get got gotten|give gave given|grow grew grown|have had
  |hold held|keep kept|know knew known|lead led|lie lay lain|make made|oversee oversaw overseen|put put|ride rode ridden|run ran run
  |lay laid|leave left|meet met|see saw seen|sell sold|send sent|show showed shown|sing sang sung|speak spoke spoken|spend spent|swim swam swum|take took taken|teach taught|undergo underwent undergone|undertake undertook undertaken
  |wear wore worn|win won|write wrote written`
    .split('|')
    .map((line) => line.trim().split(/\s+/))
    .map(([base = '', ...forms]) => [base, forms] as const),
);

/** The forms of the verb, its base among them. */
export function verbForms(base: string): readonly string[] {
  const past = IRREGULAR.get(base) ?? [withEnding(base, 'ed')];
  return [base, thirdOf(base), withEnding(base, 'ing'), ...past];
}

/** "She carries". */
export function thirdOf(base: string): string {
  if (base === 'have') return 'has';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** "Carried", "carrying". */
export function withEnding(base: string, ending: 'ed' | 'ing'): string {
  if (base === 'lie') return 'lying';
  if (/[^aeiou]y$/.test(base) && ending === 'ed') return `${base.slice(0, -1)}ied`;
  if (/[^e]e$/.test(base)) return `${base.slice(0, -1)}${ending}`;
  if (base.endsWith('ee')) return ending === 'ed' ? `${base}d` : `${base}ing`;
  return DOUBLING.test(base) ? `${base}${base.at(-1)}${ending}` : `${base}${ending}`;
}

/** Verbs that double their last letter. */
const DOUBLING = /^(?:allot|begin|enrol|get|log|map|put|quit|run|set|ship|shut|star|swim|tag|win)$/;
