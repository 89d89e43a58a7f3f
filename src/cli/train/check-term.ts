import type { Dataset, Knowledge, Metric, Segment } from '../../catalog/mod.ts';
import type { Engine } from '../../engine/mod.ts';
import { checkExample, type RunStatement } from '../../training/mod.ts';

/** A word of the semantic model with the questions that it should be understood in. */
export interface Term {
  readonly kind: 'metric' | 'segment';
  readonly name: string;
  /** Its label, then its other names. */
  readonly names: readonly string[];
  /** One of them must be answered. */
  readonly questions: readonly string[];
}

/** Every metric and segment of the knowledge that the model gives a name. */
export function termsOf({ metrics, segments, datasets }: Knowledge): Term[] {
  return [...metrics.map(toMetricTerm), ...segments.map((segment) => toSegmentTerm(segment, datasets))];
}

function toMetricTerm({ name, label, synonyms }: Metric): Term {
  return { kind: 'metric', name, names: [label, ...synonyms], questions: [`What is the ${label}?`] };
}

function toSegmentTerm(
  { name, label, synonyms, nouns, dataset }: Segment,
  datasets: readonly Dataset[],
): Term {
  const rows = datasets.find((candidate) => candidate.name === dataset)?.labelPlural ?? dataset;
  const phrases = [`${label} ${rows}`, `${rows} ${label}`, ...nouns];
  return {
    kind: 'segment',
    name,
    names: [label, ...synonyms, ...nouns],
    questions: phrases.map((phrase) => `How many ${phrase} are there?`),
  };
}

/** Why the built-in engine cannot use a term: it does not understand it, or its SQL fails. Null where it can. */
export async function checkTerm(term: Term, engine: Engine, run: RunStatement): Promise<string | null> {
  const answers = term.questions.map((question) => ({ question, answer: engine.answer(question) }));
  const [first] = answers;
  const understood = answers.find(({ answer }) => answer.kind === 'generation');
  if (understood?.answer.kind === 'generation') {
    return checkExample({ sql: understood.answer.sql, mayBeEmpty: true }, run);
  }
  const reason = first?.answer.kind === 'refusal' ? first.answer.message : 'it has no name';
  return `"${first?.question ?? term.name}" is not understood: ${reason}`;
}
