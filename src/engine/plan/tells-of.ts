import type { Dataset } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { EVIDENCE } from '../lexicon/verb-evidence.ts';

/** Whether the rows are what the verb tells of: checkouts are what is checked out, orders where things are bought. */
export function tellsOf(verb: string, dataset: Dataset): boolean {
  const stem = verbStem(verb.replaceAll(' ', '')).slice(0, 6);
  const evidence = EVIDENCE[verb] ?? NONE;
  return wordsOf(dataset).some(({ word, stem: own }) => own.startsWith(stem) || evidence.includes(word));
}

const NONE: readonly string[] = [];

/** The words of what a row is called, with their stems. */
const wordsOf: (dataset: Dataset) => readonly { readonly word: string; readonly stem: string }[] =
  rememberedOf(({ label }) => label.split(' ').map((word) => ({ word, stem: verbStem(word) })));
