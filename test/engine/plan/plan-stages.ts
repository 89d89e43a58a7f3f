import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKnowledge, introspect, type Knowledge, parseModel } from '../../../src/catalog/mod.ts';
import { findCandidates } from '../../../src/engine/find-candidates.ts';
import { createLinker } from '../../../src/engine/link/create-linker.ts';
import type { LogicalQuery } from '../../../src/engine/logical-query.ts';
import { buildQuery } from '../../../src/engine/plan/build-query.ts';
import { createChart } from '../../../src/engine/plan/chart.ts';
import { draftOf } from '../../../src/engine/plan/draft.ts';
import { indexKnowledge, type KnowledgeIndex } from '../../../src/engine/plan/knowledge-index.ts';
import type { Phrase } from '../../../src/engine/plan/phrase.ts';
import { type PlanResult, plan } from '../../../src/engine/plan/plan.ts';
import { Rejected } from '../../../src/engine/plan/rejection.ts';
import { resolveMeasure } from '../../../src/engine/plan/resolve-measure/resolve-measure.ts';
import { withRoleHolders } from '../../../src/engine/plan/role-holders.ts';
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
  /** The phrases of the reading that was planned without which the query would be the same; empty where none was. */
  idle(question: string): readonly Phrase[];
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
    idle(question) {
      const { candidates, context } = inputOf(question);
      const planned = plan(candidates, context);
      if (planned.kind !== 'planned') return [];
      const wanted = keyOf(planned.query);
      const made = (phrases: readonly Phrase[]): string | null => queryOf(phrases, index);
      const reading = segment(createChart(candidates, context)).find(
        ({ phrases }) => made(phrases) === wanted,
      );
      const phrases = reading?.phrases ?? [];
      return phrases.filter((one) => made(phrases.filter((other) => other !== one)) === wanted);
    },
  };
}

/** The query that the phrases make, as text; null where they make none. */
function queryOf(phrases: readonly Phrase[], index: KnowledgeIndex): string | null {
  const draft = draftOf(phrases);
  if (draft === null) return null;
  const assembly = {
    index,
    cost: 0,
    assumptions: new Set<string>(),
    manySides: new Set<string>(),
    measured: new Set<string>(),
    resolveMeasure,
  };
  try {
    return keyOf(withRoleHolders(buildQuery(assembly, draft), index));
  } catch (error) {
    if (error instanceof Rejected) return null;
    throw error;
  }
}

function keyOf(query: LogicalQuery): string {
  return JSON.stringify({ ...query, assumptions: [] });
}

async function learn(): Promise<Knowledge> {
  const catalog = await introspect(fileDatabase(await sampleDatabase()));
  return createKnowledge(catalog, parseModel(readFileSync(MODEL, 'utf8')));
}
