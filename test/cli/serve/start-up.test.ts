import assert from 'node:assert/strict';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../../..');

/** Everything that is loaded when the entry is, without what it loads by `import()`. */
async function loadedWith(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    absWorkingDir: ROOT,
    metafile: true,
    outdir: ROOT,
    logLevel: 'error',
  });
  const outputs = Object.entries(metafile.outputs);
  const [first] = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith(entry) === true) ?? assert.fail();
  const loaded = new Set([first]);
  for (const output of loaded) {
    const imported = metafile.outputs[output]?.imports ?? [];
    for (const { path, kind } of imported) if (kind === 'import-statement') loaded.add(path);
  }
  const inputs = [...loaded].flatMap((output) => Object.keys(metafile.outputs[output]?.inputs ?? {}));
  return [...inputs.map((path) => relative(join(ROOT, 'src'), join(ROOT, path))), ...loaded];
}

describe('the start of the server', () => {
  it('loads neither who writes SQL nor what is only asked later', async () => {
    for (const entry of ['src/cli/mod.ts', 'src/cli/serve/run-serve.ts']) {
      const loaded = await loadedWith(entry);
      assert.ok(loaded.length > 10, entry);
      const needless = loaded.filter((path) =>
        /^(engine|provider|catalog|training|chart|evaluation|csv)\/|^(yaml|csv-parse|openai|libsql|temporal-polyfill|gpt-tokenizer)\b|^@libsql/.test(
          path,
        ),
      );
      assert.deepEqual(needless, [], entry);
    }
  });

  it('loads no client of a provider and no database driver for the built-in engine', async () => {
    const loaded = await loadedWith('src/cli/open-service.ts');
    assert.ok(loaded.some((path) => path.startsWith('engine/')));
    const needless = loaded.filter((path) =>
      /^provider\/|^(openai|libsql|gpt-tokenizer)\b|^@libsql/.test(path),
    );
    assert.deepEqual(needless, []);
  });
});
