import { LoanqError, type Log } from '../../shared/mod.ts';
import type { RetrievedMaterial } from '../training-material.ts';
import type { Embed } from './create-embed.ts';
import { createVectorIndex, type VectorIndex } from './vector-index.ts';

/** Search by an embedding model that may fail, and may come back. */
export interface MeaningSearch {
  /** Positions in the lists of the material, nearest first; null where the model fails. Rejects only by the signal. */
  search(
    question: string,
    signal?: AbortSignal,
  ): Promise<{ readonly examples: number[]; readonly documents: number[] } | null>;
  close(): void;
}

/** A model that failed to embed the material is left alone for so long; it may be starting. */
const RETRY_AFTER_MS = 30_000;

/** Embeds the material; where that fails, again at a later question. */
export async function createMeaningSearch(
  material: RetrievedMaterial,
  { embed, log }: { readonly embed: Embed; readonly log?: Log },
): Promise<MeaningSearch> {
  let index: VectorIndex | null = null;
  let triedAt = 0;
  const report = (error: unknown): null => {
    const reason = error instanceof Error ? error.message : String(error);
    log?.warn(`Training material is found by its words alone: ${reason}`);
    return null;
  };
  let building: Promise<VectorIndex | null> | null = null;
  async function build(): Promise<VectorIndex | null> {
    triedAt = performance.now();
    index = await createVectorIndex(material, embed).catch(report);
    building = null;
    return index;
  }
  building = build();
  await building;

  return {
    async search(question, signal) {
      if (index === null && building === null && performance.now() - triedAt > RETRY_AFTER_MS)
        building = build();
      const usable = index ?? (await building);
      if (usable === null || question.trim() === '') return null;
      try {
        const [vector] = await embed([question], signal);
        return vector === undefined ? null : await usable.search(vector);
      } catch (error) {
        if (error instanceof LoanqError && error.code === 'cancelled') throw error;
        return report(error);
      }
    },
    close: () => index?.close(),
  };
}
