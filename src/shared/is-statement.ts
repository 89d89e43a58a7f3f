/** Comments before a statement, as loanq writes one itself, and brackets around it. */
const BEFORE = /^(?:\s|\(|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;
/** What cannot be a question. */
const UNMISTAKABLE =
  /^(?:values\s*\(|explain\s+(?:query\s+plan\s+)?(?:select|with|values)\b|with\s+(?:recursive\s+)?"?\w+"?\s*(?:\([^)]*\)\s*)?as\s+(?:(?:not\s+)?materialized\s+)?\()/i;
const SELECT = /^select\b/i;
const FROM = /\bfrom\b/i;
const TEXTS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g;
/** What no question holds, or few do. */
const SIGNS = /[*(;=<>]|\b(?:group|order)\s+by\b|\blimit\s+\d/i;
/** What no statement holds outside its texts. */
const ENGLISH =
  /\b(?:a|an|are|for|has|have|her|his|i|me|my|of|our|that|the|their|to|were|which|who|whose)\b|\?\s*$/i;

/** Whether a text is a reading SQL statement rather than a question in English: `SELECT … FROM`, `WITH x AS (`. */
export function isStatement(text: string): boolean {
  const bare = text.replace(BEFORE, '');
  if (UNMISTAKABLE.test(bare)) return true;
  if (!SELECT.test(bare)) return false;
  const words = bare.replace(TEXTS, ' ');
  if (ENGLISH.test(words)) return false;
  return SIGNS.test(words) || FROM.test(words) || /^select\s+['\d.+-]/i.test(bare);
}
