/** A value as the text of a category, as pandas writes it. */
export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null || value === undefined ? 'None' : String(value);
}
