const LENGTH_MAX = 60;

/** A file name, without its ending, from a title: `how-many-loans-are-late`. */
export function toFileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAX)
    .replace(/^-+|-+$/g, '');
  return words === '' ? 'untitled' : words;
}
