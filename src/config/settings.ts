import type * as z from 'zod';
import { DATA_SETTINGS } from './data-settings.ts';
import { LOG_SETTINGS } from './log-settings.ts';
import { PROVIDER_SETTINGS } from './provider-settings.ts';
import { QUESTION_SETTINGS } from './question-settings.ts';
import { SERVER_SETTINGS } from './server-settings.ts';

/** Every setting, in the order in which the help text lists them. */
export const SETTINGS = {
  ...SERVER_SETTINGS,
  ...DATA_SETTINGS,
  ...QUESTION_SETTINGS,
  ...PROVIDER_SETTINGS,
  ...LOG_SETTINGS,
};

/** The values of all settings. */
export type Settings = {
  readonly [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']>;
};
