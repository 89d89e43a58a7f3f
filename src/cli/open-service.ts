import { type AskService, createAskService, createWorkbench, type Workbench } from '../ask/mod.ts';
import { chartCode } from '../chart/mod.ts';
import type { Settings } from '../config/mod.ts';
import type { Log } from '../shared/mod.ts';
import { type OpenOptions, openGenerator } from './open-generator.ts';

/** loanq, put together. */
export interface Service {
  readonly ask: AskService;
  readonly workbench: Workbench;
  close(): Promise<void>;
}

/** Puts loanq together as the settings say. Rejects with LoanqError `misconfigured`, or `cancelled` by the signal. */
export async function openService(settings: Settings, log: Log, options?: OpenOptions): Promise<Service> {
  const { generator, runner, known, close } = await openGenerator(settings, log, options);
  return {
    ask: createAskService({ generator, runner, writeChart: chartCode, log }),
    workbench: createWorkbench({ generator, known }),
    close,
  };
}
