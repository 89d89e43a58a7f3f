import { lexSql, type SqlToken } from '../semantic-model/sql-lexer.ts';

/** The outermost SELECT of a statement; the first, where several are united. */
export interface SelectList {
  readonly items: readonly SelectItem[];
  /** Whether rows are grouped, so that what is no aggregate stands for its group. */
  readonly isGrouped: boolean;
  /** The common table expressions before it, by name in lower case, and the subqueries that it reads from. */
  readonly common: ReadonlyMap<string, SelectList>;
}

/** One column of a SELECT. */
export interface SelectItem {
  /** As SQLite names the column: the alias, the column's own name, or the expression as it is written. */
  readonly name: string;
  /** The expression, without its alias. */
  readonly tokens: readonly SqlToken[];
}

/** A token with how many parentheses are open around it. */
interface Nested extends SqlToken {
  readonly depth: number;
}

/** Finds what a statement selects; null where that cannot be told (`*`, what is no SELECT). */
export function readSelectList(sql: string): SelectList | null {
  const plain = withoutComments(sql).replace(/;\s*$/, ' ');
  const tokens = lexSql(plain);
  return 'badAt' in tokens ? null : readSelect(plain, nest(tokens), new Map());
}

/** Comments become blanks of their length, so that offsets stay. */
function withoutComments(sql: string): string {
  return sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
    /^['"]/.test(found) ? found : ' '.repeat(found.length),
  );
}

function nest(tokens: readonly SqlToken[]): Nested[] {
  let open = 0;
  return tokens.map((token) => {
    if (token.kind === 'symbol' && token.text === ')') open -= 1;
    const nested = { ...token, depth: open };
    if (token.kind === 'symbol' && token.text === '(') open += 1;
    return nested;
  });
}

/** The tokens end with one that is no part of the SELECT. */
function readSelect(
  sql: string,
  tokens: readonly Nested[],
  outer: ReadonlyMap<string, SelectList>,
): SelectList | null {
  const common = new Map(outer);
  const start = isWord(tokens[0], 'WITH') ? readCommon(sql, tokens, common) : 0;
  const select = tokens.slice(start);
  const depth = select[0]?.depth;
  if (!isWord(select[0], 'SELECT')) return null;
  const end = select.length - 1;
  const clause = (...words: readonly string[]): number => {
    const found = select.findIndex((token) => token.depth === depth && isWord(token, ...words));
    return found < 0 ? end : found;
  };
  readSubqueries(sql, select, common);
  const compound = clause('UNION', 'EXCEPT', 'INTERSECT');
  const first = isWord(select[1], 'DISTINCT', 'ALL') ? 2 : 1;
  const list = select.slice(first, Math.min(compound, clause('FROM', 'ORDER', 'LIMIT')) + 1);
  const items = toItems(sql, list, depth ?? 0);
  const isKnown = items.length > 0 && items.every(({ tokens: parts }) => parts.at(-1)?.text !== '*');
  return isKnown ? { items, isGrouped: clause('GROUP') < compound, common } : null;
}

/** Reads `WITH name AS (…), …` into `common`; the index of what comes after it. */
function readCommon(sql: string, tokens: readonly Nested[], common: Map<string, SelectList>): number {
  const depth = tokens[0]?.depth ?? 0;
  let index = isWord(tokens[1], 'RECURSIVE') ? 2 : 1;
  for (;;) {
    const name = tokens[index];
    const open = tokens.findIndex(
      ({ text }, at) => at > index && text === '(' && isWord(tokens[at - 1], 'AS', 'MATERIALIZED'),
    );
    const close = tokens.findIndex((token, at) => at > open && token.text === ')' && token.depth === depth);
    if (name === undefined || open < 0 || close < 0) return tokens.length;
    const list = readSelect(sql, tokens.slice(open + 1, close + 1), common);
    if (list !== null) common.set(name.text.toLowerCase(), list);
    if (tokens[close + 1]?.text !== ',') return close + 1;
    index = close + 2;
  }
}

/** Reads `FROM (SELECT …)` into `common`, under a name that no table has. */
function readSubqueries(sql: string, select: readonly Nested[], common: Map<string, SelectList>): void {
  const depth = select[0]?.depth;
  select.forEach((token, index) => {
    const isFirst = token.text === '(' && token.depth === depth && isWord(select[index - 1], 'FROM', 'JOIN');
    if (!isFirst) return;
    const close = select.findIndex(
      ({ text }, at) => at > index && text === ')' && select[at]?.depth === depth,
    );
    const list = close < 0 ? null : readSelect(sql, select.slice(index + 1, close + 1), common);
    if (list !== null) common.set(`(${token.at})`, list);
  });
}

/** The items of a list that ends with a token which is no part of it. */
function toItems(sql: string, list: readonly Nested[], depth: number): SelectItem[] {
  const items: SelectItem[] = [];
  let start = 0;
  list.forEach((token, index) => {
    const isComma = token.text === ',' && token.kind === 'symbol' && token.depth === depth;
    if (!isComma && index < list.length - 1) return;
    items.push(toItem(sql, list.slice(start, index), token.at));
    start = index + 1;
  });
  return items;
}

function toItem(sql: string, tokens: readonly Nested[], end: number): SelectItem {
  const [before, last] = [tokens.at(-2), tokens.at(-1)];
  const start = tokens[0]?.at ?? end;
  const isName = (last?.kind === 'name' && !isWord(last, 'END', 'NULL')) || last?.kind === 'quoted-name';
  if (last === undefined || !isName) return { name: sql.slice(start, end).trim(), tokens };
  if (isWord(before, 'AS')) return { name: last.text, tokens: tokens.slice(0, -2) };
  if (before === undefined || before.text === '.') return { name: last.text, tokens };
  // An alias may stand without AS, after anything that an expression can end with.
  const isAlias = before.kind !== 'symbol' || before.text === ')';
  return isAlias
    ? { name: last.text, tokens: tokens.slice(0, -1) }
    : { name: sql.slice(start, end).trim(), tokens };
}

/** True for one of these words of SQL, in whichever case. */
export function isWord(token: SqlToken | undefined, ...words: readonly string[]): boolean {
  return token?.kind === 'name' && words.includes(token.text.toUpperCase());
}
