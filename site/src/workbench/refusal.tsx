import type { ExampleTheme, HelpfulRefusal } from '../../../src/ask/mod.ts';
import { firstExamples } from './first-examples.ts';
import type { Workbench } from './use-workbench.ts';

const TITLES = {
  'not-understood': 'Not understood',
  ambiguous: 'Which one do you mean?',
  unanswerable: 'The data does not hold this',
} as const satisfies Record<HelpfulRefusal['reason'], string>;

/** A refusal as help: what was not known, what may have been meant, and what is like it. */
export function Refusal({
  refusal,
  examples,
  workbench,
}: {
  readonly refusal: HelpfulRefusal;
  readonly examples: readonly ExampleTheme[];
  readonly workbench: Workbench;
}) {
  const { help, rewordings, shorter, similar } = refusal;
  if (help?.kind === 'statement') return <Statement workbench={workbench} />;
  const hasMeant = rewordings.length > 0 || help?.kind === 'readings';
  const suggestions =
    similar.length > 0 || hasMeant || shorter.length > 0 ? similar : firstExamples(examples);
  return (
    <section class="wb-card wb-refusal" aria-labelledby="wb-refusal-title">
      <h2 id="wb-refusal-title">{TITLES[refusal.reason]}</h2>
      {help?.kind === 'unknown-words' ? <UnknownWords words={help.words} /> : null}
      {help?.kind === 'readings' ? null : help?.kind === 'unknown-words' ? null : <p>{refusal.message}</p>}
      {hasMeant && (
        <>
          {help?.kind !== 'readings' && <h3>Did you mean</h3>}
          <ul class="wb-choices">
            {help?.kind === 'readings' &&
              help.readings.map((reading) => (
                <li key={reading.sql}>
                  <button type="button" class="wb-choice" onClick={() => workbench.pick(reading)}>
                    {reading.reading}
                  </button>
                </li>
              ))}
            <Rewordings rewordings={rewordings} workbench={workbench} />
          </ul>
        </>
      )}
      {shorter.length > 0 && (
        <>
          <h3>Less of it is answered</h3>
          <ul class="wb-choices">
            <Rewordings rewordings={shorter} workbench={workbench} />
          </ul>
        </>
      )}
      {suggestions.length > 0 && (
        <>
          <h3>
            {suggestions === similar ? 'Questions like it that are answered' : 'Questions that are answered'}
          </h3>
          <ul class="wb-chips">
            {suggestions.map((question) => (
              <li key={question}>
                <button type="button" class="wb-chip" onClick={() => workbench.ask(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** SQL in the place of a question is offered to be run, for it may have been meant to. */
function Statement({ workbench }: { readonly workbench: Workbench }) {
  return (
    <section class="wb-card wb-refusal" aria-labelledby="wb-refusal-title">
      <h2 id="wb-refusal-title">This is SQL</h2>
      <p>Questions are asked in English. SQL goes to the editor, and is run as it is.</p>
      <button type="button" class="wb-run" onClick={() => workbench.begin(workbench.asked.question)}>
        Run it as SQL
      </button>
    </section>
  );
}

function Rewordings({
  rewordings,
  workbench,
}: {
  readonly rewordings: HelpfulRefusal['rewordings'];
  readonly workbench: Workbench;
}) {
  return rewordings.map(({ question, reading }) => (
    <li key={question}>
      <button type="button" class="wb-choice" onClick={() => workbench.ask(question)}>
        {question}
        <small>{reading}</small>
      </button>
    </li>
  ));
}

type UnknownWordsHelp = Extract<NonNullable<HelpfulRefusal['help']>, { readonly kind: 'unknown-words' }>;

function UnknownWords({ words }: { readonly words: UnknownWordsHelp['words'] }) {
  return (
    <>
      <p>
        {words.length === 1
          ? 'This word is in no table, value or rule:'
          : 'These words are in no table, value or rule:'}
      </p>
      <ul class="wb-words">
        {words.map(({ text, nearest }) => (
          <li key={text}>
            <mark>{text}</mark>
            {nearest.length > 0 && <> – near to {nearest.join(', ')}</>}
          </li>
        ))}
      </ul>
    </>
  );
}
