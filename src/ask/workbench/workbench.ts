import type { Knowledge } from '../../catalog/mod.ts';
import type { Generation, Refusal, SqlGenerator } from '../../shared/mod.ts';
import type { TrainingStore } from '../../training/mod.ts';
import type { AskOptions } from '../ask-service.ts';
import { timed } from '../timed.ts';
import { describeData, type Overview } from './describe-data.ts';
import { exampleQuestions } from './example-questions.ts';
import { findRewordings, findShorter, type Rewording } from './find-rewordings.ts';

/** What the workbench of the site needs beside the three operations. */
export interface Workbench {
  /** How a question is read; nothing is run. Rejects with `provider-*` or `cancelled`. */
  read(question: string, options: AskOptions): Promise<Generation | HelpfulRefusal>;
  /** What is left of a question that the built-in engine refuses and is answered; none where it refuses nothing. */
  less(question: string, signal: AbortSignal): Promise<readonly Rewording[]>;
  /** What there is to ask about. Who looks is about to ask: what helps on from a refusal is made ready, too. */
  overview(): Promise<Overview>;
}

/** A refusal with what leads on from it. */
export interface HelpfulRefusal extends Refusal {
  /** Questions near to the refused one that are answered, each with its reading. */
  readonly rewordings: readonly Rewording[];
  /** What is left of it that is answered without a part, each with its reading. */
  readonly shorter: readonly Rewording[];
  /** Questions of the training material that are alike. */
  readonly similar: readonly string[];
}

/** What a workbench is made of. */
export interface WorkbenchDependencies {
  readonly generator: SqlGenerator;
  /** What is known now, for training material changes while serving. */
  readonly known: () => Known;
}

interface Known {
  readonly knowledge: Knowledge;
  readonly store: TrainingStore;
  /** Tells what can be answered without asking, and paying, anyone. */
  readonly builtin: SqlGenerator;
}

const SIMILAR_MAX = 4;

/** The workbench's side of loanq. */
export function createWorkbench({ generator, known }: WorkbenchDependencies): Workbench {
  async function read(
    question: string,
    { signal, timings }: AskOptions,
  ): Promise<Generation | HelpfulRefusal> {
    const outcome = await timed('generate', timings, () => generator.generate(question, { signal }));
    if (outcome.kind === 'generation') return outcome;
    const asking = { builtin: known().builtin, signal };
    const [rewordings, shorter, similar] = await timed('help', timings, () =>
      Promise.all([
        findRewordings(question, outcome, asking),
        findShorter(question, outcome, asking),
        findSimilar(question),
      ]),
    );
    return { ...outcome, rewordings, shorter, similar };
  }

  async function less(question: string, signal: AbortSignal): Promise<readonly Rewording[]> {
    const { builtin } = known();
    const outcome = await builtin.generate(question, { signal });
    return outcome.kind === 'refusal' ? findShorter(question, outcome, { builtin, signal }) : [];
  }

  async function findSimilar(question: string): Promise<readonly string[]> {
    const { examples } = await known().store.retrieve(question, { examples: SIMILAR_MAX, documents: 0 });
    return examples.flatMap(({ questions: [first] }) => (first === undefined ? [] : [first]));
  }

  let described: { readonly of: Known; readonly overview: Promise<Overview> } | null = null;

  async function overview(): Promise<Overview> {
    const now = known();
    if (described?.of.store !== now.store) {
      described = { of: now, overview: describe(now) };
      described.overview.then(() => now.store.prepare()).catch(() => {}); // Says so itself where it is needed.
    }
    return described.overview;
  }

  return { read, less, overview };
}

async function describe(known: Known): Promise<Overview> {
  return describeData(known.knowledge, await exampleQuestions(known));
}
