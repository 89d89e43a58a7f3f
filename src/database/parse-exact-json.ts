/** Parses JSON text; integers beyond 2^53, which `JSON.parse` would round, become bigint. Throws SyntaxError as it does. */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, reviveInteger);
}

/** What stood in the text tells. */
function reviveInteger(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const source = context?.source;
  return source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value;
}
