import type { ExampleTheme } from '../../../src/ask/mod.ts';
import { type Entry, forgetEntries } from './memory/history.ts';

/** All examples, by what they are about. */
export function Examples({
  examples,
  onAsk,
}: {
  readonly examples: readonly ExampleTheme[];
  readonly onAsk: (question: string) => void;
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

/** What was asked and run before, to be asked and run again. */
export function History({
  history,
  onHistory,
  onAsk,
  onSql,
}: {
  readonly history: readonly Entry[];
  readonly onHistory: (entries: readonly Entry[]) => void;
  readonly onAsk: (question: string) => void;
  readonly onSql: (sql: string) => void;
}) {
  if (history.length === 0)
    return <p class="wb-note">What you ask, and SQL that you write, is kept here, in this browser only.</p>;
  return (
    <div class="wb-panel">
      <ul class="wb-chips" aria-label="Asked and run before">
        {history.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>
            {kind === 'question' ? (
              <Chip text={text} onClick={() => onAsk(text)} />
            ) : (
              <Chip text={text} onClick={() => onSql(text)} isSql />
            )}
          </li>
        ))}
      </ul>
      <button type="button" class="wb-quiet" onClick={() => onHistory(forgetEntries())}>
        Forget them
      </button>
    </div>
  );
}

/** Questions to choose from. */
export function Questions({
  questions,
  onAsk,
  label,
}: {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
  readonly label: string;
}) {
  return (
    <ul class="wb-chips" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <Chip text={question} onClick={() => onAsk(question)} />
        </li>
      ))}
    </ul>
  );
}

/** Characters, of which two lines of a phone hold some. What is longer is cut off there, and told by its title. */
const LONG = 60;

function Chip({
  text,
  onClick,
  isSql = false,
}: {
  readonly text: string;
  readonly onClick: () => void;
  readonly isSql?: boolean;
}) {
  return (
    <button
      type="button"
      class={`wb-chip ${isSql ? 'wb-chip-sql' : ''}`}
      title={text.length > LONG ? text : undefined}
      onClick={onClick}
    >
      <span>{isSql ? withoutHead(text) : text}</span>
    </button>
  );
}

/** The statement, without the comments before it: its lines become one. */
function withoutHead(sql: string): string {
  return sql.replace(/^(?:\s|--[^\n]*(?:\n|$))+(?=\S)/, '');
}
