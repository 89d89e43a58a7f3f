import { useEffect, useRef, useState } from 'preact/hooks';
import type { Overview } from '../../../src/ask/mod.ts';
import { Answer } from './answer.tsx';
import { type DataPart, SchemaBrowser } from './data/schema-browser.tsx';
import { quoteName } from './editor/sql-text.ts';
import { rememberEntry, rememberedEntries } from './memory/history.ts';
import { Pictures } from './pictures.tsx';
import { QuestionBox } from './question-box.tsx';
import { Refusal } from './refusal.tsx';
import { fetchOverview } from './service/service.ts';
import { Status } from './status.tsx';
import { useWorkbench } from './use-workbench.ts';

/** Wide enough for the data beside SQL and rows that are beside each other. */
const WIDE = '(min-width: 96rem)';

/** The workbench: a question, how it was read, the SQL, the rows, the chart; beside them the data. */
export function Workbench({ isAlone }: { readonly isAlone: boolean }) {
  const [history, setHistory] = useState(rememberedEntries);
  const [overview, setOverview] = useState<Overview | null>(null);
  const [overviewFailure, setOverviewFailure] = useState<string | null>(null);
  const [isBrowsing, setBrowsing] = useState(() => isAlone && matchMedia(WIDE).matches);
  const [draft, setDraft] = useState('');
  const workbench = useWorkbench({
    onQuestion: setDraft,
    onOwnSql: (text) => setHistory(rememberEntry({ kind: 'sql', text })),
  });
  const { asked } = workbench;
  const isFirst = asked.question === '' && !asked.isOpen;
  const box = useRef<HTMLTextAreaElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const browse = useRef<HTMLButtonElement>(null);
  const insertIntoSql = useRef<((part: DataPart) => void) | null>(null);
  const isLoading = useRef(false);
  /** Where the user was writing last. */
  const isInSql = useRef(false);

  // Again later: the server may have been away when the page was loaded.
  useEffect(() => {
    if (overview !== null || isLoading.current) return;
    isLoading.current = true;
    setOverviewFailure(null);
    fetchOverview()
      .then(setOverview, (error: unknown) => setOverviewFailure(messageOf(error)))
      .finally(() => {
        isLoading.current = false;
      });
  }, [isBrowsing, asked.question]);

  useEffect(() => {
    if (asked.phase === 'reading') setHistory(rememberEntry({ kind: 'question', text: asked.question }));
  }, [asked.phase, asked.question]);

  usePageTitle(asked.question);

  // The button that was pressed may be gone with the list it was in.
  useEffect(() => {
    if (asked.phase !== 'idle' && document.activeElement === document.body) main.current?.focus();
  }, [asked.phase]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) workbench.cancel();
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      box.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  function insert(part: DataPart): void {
    if (isInSql.current && insertIntoSql.current !== null && part.kind !== 'figure') {
      insertIntoSql.current(part);
    } else if (box.current !== null) {
      insertWords(box.current, part.kind === 'value' ? String(part.value) : part.label);
      setDraft(box.current.value);
      box.current.focus();
    }
  }

  function closeData(): void {
    setBrowsing(false);
    browse.current?.focus();
  }

  return (
    <div
      class={`wb ${isFirst ? '' : 'wb-asked'} ${isBrowsing ? 'wb-browsing' : ''}`}
      onFocusIn={({ target }) => {
        if (target === box.current) isInSql.current = false;
        else if (target instanceof Element && target.matches('.wb-editor')) isInSql.current = true;
      }}
    >
      <QuestionBox
        input={box}
        draft={draft}
        onDraft={setDraft}
        isBusy={asked.phase !== 'idle'}
        history={history}
        onHistory={setHistory}
        examples={overview?.examples ?? []}
        isFirst={isFirst}
        isBrowsing={isBrowsing}
        browse={browse}
        onBrowse={() => setBrowsing(!isBrowsing)}
        onSql={workbench.begin}
        onAsk={workbench.ask}
        onCancel={workbench.cancel}
      >
        <Status asked={asked} />
      </QuestionBox>
      <div class="wb-columns">
        {isBrowsing && (
          <SchemaBrowser
            overview={overview}
            failure={overviewFailure}
            onPick={insert}
            onShow={(table) => workbench.begin(`SELECT *\nFROM ${quoteName(table)}\nLIMIT 100`)}
            onClose={closeData}
          />
        )}
        <div class="wb-main" ref={main} tabIndex={-1}>
          {isFirst && <Pictures examples={overview?.examples ?? []} onAsk={workbench.ask} />}
          {asked.failure !== null && (
            <div class="wb-card wb-failure" role="alert">
              <p>{asked.failure}</p>
              <button type="button" class="wb-quiet" onClick={workbench.again}>
                Try again
              </button>
            </div>
          )}
          {asked.refusal !== null && (
            <Refusal refusal={asked.refusal} examples={overview?.examples ?? []} workbench={workbench} />
          )}
          {asked.isOpen && <Answer workbench={workbench} overview={overview} insertIntoSql={insertIntoSql} />}
        </div>
      </div>
    </div>
  );
}

/** The question names the page, among the tabs and in the browser's history. */
function usePageTitle(question: string): void {
  const first = useRef(document.title);
  useEffect(() => {
    document.title = question === '' ? first.current : `${question} | loanq`;
  }, [question]);
}

/** Puts words where the cursor is, apart from those before and after. */
function insertWords(box: HTMLTextAreaElement, words: string): void {
  const { value, selectionStart: start, selectionEnd: end } = box;
  const before = start > 0 && !/\s$/.test(value.slice(0, start)) ? ' ' : '';
  const after = end < value.length && !/^\s/.test(value.slice(end)) ? ' ' : '';
  box.setRangeText(`${before}${words}${after}`, start, end, 'end');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether a key is meant for a field, the editor's included: that is in a shadow tree. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
