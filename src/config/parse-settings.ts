import { LoanqError } from '../shared/mod.ts';
import type { Setting } from './setting.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The values of all settings: from the flag, else from the environment (where an empty variable counts as unset),
 * else the default. Throws LoanqError `misconfigured` on the first value that is wrong.
 */
export function parseSettings(flags: ReadonlyMap<string, string>, environment: Environment): Settings {
  const values = Object.entries(SETTINGS).map(([name, setting]) => [
    name,
    readSetting(setting, flags, environment),
  ]);
  return Object.fromEntries(values) as Settings; // Each value is what its own schema gave.
}

function readSetting(
  setting: Setting,
  flags: ReadonlyMap<string, string>,
  environment: Environment,
): unknown {
  const { source, given } = lookUp(setting, flags, environment);
  const parsed = setting.schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const shown = setting.flag === null ? 'a value it cannot use' : `the value ${JSON.stringify(given)}`;
  throw new LoanqError('misconfigured', `${source} has ${shown}; it takes ${setting.takes}.`);
}

function lookUp(
  { flag, variable, default: fallback }: Setting,
  flags: ReadonlyMap<string, string>,
  environment: Environment,
): { source: string; given: string | null } {
  const fromFlag = flag === null ? undefined : flags.get(flag);
  if (fromFlag !== undefined) return { source: `--${flag}`, given: fromFlag };
  const fromEnvironment = environment[variable]?.trim();
  return { source: variable, given: fromEnvironment || fallback };
}
