import type { Workbench } from '../../src/ask/mod.ts';

/** A workbench that reads nothing. */
export function silentWorkbench(): Workbench {
  const message = 'This one reads nothing.';
  return {
    read: async () => ({
      kind: 'refusal',
      reason: 'unanswerable',
      message,
      rewordings: [],
      shorter: [],
      similar: [],
    }),
    less: async () => [],
    overview: async () => ({ asOfDate: null, currency: null, tables: [], metrics: [], examples: [] }),
  };
}
