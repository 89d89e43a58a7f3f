/** What an address of the workbench leads to. */
export interface Linked {
  readonly question: string;
  /** SQL that was changed by hand; null for what the question gives. */
  readonly sql: string | null;
}

/** The part of an address after `#`: `q=Loans+by+grade`. It is never sent to a server. */
export function toFragment({ question, sql }: Linked): string {
  return new URLSearchParams({ q: question, ...(sql === null ? {} : { sql }) }).toString();
}

/** What a fragment says, with or without its `#`; null where it says nothing. */
export function parseFragment(fragment: string): Linked | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const question = parameters.get('q')?.trim() ?? '';
  const sql = parameters.get('sql')?.trim() || null;
  return question === '' && sql === null ? null : { question, sql };
}
