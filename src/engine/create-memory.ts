import type { Knowledge } from '../catalog/mod.ts';
import { rememberedBy, rememberedOf } from '../shared/mod.ts';
import type { Candidate } from './candidate.ts';
import { findCandidates } from './find-candidates.ts';
import { createLinker, type Linker } from './link/create-linker.ts';
import { withSaidNames } from './link/said-names.ts';
import { indexKnowledge, type KnowledgeIndex } from './plan/knowledge-index.ts';
import { type PlanResult, plan } from './plan/plan.ts';
import { isLanguageMisspelt } from './recognize/spelling.ts';
import { isLanguageWord, isWholeWord } from './recognize/words.ts';
import { withSaidKeys } from './said-keys.ts';
import { withoutDone, withSaidLinks } from './said-links.ts';
import { withSaidOwners } from './said-owners.ts';
import { withShortNames } from './short-names.ts';
import { keyOfTokens, type Token } from './token.ts';
import { withRelated } from './with-related.ts';

/** What an engine knows of its data, and of words that it has looked at of late: several stages, and ways to ask, come to the same. */
export interface Memory {
  /** What it was given, with what follows from that. */
  readonly learnt: Knowledge;
  readonly indexed: KnowledgeIndex;
  readonly linker: Linker;
  /** What the words may mean, whatever else the question says. */
  candidatesOf(tokens: readonly Token[]): readonly Candidate[];
  /** What the words may mean in this question. */
  find(tokens: readonly Token[]): readonly Candidate[];
  /** What is known, in the words of the question where names are cut short. */
  indexFor(tokens: readonly Token[]): KnowledgeIndex;
  /** Whether it is said through which rows others are reached. */
  namesOwners(tokens: readonly Token[]): boolean;
  /** The knowledge with these rows marked. */
  ownersFor(tokens: readonly Token[]): KnowledgeIndex;
  /** What becomes of the words. */
  planOf(tokens: readonly Token[], index: KnowledgeIndex): PlanResult;
  /** A stage that several ways to ask one question lead to with the same words: it is gone through once for them. */
  once<T>(
    stage: (tokens: readonly Token[], asked: Asked) => T,
  ): (tokens: readonly Token[], asked: Asked) => T;
}

/** What a stage needs beside the words. */
export interface Asked {
  readonly index: KnowledgeIndex;
  /** As typed. */
  readonly question: string;
}

/** More than the ways to ask one question. */
const WORDINGS_KEPT = 100;

/** The memory of an engine; `today` is an ISO day that relative dates count from where the data has no as-of date. */
export function createMemory({
  knowledge,
  today,
}: {
  readonly knowledge: Knowledge;
  readonly today: string;
}): Memory {
  const learnt = withRelated(withShortNames(knowledge));
  const indexed = indexKnowledge(learnt, today);
  const linker = createLinker(learnt, { isLanguageWord, isWholeWord, isLanguageMisspelt });
  const asOf = learnt.asOfDate ?? today;
  const candidatesOf = (tokens: readonly Token[]): readonly Candidate[] =>
    findCandidates(tokens, { linker, asOf });
  const find = rememberedOf(
    rememberedBy(
      keyOfTokens,
      (tokens: readonly Token[]) => withoutDone(candidatesOf(tokens), tokens, learnt),
      WORDINGS_KEPT,
    ),
  );
  /** By what the words may mean. */
  const plans = new WeakMap<
    readonly Candidate[],
    { readonly index: KnowledgeIndex; readonly result: PlanResult }
  >();
  return {
    learnt,
    indexed,
    linker,
    candidatesOf,
    find,
    indexFor(tokens) {
      const said = linker.said(tokens);
      const linked = withSaidKeys(withSaidLinks(learnt, tokens), tokens);
      if (said.size === 0) return linked === learnt ? indexed : indexKnowledge(linked, today);
      return indexKnowledge(withSaidNames(linked, said), today);
    },
    namesOwners: (tokens) => withSaidOwners(learnt, tokens) !== learnt,
    ownersFor(tokens) {
      const { knowledge } = this.indexFor(tokens);
      return indexKnowledge(withSaidOwners(knowledge, tokens), today);
    },
    planOf(tokens, index) {
      const candidates = find(tokens);
      const known = plans.get(candidates);
      if (known?.index === index) return known.result;
      const result = plan(candidates, { index, words: tokens.map(({ norm }) => norm) });
      plans.set(candidates, { index, result });
      return result;
    },
    once: (stage) => onceFor(find, stage),
  };
}

/** Keeps what a stage made of words by what they may mean, which is one for the same words at the same places. */
function onceFor<T>(
  find: Memory['find'],
  stage: (tokens: readonly Token[], asked: Asked) => T,
): (tokens: readonly Token[], asked: Asked) => T {
  const results = new WeakMap<readonly Candidate[], Asked & { readonly result: T }>();
  return (tokens, asked) => {
    const candidates = find(tokens);
    const known = results.get(candidates);
    if (known?.index === asked.index && known.question === asked.question) return known.result;
    const result = stage(tokens, asked);
    results.set(candidates, { ...asked, result });
    return result;
  };
}
