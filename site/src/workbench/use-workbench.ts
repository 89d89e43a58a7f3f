import { useEffect, useRef, useState } from 'preact/hooks';
import type { HelpfulRefusal } from '../../../src/ask/mod.ts';
import type { Generation } from '../../../src/shared/mod.ts';
import { parseFragment, toFragment } from './memory/address.ts';
import { countOf } from './parts/count-of.ts';
import type { Rows } from './service/parse-rows.ts';
import { readQuestion, runSql, ServiceError } from './service/service.ts';

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
  /** There is an editor, though it may be empty. */
  readonly isOpen: boolean;
  /** What is in the editor. */
  readonly sql: string;
  /** Counts up when the page, not the user, has put SQL into the editor. */
  readonly sqlEdition: number;
  readonly result: Result | null;
  /** The database's word on the SQL. */
  readonly sqlError: string | null;
  /** What went wrong otherwise; `again` may help. */
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
  /** Begins with SQL of one's own, which is run where there is some. */
  begin(sql: string): void;
  cancel(): void;
  /** Tries once more what failed. */
  again(): void;
  notify(text: string): void;
}

const NOTHING: Omit<Asked, 'sqlEdition'> = {
  phase: 'idle',
  question: '',
  generation: null,
  isPicked: false,
  readMs: null,
  refusal: null,
  isOpen: false,
  sql: '',
  result: null,
  sqlError: null,
  failure: null,
  notice: '',
  heard: '',
};

/** Who wants to know what. */
interface Listeners {
  /** Hears of the question that the page comes to be about; of an empty one where there is none. */
  onQuestion(question: string): void;
  /** Hears of SQL that is run and is not that of the question. */
  onOwnSql(sql: string): void;
}

/** The state of the page, and what changes it. What is new ends what is under way, on the server too. */
export function useWorkbench({ onQuestion, onOwnSql }: Listeners): Workbench {
  const [asked, setAsked] = useState<Asked>({ ...NOTHING, sqlEdition: 0 });
  const current = useRef<AbortController | null>(null);
  const last = useRef<() => void>(() => {});
  const change = ({ sql, ...part }: Partial<Asked>): void =>
    setAsked((before) => ({
      ...before,
      ...part,
      ...(sql === undefined ? {} : { sql, sqlEdition: before.sqlEdition + 1 }),
    }));

  /** Does work that a later one, or Escape, cuts off. */
  async function work(first: Partial<Asked>, steps: (step: Step) => Promise<Partial<Asked>>): Promise<void> {
    last.current = () => void work(first, steps);
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const isCurrent = (): boolean => current.current === controller;
    change({ ...first, failure: null, notice: '', heard: '' });
    try {
      const came = await steps({ signal: controller.signal, show: (part) => isCurrent() && change(part) });
      if (isCurrent()) change({ phase: 'idle', ...came });
    } catch (error) {
      if (!isCurrent()) return;
      if (controller.signal.aborted) change({ phase: 'idle', notice: 'Cancelled.' });
      else change({ phase: 'idle', failure: error instanceof Error ? error.message : String(error) });
    } finally {
      if (isCurrent()) current.current = null;
    }
  }

  function ask(question: string): void {
    onQuestion(question);
    goTo(`#${toFragment({ question, sql: null })}`);
    const first = { ...NOTHING, phase: 'reading', question } as const;
    void work(first, async ({ signal, show }) => {
      const { value, ms } = await readQuestion(question, signal);
      if (value.kind === 'refusal') return { refusal: value, heard: `No answer. ${value.message}` };
      show({ phase: 'running', generation: value, readMs: ms, isOpen: true, sql: value.sql });
      const rows = await rowsOf(value.sql, signal);
      const reading = value.reading === null ? '' : ` Read as: ${value.reading}`;
      return { ...rows, heard: rows.heard + reading };
    });
  }

  function begin(sql: string): void {
    onQuestion('');
    goTo('');
    if (sql === '') clear({ isOpen: true });
    else {
      onOwnSql(sql);
      void work({ ...NOTHING, phase: 'running', isOpen: true, sql }, ({ signal }) => rowsOf(sql, signal));
    }
  }

  /** Leaves nothing but this. */
  function clear(part: Partial<Asked>): void {
    current.current?.abort();
    current.current = null;
    change({ ...NOTHING, ...part });
  }

  function run(sql: string): void {
    if (sql.trim() !== asked.generation?.sql.trim()) onOwnSql(sql);
    void work({ phase: 'running', sqlError: null, refusal: null }, ({ signal }) => rowsOf(sql, signal));
  }

  function pick(generation: Generation): void {
    const first = {
      phase: 'running',
      generation,
      isPicked: true,
      isOpen: true,
      sql: generation.sql,
      refusal: null,
    } as const;
    void work(first, ({ signal }) => rowsOf(generation.sql, signal));
  }

  useEffect(() => {
    const follow = (): void => {
      const linked = parseFragment(location.hash);
      if (linked === null) {
        // Back at the beginning. Other fragments are places in the page.
        if (location.hash !== '') return;
        onQuestion('');
        clear({});
      } else if (linked.sql !== null) {
        // SQL of a link is shown, and run by its reader alone.
        const notice = 'This SQL came with the link. Run it if you trust it.';
        onQuestion(linked.question);
        clear({ question: linked.question, isOpen: true, sql: linked.sql, notice });
      } else ask(linked.question);
    };
    if (location.hash !== '') follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return {
    asked,
    ask,
    run,
    pick,
    edit: (sql) => setAsked((before) => ({ ...before, sql, sqlError: null, failure: null })),
    write: (sql) => change({ sql, sqlError: null }),
    begin,
    again: () => last.current(),
    cancel: () => current.current?.abort(),
    notify: (notice) => change({ notice }),
  };
}

interface Step {
  readonly signal: AbortSignal;
  /** Shows what is known so far. */
  show(part: Partial<Asked>): void;
}

type Came = Pick<Asked, 'sqlError' | 'heard'> & Partial<Asked>;

async function rowsOf(sql: string, signal: AbortSignal): Promise<Came> {
  try {
    const { value, ms } = await runSql(sql, signal);
    return { result: { ...value, sql, ms }, sqlError: null, heard: `${countOf(value.rows.length, 'row')}.` };
  } catch (error) {
    // What the database says stands below the SQL, and is read out there.
    if (error instanceof ServiceError && error.isSaid) return { sqlError: error.message, heard: '' };
    throw error;
  }
}

/** Makes this the address, if it is another. */
function goTo(fragment: string): void {
  if (location.hash !== fragment) history.pushState(null, '', `${location.pathname}${fragment}`);
}
