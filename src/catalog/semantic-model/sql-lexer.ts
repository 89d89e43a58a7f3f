/** A piece of an SQL expression. `text` is the name without quotes, the text literal's content, or the symbol. */
export interface SqlToken {
  readonly kind: 'name' | 'quoted-name' | 'text' | 'number' | 'symbol' | 'end';
  readonly text: string;
  /** Offset in the expression. */
  readonly at: number;
}

const TOKEN =
  /\s*(?:(?<text>'(?:[^']|'')*')|(?<quoted>"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\])|(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>[\p{L}_][\p{L}\p{N}_$]*)|(?<symbol><>|<=|>=|!=|==|\|\||[-+*/%=<>(),.]))/uy;

/** Divides an SQL expression; null and the offset where a character is none of SQL's. */
export function lexSql(sql: string): readonly SqlToken[] | { readonly badAt: number } {
  const tokens: SqlToken[] = [];
  const pattern = new RegExp(TOKEN);
  const end = sql.trimEnd().length;
  while (pattern.lastIndex < end) {
    const start = pattern.lastIndex;
    const groups = pattern.exec(sql)?.groups;
    if (groups === undefined) return { badAt: start };
    const at = start + (/^\s*/.exec(sql.slice(start))?.[0].length ?? 0);
    tokens.push(toToken(groups, at));
  }
  return [...tokens, { kind: 'end', text: '', at: end }];
}

function toToken(groups: Readonly<Record<string, string | undefined>>, at: number): SqlToken {
  const { text, quoted, number, name, symbol } = groups;
  if (text !== undefined) return { kind: 'text', text: text.slice(1, -1).replaceAll("''", "'"), at };
  if (quoted !== undefined)
    return { kind: 'quoted-name', text: quoted.slice(1, -1).replaceAll('""', '"'), at };
  if (number !== undefined) return { kind: 'number', text: number, at };
  if (name !== undefined) return { kind: 'name', text: name, at };
  return { kind: 'symbol', text: symbol ?? '', at };
}
