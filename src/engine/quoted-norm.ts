/** What stands between quotes; a sign alone keeps them, so that it is taken for no sign of the question. */
export function quotedNorm(text: string): string {
  const quoted = text.trim();
  return SIGNS_ONLY.test(quoted) ? `'${quoted}'` : quoted;
}

const SIGNS_ONLY = /^[^\p{L}\p{N}]+$/u;
