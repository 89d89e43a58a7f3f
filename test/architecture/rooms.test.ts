import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, it } from 'node:test';

/** Every room with the rooms it may import; the order is the direction of dependency. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  assets: ['shared'],
  config: ['shared'],
  database: ['shared', 'assets'],
  catalog: ['shared', 'database'],
  training: ['shared', 'assets', 'catalog'],
  chart: ['shared', 'database'],
  engine: ['shared', 'catalog', 'training'],
  provider: ['shared', 'catalog', 'training'],
  ask: ['shared', 'database', 'catalog', 'training', 'engine', 'provider', 'chart'],
  evaluation: ['shared', 'database'],
  csv: ['shared', 'catalog'],
  http: ['shared', 'assets', 'config', 'database', 'ask'],
  cli: [
    'shared',
    'assets',
    'config',
    'database',
    'catalog',
    'training',
    'engine',
    'provider',
    'chart',
    'ask',
    'evaluation',
    'csv',
    'http',
  ],
  main: ['cli'],
};

/** Rooms that may touch the runtime (`node:` modules, the process); elsewhere Web APIs only. */
const MAY_USE_RUNTIME = new Set(['assets', 'database', 'csv', 'cli', 'main']);

const SRC = resolve(import.meta.dirname, '../../src');

interface Import {
  readonly file: string;
  readonly room: string;
  readonly specifier: string;
  /** Room of the imported file, null for packages. */
  readonly target: string | null;
  readonly targetFile: string | null;
}

function roomOf(path: string): string {
  const first = relative(SRC, path).split(sep)[0] ?? '';
  return first.endsWith('.ts') ? first.slice(0, -'.ts'.length) : first;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const found: Import[] = [];
  for (const match of source.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g)) {
    const specifier = match[2] ?? '';
    const targetFile = specifier.startsWith('.') ? resolve(dirname(file), specifier) : null;
    const target = targetFile === null ? null : roomOf(targetFile);
    found.push({ file, room: roomOf(file), specifier, target, targetFile });
  }
  return found;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(SRC, name));
const imports = files.flatMap(importsOf);
const show = (entry: Import): string => `${relative(SRC, entry.file)} imports ${entry.specifier}`;

describe('rooms of src/', () => {
  it('are all known to this test', () => {
    const unknown = [...new Set(files.map(roomOf))].filter((room) => !(room in MAY_IMPORT));
    assert.deepEqual(unknown, []);
  });

  it('import only rooms below them', () => {
    const wrong = imports.filter(
      ({ room, target }) => target !== null && target !== room && !MAY_IMPORT[room]?.includes(target),
    );
    assert.deepEqual(wrong.map(show), []);
  });

  it('are entered by their door mod.ts only', () => {
    const wrong = imports.filter(
      ({ room, target, targetFile }) =>
        target !== null && target !== room && targetFile !== join(SRC, target, 'mod.ts'),
    );
    assert.deepEqual(wrong.map(show), []);
  });

  it('touch the runtime only where that is their business', () => {
    const wrong = imports.filter(
      ({ room, specifier }) => specifier.startsWith('node:') && !MAY_USE_RUNTIME.has(room),
    );
    assert.deepEqual(wrong.map(show), []);
    const usesProcess = files.filter(
      (file) =>
        !MAY_USE_RUNTIME.has(roomOf(file)) && /\b(process|Deno|Buffer)\./.test(readFileSync(file, 'utf8')),
    );
    assert.deepEqual(
      usesProcess.map((file) => relative(SRC, file)),
      [],
    );
  });

  it('have no import cycles', () => {
    const edges = new Map<string, string[]>();
    for (const { file, targetFile } of imports) {
      if (targetFile !== null) edges.set(file, [...(edges.get(file) ?? []), targetFile]);
    }
    const done = new Set<string>();
    const cycles: string[] = [];
    function visit(file: string, path: readonly string[]): void {
      if (path.includes(file)) {
        cycles.push(
          [...path.slice(path.indexOf(file)), file].map((entry) => relative(SRC, entry)).join(' → '),
        );
        return;
      }
      if (done.has(file)) return;
      for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    }
    for (const file of files) visit(file, []);
    assert.deepEqual(cycles, []);
  });

  it('have a README', () => {
    const rooms = Object.keys(MAY_IMPORT).filter(
      (room) => room !== 'main' && files.some((f) => roomOf(f) === room),
    );
    const missing = rooms.filter((room) => !readdirSync(join(SRC, room)).includes('README.md'));
    assert.deepEqual(missing, []);
  });

  it('have a README that is short', () => {
    const long = Object.keys(MAY_IMPORT)
      .filter((room) => room !== 'main')
      .filter(
        (room) =>
          readFileSync(join(SRC, room, 'README.md'), 'utf8')
            .trimEnd()
            .split('\n').length > 40,
      );
    assert.deepEqual(long, []);
  });
});

describe('the pure rooms', () => {
  it('read no clock, randomness, locale or environment', () => {
    const wrong = files
      .filter((file) => ['engine', 'chart'].includes(roomOf(file)))
      .filter((file) =>
        /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|toLocale|\bIntl\.|\bTemporal\.Now\b|\bperformance\./.test(
          readFileSync(file, 'utf8'),
        ),
      )
      .map((file) => relative(SRC, file));
    assert.deepEqual(wrong, []);
  });
});
