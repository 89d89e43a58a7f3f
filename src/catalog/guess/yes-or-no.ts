const PAIRS: readonly (readonly [string, string])[] = [
  ['y', 'n'],
  ['yes', 'no'],
  ['true', 'false'],
  ['t', 'f'],
];

/** The text that says yes among two that say nothing but yes and no: `Y` beside `N`, `true` alone; null for others. */
export function yesAmong(texts: readonly string[]): string | null {
  const [only = '', ...others] = texts;
  // Where it is not so, nothing is said.
  if (others.length === 0 && ALONE.has(only.toLowerCase())) return only;
  return answersAmong(texts)?.yes ?? null;
}

const ALONE: ReadonlySet<string> = new Set(['true', 'yes']);

/** The other of the two: `N` beside `Y`. */
export function noAmong(texts: readonly string[]): string | null {
  return answersAmong(texts)?.no ?? null;
}

function answersAmong(texts: readonly string[]): { readonly yes: string; readonly no: string } | null {
  if (texts.length !== 2) return null;
  const pair = PAIRS.find((both) => texts.every((text) => both.includes(text.toLowerCase())));
  const [yes, no] = [0, 1].map((at) => texts.find((text) => text.toLowerCase() === pair?.[at]));
  return yes === undefined || no === undefined ? null : { yes, no };
}

/** Whether a column with these values says yes or no in text. */
export function isYesOrNo({ values }: { readonly values: readonly (string | number)[] | null }): boolean {
  return values?.length === 2 && yesAmong(values.map(String)) !== null;
}
