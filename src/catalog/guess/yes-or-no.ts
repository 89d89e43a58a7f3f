const PAIRS: readonly (readonly [string, string])[] = [
  ['y', 'n'],
  ['yes', 'no'],
  ['true', 'false'],
  ['t', 'f'],
];

/** The text that says yes among two that say nothing but yes and no: `Y` beside `N`; null for others. */
export function yesAmong(texts: readonly string[]): string | null {
  if (texts.length !== 2) return null;
  const pair = PAIRS.find((both) => texts.every((text) => both.includes(text.toLowerCase())));
  return texts.find((text) => text.toLowerCase() === pair?.[0]) ?? null;
}

/** Whether a column with these values says yes or no in text. */
export function isYesOrNo({ values }: { readonly values: readonly (string | number)[] | null }): boolean {
  return yesAmong((values ?? []).map(String)) !== null;
}
