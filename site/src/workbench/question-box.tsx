import type { ComponentChildren, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { ExampleTheme } from '../../../src/ask/mod.ts';
import { isStatement } from '../../../src/shared/mod.ts';
import { firstExamples } from './first-examples.ts';
import type { Entry } from './memory/history.ts';
import { Examples, History, Questions } from './question-lists.tsx';

interface QuestionBoxProps {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly isBusy: boolean;
  readonly history: readonly Entry[];
  readonly onHistory: (entries: readonly Entry[]) => void;
  readonly examples: readonly ExampleTheme[];
  /** Nothing was asked yet: then some examples are in sight. */
  readonly isFirst: boolean;
  readonly isBrowsing: boolean;
  /** The button that shows the data. */
  readonly browse: RefObject<HTMLButtonElement | null>;
  readonly onBrowse: () => void;
  /** Begins with this SQL; with an empty editor where it is empty. */
  readonly onSql: (sql: string) => void;
  readonly onAsk: (question: string) => void;
  readonly onCancel: () => void;
  /** What is going on, beside the tools. */
  readonly children: ComponentChildren;
}

type Panel = 'examples' | 'history' | null;

/** Where a question is written, with examples and what was asked before. */
export function QuestionBox(props: QuestionBoxProps) {
  const { input, draft, onDraft, isBusy, examples, isFirst, history } = props;
  const [panel, setPanel] = useState<Panel>(null);
  const ask = (question: string): void => {
    setPanel(null);
    props.onAsk(question);
  };
  const run = (sql: string): void => {
    setPanel(null);
    props.onSql(sql);
  };
  const toggle = (which: Panel): void => setPanel(panel === which ? null : which);
  function submit(event: Event): void {
    event.preventDefault();
    // A comment of SQL ends with its line.
    const question = isStatement(draft) ? draft.trim() : draft.trim().replace(/\s+/g, ' ');
    if (question !== '') ask(question);
    else input.current?.focus();
  }
  function onEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || panel === null || isBusy) return;
    event.preventDefault();
    setPanel(null);
    input.current?.focus();
  }
  return (
    <section class="wb-ask" aria-label="Question" onKeyDown={onEscape}>
      <form onSubmit={submit}>
        <label class="wb-hidden" for="wb-question">
          Your question
        </label>
        <div class="wb-field">
          {/* Of as many lines as the question takes. */}
          <textarea
            id="wb-question"
            ref={input}
            rows={1}
            value={draft}
            autocomplete="off"
            spellcheck={true}
            enterkeyhint="go"
            maxlength={2000}
            placeholder={firstExamples(examples)[0] ?? ''}
            aria-describedby="wb-keys"
            onInput={({ currentTarget }) => onDraft(currentTarget.value)}
            onKeyDown={(event) => {
              // While an input method is at work, Enter is its own.
              if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) submit(event);
              else recall(event, { draft, history, onDraft });
            }}
          />
          {isBusy ? (
            <button type="button" class="wb-primary wb-stop" onClick={props.onCancel}>
              Cancel
            </button>
          ) : (
            <button type="submit" class="wb-primary">
              Ask
            </button>
          )}
        </div>
      </form>
      <div class="wb-tools">
        <Toggle isOpen={panel === 'examples'} onClick={() => toggle('examples')} label="Examples" />
        <Toggle isOpen={panel === 'history'} onClick={() => toggle('history')} label="History" />
        <Toggle isOpen={props.isBrowsing} onClick={props.onBrowse} label="Data" button={props.browse} />
        <button type="button" class="wb-quiet" onClick={() => props.onSql('')}>
          Write SQL
        </button>
        {props.children}
        <p id="wb-keys" class="wb-keys">
          <kbd>/</kbd> question · <kbd>Enter</kbd> ask · <kbd>Esc</kbd> cancel
        </p>
      </div>
      {panel === 'examples' && <Examples examples={examples} onAsk={ask} />}
      {panel === 'history' && <History {...props} onAsk={ask} onSql={run} />}
      {isFirst && panel === null && (
        <Questions questions={firstExamples(examples)} onAsk={ask} label="Some examples" />
      )}
    </section>
  );
}

function Toggle({
  isOpen,
  onClick,
  label,
  button,
}: {
  isOpen: boolean;
  onClick: () => void;
  label: string;
  button?: RefObject<HTMLButtonElement | null>;
}) {
  return (
    <button
      type="button"
      class="wb-quiet"
      aria-expanded={isOpen}
      onClick={onClick}
      {...(button === undefined ? {} : { ref: button })}
    >
      {label}
    </button>
  );
}

/** Up and down go through what was asked before, as in a shell, where nothing else is being written. */
function recall(
  event: KeyboardEvent,
  { draft, history, onDraft }: Pick<QuestionBoxProps, 'draft' | 'history' | 'onDraft'>,
): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const questions = history.flatMap(({ kind, text }) => (kind === 'question' ? [text] : []));
  const place = questions.indexOf(draft);
  if (draft !== '' && place < 0) return;
  event.preventDefault();
  const next = event.key === 'ArrowUp' ? Math.min(place + 1, questions.length - 1) : place - 1;
  onDraft(next < 0 ? '' : (questions[next] ?? ''));
}
