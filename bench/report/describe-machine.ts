import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Table } from './table.ts';

const PACKAGES = ['hono', '@hono/node-server', 'libsql'] as const;

/** Where the figures were taken, and with what. */
export function describeMachine(others: readonly (readonly [string, string])[]): Table {
  const rows: [string, string][] = [
    ['Machine', `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, ${gigabytes()} GB`],
    ['System', `${type()} ${kernelVersion(release())} ${process.arch}`],
    ['Node', process.versions.node],
    ...PACKAGES.map((name): [string, string] => [name, versionOf(name)]),
    ...others.map(([name, value]): [string, string] => [name, value]),
  ];
  return { id: 'machine', head: ['', ''], rows };
}

/** `6.18.44` of `6.18.44-generic`: how the kernel was built and by whom tells nobody anything. */
export function kernelVersion(release: string): string {
  return /^\d+(?:\.\d+)*/.exec(release)?.[0] ?? release;
}

/** When a measurement begins, and how busy the machine is with other things. */
export function describeMoment(): string {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `Measured ${date} UTC; load average of the minute before: ${(loadavg()[0] ?? 0).toFixed(1)}.`;
}

function gigabytes(): number {
  return Math.round(totalmem() / 2 ** 30);
}

function versionOf(name: string): string {
  const path = join(import.meta.dirname, '../../node_modules', name, 'package.json');
  const manifest: { readonly version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return manifest.version;
}
