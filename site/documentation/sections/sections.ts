import { readingTable, refusalTable } from './questions.ts';
import { benchmarkTable, errorKindTable, headerTable, modelTable, settingsOf } from './tables.ts';

/** What a section is made of. */
export interface SectionRequest {
  /** What follows the section's name. */
  readonly argument: string;
  /** What stands there now. */
  readonly body: string;
  /** Of a served loanq. */
  readonly address: string;
}

/** Makes a section's Markdown. */
export type MakeSection = (request: SectionRequest) => string | Promise<string>;

/** Every kind of section, by its name in the pages. */
export const SECTIONS: Readonly<Record<string, MakeSection>> = {
  benchmark: benchmarkTable,
  'error-kinds': errorKindTable,
  headers: headerTable,
  model: modelTable,
  readings: readingTable,
  refusals: refusalTable,
  settings: settingsOf,
};
