import { copyFileSync, existsSync, linkSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { programVersion } from '../../src/assets/mod.ts';

const DIST = join(import.meta.dirname, '../../dist');
const SYSTEMS: Readonly<Record<string, string>> = { win32: 'windows', darwin: 'macos' };

/** The executable that was built for a system (`linux-arm64`); null where there is none. */
export function findExecutable(system: string = thisSystem()): string | null {
  const ending = system.startsWith('windows') ? '.exe' : '';
  const path = join(DIST, `loanq-${programVersion()}-${system}${ending}`);
  return existsSync(path) ? path : null;
}

function thisSystem(): string {
  return `${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
}

/** Why tests of the executable are left out; false where they are not. */
export const withoutExecutable: string | false =
  findExecutable() === null ? 'There is no executable in dist: npm run build makes it.' : false;

/** The executable, alone in a folder of its own. */
export interface MovedExecutable {
  readonly executable: string;
  readonly folder: string;
  remove(): void;
}

/** Puts the executable into an empty folder, far from the repository. Throws where there is none. */
export function moveExecutable(): MovedExecutable {
  const built = findExecutable();
  if (built === null) throw new Error(String(withoutExecutable));
  const folder = mkdtempSync(join(tmpdir(), 'loanq-executable-'));
  const executable = join(folder, basename(built));
  try {
    linkSync(built, executable);
  } catch {
    copyFileSync(built, executable); // The temporary folder is on another file system.
  }
  return { executable, folder, remove: () => rmSync(folder, { recursive: true }) };
}
