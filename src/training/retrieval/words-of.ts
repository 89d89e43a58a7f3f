import { singularOf } from '../../catalog/mod.ts';

const LENGTH_MAX = 20_000;

/** The words of a text: lower case, in the singular, without punctuation; what is beyond 20,000 characters is not read. */
export function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, LENGTH_MAX)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s\b/g, '');
  return Array.from(plain.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => singularOf(word));
}
