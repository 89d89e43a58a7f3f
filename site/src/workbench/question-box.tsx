import type { ComponentChildren, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { ExampleTheme } from '../../../src/ask/mod.ts';
import { firstExamples } from './first-examples.ts';
import { forgetQuestions } from './memory/history.ts';

interface QuestionBoxProps {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly isBusy: boolean;
  readonly history: readonly string[];
  readonly onHistory: (questions: readonly string[]) => void;
  readonly examples: readonly ExampleTheme[];
  /** Nothing was asked yet: then some examples are in sight. */
  readonly isFirst: boolean;
  readonly isBrowsing: boolean;
  /** The button that shows the data. */
  readonly browse: RefObject<HTMLButtonElement | null>;
  readonly onBrowse: () => void;
  readonly onWriteSql: () => void;
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
  const toggle = (which: Panel): void => setPanel(panel === which ? null : which);
  function submit(event: Event): void {
    event.preventDefault();
    const question = draft.trim().replace(/\s+/g, ' ');
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
        <button type="button" class="wb-quiet" onClick={props.onWriteSql}>
          Write SQL
        </button>
        {props.children}
        <p id="wb-keys" class="wb-keys">
          <kbd>/</kbd> question · <kbd>Enter</kbd> ask · <kbd>Esc</kbd> cancel
        </p>
      </div>
      {panel === 'examples' && <Examples examples={examples} onAsk={ask} />}
      {panel === 'history' && <History {...props} onAsk={ask} />}
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

function Examples({
  examples,
  onAsk,
}: {
  examples: readonly ExampleTheme[];
  onAsk: (question: string) => void;
}) {
  if (examples.length === 0) return <p class="wb-note">There are no examples for this data.</p>;
  return (
    <div class="wb-panel">
      <div class="wb-themes">
        {examples.map(({ theme, questions }) => (
          <div key={theme}>
            <h2>{theme}</h2>
            <ul>
              {questions.map((question) => (
                <li key={question}>
                  <button type="button" class="wb-link" onClick={() => onAsk(question)}>
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

function History({ history, onHistory, onAsk }: Pick<QuestionBoxProps, 'history' | 'onHistory' | 'onAsk'>) {
  if (history.length === 0) return <p class="wb-note">What you ask is kept here, in this browser only.</p>;
  return (
    <div class="wb-panel">
      <Questions questions={history} onAsk={onAsk} label="Questions asked before" />
      <button type="button" class="wb-quiet" onClick={() => onHistory(forgetQuestions())}>
        Forget them
      </button>
    </div>
  );
}

function Questions({
  questions,
  onAsk,
  label,
}: {
  questions: readonly string[];
  onAsk: (question: string) => void;
  label: string;
}) {
  return (
    <ul class="wb-chips" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" class="wb-chip" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Up and down go through what was asked before, as in a shell, where nothing else is being written. */
function recall(
  event: KeyboardEvent,
  { draft, history, onDraft }: Pick<QuestionBoxProps, 'draft' | 'history' | 'onDraft'>,
): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const place = history.indexOf(draft);
  if (draft !== '' && place < 0) return;
  event.preventDefault();
  const next = event.key === 'ArrowUp' ? Math.min(place + 1, history.length - 1) : place - 1;
  onDraft(next < 0 ? '' : (history[next] ?? ''));
}
