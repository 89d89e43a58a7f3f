/** Where the text is that the database's error is about: `near "FORM": syntax error`, `no such column: loans.rat`. */
export function findErrorPlace(
  sql: string,
  error: string,
): { readonly from: number; readonly to: number } | null {
  const name =
    /(?:near|unrecognized token:) "((?:[^"]|"")+)"/.exec(error)?.[1] ??
    /(?:no such \w+|ambiguous column name): ([\w.]+)/.exec(error)?.[1];
  if (name === undefined) return null;
  const place = sql.match(new RegExp(`(?<![\\w.])${quoted(name)}(?![\\w])`, 'i'));
  return place?.index === undefined ? null : { from: place.index, to: place.index + place[0].length };
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
