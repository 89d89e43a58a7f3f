import { type Knowledge, singularOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects people who are from a country, or work in one, for those who speak its language: "which nurses speak German". What is known
 * of languages is called so.
 */
export function checkLanguages(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || !words.some(isSpeaking)) return;
  if (!knowsLanguages(index.knowledge)) noSense('who speaks which language is not known');
}

/** "spoken for", "speaking of" and "so to speak" come with other words. */
function isSpeaking(word: string, at: number, words: readonly string[]): boolean {
  const next = words[at + 1] ?? '';
  return SPEAKING.has(word) && !BESIDE.has(next) && /^[a-z]/.test(next);
}

const SPEAKING: ReadonlySet<string> = new Set(['fluent', 'speak', 'speaks', 'spoke']);
const BESIDE: ReadonlySet<string> = new Set(['about', 'at', 'for', 'of', 'on', 'to', 'with']);

function knowsLanguages({ datasets }: Knowledge): boolean {
  return datasets.some(({ label, fields }) =>
    [label, ...fields.map((field) => field.label)].some((name) =>
      name.split(' ').some((word) => TOLD.has(singularOf(word))),
    ),
  );
}

const TOLD: ReadonlySet<string> = new Set(['accent', 'dialect', 'language', 'speaker', 'tongue']);

/** Without one of these {@link checkLanguages} holds on to nothing. */
export const LANGUAGES_CUES: readonly Cue[] = [SPEAKING];
