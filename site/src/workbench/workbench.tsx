import { useEffect, useRef, useState } from 'preact/hooks';
import type { Overview } from '../../../src/ask/mod.ts';
import { Answer } from './answer.tsx';
import { rememberedQuestions, rememberQuestion } from './memory/history.ts';
import { Pictures } from './pictures.tsx';
import { QuestionBox } from './question-box.tsx';
import { Refusal } from './refusal.tsx';
import { SchemaBrowser } from './schema-browser.tsx';
import { fetchOverview } from './service/service.ts';
import { Status } from './status.tsx';
import { useWorkbench } from './use-workbench.ts';

/** Wide enough for the data beside SQL and rows that are beside each other. */
const WIDE = '(min-width: 96rem)';

/** The workbench: a question, how it was read, the SQL, the rows, the chart; beside them the data. */
export function Workbench({ isAlone }: { readonly isAlone: boolean }) {
  const [history, setHistory] = useState(rememberedQuestions);
  const [overview, setOverview] = useState<Overview | null>(null);
  const [overviewFailure, setOverviewFailure] = useState<string | null>(null);
  const [isBrowsing, setBrowsing] = useState(() => isAlone && matchMedia(WIDE).matches);
  const [draft, setDraft] = useState('');
  const workbench = useWorkbench((question) => {
    setDraft(question);
    setHistory(rememberQuestion(question));
  });
  const { asked } = workbench;
  const isFirst = asked.question === '' && asked.sql === '';
  const box = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const insertIntoSql = useRef<((text: string) => void) | null>(null);

  useEffect(() => {
    fetchOverview().then(setOverview, (error: unknown) => setOverviewFailure(messageOf(error)));
  }, []);

  // The button that was pressed may be gone with the list it was in.
  useEffect(() => {
    if (asked.phase !== 'idle' && document.activeElement === document.body) main.current?.focus();
  }, [asked.phase]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') workbench.cancel();
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      box.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  function insert(text: string): void {
    if (insertIntoSql.current !== null && asked.sql !== '') insertIntoSql.current(text);
    else {
      setDraft((before) => `${before.trimEnd()} ${text}`.trimStart());
      box.current?.focus();
    }
  }

  return (
    <div class={`wb ${isFirst ? '' : 'wb-asked'} ${isBrowsing ? 'wb-browsing' : ''}`}>
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
        onBrowse={() => setBrowsing(!isBrowsing)}
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
            onClose={() => setBrowsing(false)}
          />
        )}
        <div class="wb-main" ref={main} tabIndex={-1}>
          {isFirst && <Pictures examples={overview?.examples ?? []} onAsk={workbench.ask} />}
          {asked.failure !== null && (
            <p class="wb-card wb-failure" role="alert">
              {asked.failure}
            </p>
          )}
          {asked.refusal !== null && (
            <Refusal refusal={asked.refusal} examples={overview?.examples ?? []} workbench={workbench} />
          )}
          {asked.sql !== '' && (
            <Answer workbench={workbench} overview={overview} insertIntoSql={insertIntoSql} />
          )}
        </div>
      </div>
    </div>
  );
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
