/** Another way to say the same: what is said, and the plainer ways to try in its place, the best first. */
export interface Turn {
  /** Over the whole question, words and marks apart by one space; its groups are stretches that stay as they are. */
  readonly said: RegExp;
  /** With the names of groups in capitals, each letter one group; `V~` is what was done of the verb, `N+` the plural of the noun. */
  readonly plain: readonly string[];
}

const END = '(?: [?.!]+)?$';

/** A turn by its words: a capital stands for a stretch, `#M` for the same stretch again. */
export function turn(said: string, ...plain: readonly string[]): Turn {
  const source = said
    .replace(/(?<![<#\\])\b[A-Z]\b/g, (name) => `(?<${name}>(?!(?:how|what|which) )\\S.*?)`)
    .replace(/#([A-Z])/g, '(?:\\k<$1>)');
  return { said: new RegExp(`^${source}${END}`, 'd'), plain };
}
