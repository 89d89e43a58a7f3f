import { useEffect, useRef, useState } from 'preact/hooks';
import type { HelpfulRefusal } from '../../../src/ask/mod.ts';
import type { Generation } from '../../../src/shared/mod.ts';
import { parseFragment, toFragment } from './memory/address.ts';
import { countOf } from './parts/count-of.ts';
import type { Rows } from './service/parse-rows.ts';
import { readQuestion, runSql } from './service/service.ts';

/** What is going on: nothing, the question is being read, or its SQL is running. */
export type Phase = 'idle' | 'reading' | 'running';

/** All that the page shows of one question. */
export interface Asked {
  readonly phase: Phase;
  /** The question that was asked; empty before the first, and for SQL of one's own. */
  readonly question: string;
  readonly generation: Generation | null;
  /** The question can be read in several ways, of which the user chose this one. */
  readonly isPicked: boolean;
  readonly readMs: number | null;
  readonly refusal: HelpfulRefusal | null;
  /** What is in the editor. */
  readonly sql: string;
  /** Counts up when the page, not the user, has put SQL into the editor. */
  readonly sqlEdition: number;
  readonly result: Result | null;
  /** The database's word on the SQL. */
  readonly sqlError: string | null;
  /** What went wrong otherwise. */
  readonly failure: string | null;
  /** Shown, and told to screen readers. */
  readonly notice: string;
  /** Told to screen readers alone: what came is in sight. */
  readonly heard: string;
}

/** Rows, and the SQL that they are of. */
export interface Result extends Rows {
  readonly sql: string;
  readonly ms: number | null;
}

/** What the page can do. */
export interface Workbench {
  readonly asked: Asked;
  ask(question: string): void;
  /** Runs SQL; one of the readings of an ambiguous question brings its meaning along. */
  run(sql: string): void;
  pick(reading: Generation): void;
  /** The user has changed the SQL in the editor. */
  edit(sql: string): void;
  /** Puts SQL into the editor. */
  write(sql: string): void;
  cancel(): void;
  notify(text: string): void;
}

const NOTHING: Omit<Asked, 'sqlEdition'> = {
  phase: 'idle',
  question: '',
  generation: null,
  isPicked: false,
  readMs: null,
  refusal: null,
  sql: '',
  result: null,
  sqlError: null,
  failure: null,
  notice: '',
  heard: '',
};

/** The state of the page, and what changes it. What is new ends what is under way, on the server too. */
export function useWorkbench(onAsk: (question: string) => void): Workbench {
  const [asked, setAsked] = useState<Asked>({ ...NOTHING, sqlEdition: 0 });
  const current = useRef<AbortController | null>(null);
  const change = ({ sql, ...part }: Partial<Asked>): void =>
    setAsked((before) => ({
      ...before,
      ...part,
      ...(sql === undefined ? {} : { sql, sqlEdition: before.sqlEdition + 1 }),
    }));

  /** Does work that a later one, or Escape, cuts off. */
  async function begin(first: Partial<Asked>, work: (step: Step) => Promise<Partial<Asked>>): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const isCurrent = (): boolean => current.current === controller;
    change({ ...first, failure: null, notice: '', heard: '' });
    try {
      const last = await work({ signal: controller.signal, show: (part) => isCurrent() && change(part) });
      if (isCurrent()) change({ phase: 'idle', ...last });
    } catch (error) {
      if (!isCurrent()) return;
      if (controller.signal.aborted) change({ phase: 'idle', notice: 'Cancelled.' });
      else change({ phase: 'idle', failure: error instanceof Error ? error.message : String(error) });
    } finally {
      if (isCurrent()) current.current = null;
    }
  }

  function ask(question: string): void {
    onAsk(question);
    const fragment = `#${toFragment({ question, sql: null })}`;
    if (location.hash !== fragment) history.pushState(null, '', fragment);
    const first = { ...NOTHING, phase: 'reading', question } as const;
    void begin(first, async ({ signal, show }) => {
      const { value, ms } = await readQuestion(question, signal);
      if (value.kind === 'refusal') return { refusal: value, heard: 'No answer. There is help below.' };
      show({ phase: 'running', generation: value, readMs: ms, sql: value.sql });
      return rowsOf(value.sql, signal);
    });
  }

  function run(sql: string): void {
    void begin({ phase: 'running', sqlError: null, refusal: null }, ({ signal }) => rowsOf(sql, signal));
  }

  function pick(generation: Generation): void {
    const first = {
      phase: 'running',
      generation,
      isPicked: true,
      sql: generation.sql,
      refusal: null,
    } as const;
    void begin(first, ({ signal }) => rowsOf(generation.sql, signal));
  }

  useEffect(() => {
    const follow = (): void => {
      const linked = parseFragment(location.hash);
      if (linked === null) return;
      // SQL of a link is shown, and run by its reader alone.
      if (linked.sql !== null) {
        current.current?.abort();
        change({
          ...NOTHING,
          ...linked,
          sql: linked.sql,
          notice: 'This SQL came with the link. Run it if you trust it.',
        });
      } else ask(linked.question);
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return {
    asked,
    ask,
    run,
    pick,
    edit: (sql) => setAsked((before) => ({ ...before, sql, sqlError: null })),
    write: (sql) => change({ sql, sqlError: null }),
    cancel: () => current.current?.abort(),
    notify: (notice) => change({ notice }),
  };
}

interface Step {
  readonly signal: AbortSignal;
  /** Shows what is known so far. */
  show(part: Partial<Asked>): void;
}

async function rowsOf(sql: string, signal: AbortSignal): Promise<Partial<Asked>> {
  try {
    const { value, ms } = await runSql(sql, signal);
    return { result: { ...value, sql, ms }, sqlError: null, heard: `${countOf(value.rows.length, 'row')}.` };
  } catch (error) {
    if (signal.aborted) throw error;
    return { sqlError: error instanceof Error ? error.message : String(error), heard: 'The SQL failed.' };
  }
}
