import type { ExampleTheme } from '../../../src/ask/mod.ts';
import { PICTURED } from './pictured.ts';
import { ROOT } from './service/root.ts';

/** What answers look like, before the first question. They are of the sample: other data has other examples. */
export function Pictures({
  examples,
  onAsk,
}: {
  readonly examples: readonly ExampleTheme[];
  readonly onAsk: (question: string) => void;
}) {
  if (!examples.some(({ questions }) => questions.includes(PICTURED[0].question))) return null;
  return (
    <ul class="wb-pictures" aria-label="Answers to look at">
      {PICTURED.map(({ question, picture }) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
            <img src={new URL(picture, ROOT).href} alt="" width="360" height="240" />
          </button>
        </li>
      ))}
    </ul>
  );
}
