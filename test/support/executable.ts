import { copyFileSync, existsSync, linkSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { programVersion } from '../../src/assets/mod.ts';

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
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
export const withoutExecutable: string | false = reasonToSkip();

function reasonToSkip(): string | false {
  const path = findExecutable();
  if (path === null) return 'There is no executable in dist: npm run build makes it.';
  const isOld = ['src', 'build', 'training', 'package-lock.json'].some((part) =>
    isNewer(join(ROOT, part), path),
  );
  return isOld ? 'The executable in dist is older than its source: npm run build makes it anew.' : false;
}

/** Whether a file, or one below a folder, was written after another. */
function isNewer(path: string, than: string): boolean {
  const { mtimeMs } = statSync(than);
  const files = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path];
  return files.some((file) => statSync(file).isFile() && statSync(file).mtimeMs > mtimeMs);
}

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
