import { createSiteReader, openAssets, programVersion } from '../../src/assets/mod.ts';
import type { AppDependencies, HttpSettings } from '../../src/http/mod.ts';
import type { Log, LogFields } from '../../src/shared/mod.ts';
import { silentWorkbench } from './silent-workbench.ts';

/** Settings of a service on localhost. */
export const LOCAL_SETTINGS: HttpSettings = {
  publicUrl: null,
  isLoopback: true,
  allowedHosts: [],
  corsOrigins: [],
  trustedProxies: [],
  bodyBytesMax: 1024 * 1024,
};

/** A log that keeps its lines. */
export function createRecordingLog(): Log & {
  readonly lines: { level: string; message: string; fields: LogFields }[];
} {
  const lines: { level: string; message: string; fields: LogFields }[] = [];
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}): void => {
      lines.push({ level, message, fields });
    };
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Everything an app needs but the ask service. */
export function appDependencies(
  ask: AppDependencies['ask'],
  overrides: Partial<Omit<AppDependencies, 'settings'>> & { readonly settings?: Partial<HttpSettings> } = {},
): AppDependencies {
  return {
    ask,
    workbench: silentWorkbench(),
    log: createRecordingLog(),
    version: programVersion(),
    assets: createSiteReader(openAssets()),
    remoteAddress: () => null,
    cutOff: () => false,
    ...overrides,
    settings: { ...LOCAL_SETTINGS, ...overrides.settings },
  };
}
