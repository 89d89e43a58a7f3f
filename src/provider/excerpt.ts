const LENGTH_MAX = 200;

/** The beginning of a text for a message: on one line, without markup, at most 200 characters. */
export function excerpt(text: string): string {
  const plain = text
    .slice(0, 20_000)
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->|<[/!a-z][^>]*>/gi, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return plain.length <= LENGTH_MAX ? plain : `${plain.slice(0, LENGTH_MAX).trimEnd()}…`;
}
