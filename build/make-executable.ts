import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { clearAuthenticode } from './clear-authenticode.ts';
import { lockedPackage } from './fetch-package.ts';
import { fillPkgCache } from './pkg-cache.ts';
import { signMachO } from './sign-mach-o.ts';
import { NODE_FLAGS, type Target } from './targets.ts';

/** What is put together. */
export interface Parts {
  /** The folder of the assets, the program among them. */
  readonly assets: string;
  /** The executable to make. */
  readonly output: string;
}

const LAUNCHER = join(import.meta.dirname, 'launch.cjs');

/** Puts Node, the program and its assets into one file, with pkg's simple mode. */
export function makeExecutable(target: Target, { assets, output }: Parts): void {
  const { version } = lockedPackage(target.node.package);
  const home = fillPkgCache(target, version);
  const options = {
    signature: false, // It would call Apple's own tool.
    seaConfig: {
      disableExperimentalSEAWarning: true,
      useSnapshot: false,
      useCodeCache: false, // That of the few lines of the launcher, which brings a better one of the program.
      execArgv: NODE_FLAGS,
      execArgvExtension: 'none', // NODE_OPTIONS of the user's are not meant for loanq.
      assets: assetsBelow(assets),
    },
    targets: [{ nodeRange: `node${version}`, platform: target.system, arch: target.processor, output }],
  };
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'run-pkg.ts'), LAUNCHER, JSON.stringify(options)],
    {
      env: { ...process.env, HOME: home, USERPROFILE: home },
      stdio: ['ignore', 'pipe', 'pipe'], // Shown by the error where it fails.
    },
  );
  if (target.system === 'win') clearAuthenticode(output);
  if (target.system === 'macos') signMachO(output, 'loanq');
  chmodSync(output, 0o755);
}

function assetsBelow(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(files.map((file) => [relative(folder, file).split(sep).join('/'), file]));
}
