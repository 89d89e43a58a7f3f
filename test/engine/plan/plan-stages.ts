import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKnowledge, introspect, type Knowledge, parseModel } from '../../../src/catalog/mod.ts';
import { findCandidates } from '../../../src/engine/find-candidates.ts';
import { createLinker } from '../../../src/engine/link/create-linker.ts';
import { createChart } from '../../../src/engine/plan/chart.ts';
import { indexKnowledge } from '../../../src/engine/plan/knowledge-index.ts';
import type { Phrase } from '../../../src/engine/plan/phrase.ts';
import { type PlanResult, plan } from '../../../src/engine/plan/plan.ts';
import { segment } from '../../../src/engine/plan/segment.ts';
import { isLanguageMisspelt } from '../../../src/engine/recognize/spelling.ts';
import { isLanguageWord, isWholeWord } from '../../../src/engine/recognize/words.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { fileDatabase } from '../../catalog/memory-database.ts';
import { sampleDatabase } from '../../support/sample-database.ts';

const MODEL = join(import.meta.dirname, '../../../training/semantic-model.yaml');

/** The stages of the planner, each by itself, on the sample loan book with its semantic model. */
export interface PlanStages {
  /** The phrases of the cheapest reading; null where the question cannot be read to its end. */
  phrases(question: string): readonly Phrase[] | null;
  plan(question: string): PlanResult;
}

/** Learns the sample loan book once. */
export async function planStages(): Promise<PlanStages> {
  const knowledge = await learn();
  const index = indexKnowledge(knowledge);
  const linker = createLinker(knowledge, { isLanguageWord, isWholeWord, isLanguageMisspelt });
  const asOf = knowledge.asOfDate ?? '2025-12-31';
  const inputOf = (question: string) => {
    const tokens = tokenize(question);
    return {
      candidates: findCandidates(tokens, { linker, asOf }),
      context: { index, words: tokens.map(({ norm }) => norm) },
    };
  };
  return {
    phrases(question) {
      const { candidates, context } = inputOf(question);
      return segment(createChart(candidates, context))[0]?.phrases ?? null;
    },
    plan(question) {
      const { candidates, context } = inputOf(question);
      return plan(candidates, context);
    },
  };
}

async function learn(): Promise<Knowledge> {
  const catalog = await introspect(fileDatabase(await sampleDatabase()));
  return createKnowledge(catalog, parseModel(readFileSync(MODEL, 'utf8')));
}
