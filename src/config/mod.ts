export { describeSettings, settingsTable } from './describe-settings.ts';
export { nearest } from './nearest.ts';
export { type Arguments, type FlagShape, parseArguments } from './parse-arguments.ts';
export { type Environment, parseSettings } from './parse-settings.ts';
export type { Setting } from './setting.ts';
export { SETTINGS, type Settings } from './settings.ts';
