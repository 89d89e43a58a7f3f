/** Another way to say the same: what is said, and the plainer ways to try in its place, the best first. */
export interface Turn {
  /** Over the whole question, words and marks apart by one space; its groups are stretches that stay as they are. */
  readonly said: RegExp;
  /** With the names of groups in capitals, each letter one group; `V~` is what was done of the verb, `N+` the plural of the noun, `N-` its singular. */
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

/** Whatever follows words that are known to end what they say: "… on average *grouped by state*". */
export const ANY = '(?<R>(?:(?! [?.!]+$) .+)?)';

/** Words that begin what follows a noun: groups, rows and times. */
export const GOING_ON =
  '(?:across|among|at|broken|by|counting|depending|during|each|excluding|for|from|grouped|in|last|listed|of|on|over|per|separate[a-z]*|since|split|that|this|through|weighted by|where|with)';

/** What follows a noun that ends so. */
export const REST = `(?<R>(?: (?:, )?${GOING_ON} .+)?)`;

/** What rows are grouped by, after all that is said of them. */
export const GROUPS =
  '(?<T>(?:(?: ,)? (?:by|per|for (?:each|every)|in (?:each|every)|across|broken down|split|grouped|separately|with one row) [^?;:]+)?)';

/** Words that ask for what follows them, which may also stand alone. */
export const ASKED =
  "(?:(?:(?:give|show|tell|compute|calculate|report|state|find|get|list|determine|work out)(?: me| us)?|i (?:need|want|would like)(?: (?:to (?:know|see|have|get)))?|what is|what are|what was|what were|what 's) )?";
