import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { programVersion } from '../src/assets/mod.ts';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { bundle } from './bundle.ts';
import { writeChecksums } from './checksums.ts';
import { chooseTargets } from './choose-targets.ts';
import { collectAddon, collectAssets, collectCodeCache } from './collect-assets.ts';
import { findComponents } from './components.ts';
import { fetchPackage, lockedPackage } from './fetch-package.ts';
import { CACHE, DIST, ROOT } from './folders.ts';
import { writeLicences } from './licences.ts';
import { makeExecutable } from './make-executable.ts';
import { HOST, TARGETS, type Target } from './targets.ts';

/** Builds dist/ as the arguments say; says what it does, how long it takes and how large the result is. */
export async function buildAll(args: readonly string[]): Promise<void> {
  const started = performance.now();
  const choice = chooseTargets(args);
  if (choice.kind === 'help') {
    say(choice.text);
    return;
  }
  if (choice.kind === 'wrong') {
    process.stderr.write(`${choice.message}\n`);
    process.exitCode = 2;
    return;
  }
  const { targets } = choice;
  const assets = join(CACHE, 'assets');
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST, { recursive: true });
  rmSync(assets, { recursive: true, force: true });

  const sources = await step('Bundling the program', () => bundle(join(assets, 'program')));
  await step('Collecting site, training and sample data', () => collectAssets(assets));
  for (const target of targets) {
    const output = join(DIST, executableName(target));
    await step(`Making ${relative(ROOT, output)}`, () => {
      collectAddon(assets, join(fetchPackage(lockedPackage(target.addon)), 'index.node'));
      collectCodeCache(assets, target === TARGETS[HOST]);
      makeExecutable(target, { assets, output });
      return statSync(output).size;
    });
  }
  await step('Writing checksums, bill of materials and licences', () => {
    const components = findComponents(sources, targets);
    writeBillOfMaterials(components);
    writeLicences(components);
    writeChecksums();
  });
  say(`Done in ${seconds(started)}.\n`);
}

/** `loanq-0.1.0-linux-x64`. */
function executableName({ name, system }: Target): string {
  return `loanq-${programVersion()}-${name}${system === 'win' ? '.exe' : ''}`;
}

/** Does one thing, with a line about it: what, how long, and the size of what came of it. */
async function step<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  say(`${what} … `);
  const result = await work();
  say(`${seconds(started)}${typeof result === 'number' ? `, ${(result / 1e6).toFixed(1)} MB` : ''}\n`);
  return result;
}

function seconds(startedMs: number): string {
  return `${((performance.now() - startedMs) / 1000).toFixed(1)} s`;
}

function say(text: string): void {
  process.stdout.write(text);
}
