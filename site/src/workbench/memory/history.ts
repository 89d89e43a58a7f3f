const KEY = 'loanq-questions';
const ENTRIES_MAX = 50;

/** What was asked or run before; SQL is what the user wrote or changed. */
export type Entry = { readonly kind: 'question' | 'sql'; readonly text: string };

/** What was asked and run in this browser, newest first. It stays in it. */
export function rememberedEntries(): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(toEntry) : [];
  } catch {
    return []; // Storage is switched off, or holds what we have not written.
  }
}

/** Puts an entry first, in the place of one with the same text. Returns those that are remembered then. */
export function rememberEntry(entry: Entry): readonly Entry[] {
  const others = rememberedEntries().filter(({ text }) => text !== entry.text);
  return store([entry, ...others].slice(0, ENTRIES_MAX));
}

/** Forgets them all. */
export function forgetEntries(): readonly Entry[] {
  return store([]);
}

function store(entries: readonly Entry[]): readonly Entry[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries.map(toStored)));
  } catch {
    // Without storage there is no history.
  }
  return entries;
}

/** A question is stored as its text, SQL as `{"sql": "SELECT 1"}`. */
function toStored({ kind, text }: Entry): unknown {
  return kind === 'question' ? text : { sql: text };
}

function toEntry(stored: unknown): readonly Entry[] {
  if (typeof stored === 'string') return [{ kind: 'question', text: stored }];
  const sql: unknown = typeof stored === 'object' && stored !== null && 'sql' in stored ? stored.sql : null;
  return typeof sql === 'string' ? [{ kind: 'sql', text: sql }] : [];
}
