import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type OnLoadArgs, type OnLoadResult, transform } from 'esbuild';
import { ROOT } from './folders.ts';

/** The two programs of the executable, by the names that `launch.cjs` knows; a query process needs but little code. */
const PROGRAMS = {
  loanq: 'src/main.ts',
  'query-process': 'src/database/query-process/main.ts',
} as const;

const WEB_CLASSES = join(import.meta.dirname, 'web-classes.ts');

/** The program's names for these, and those that the server's adapter asks for by the global object. */
const STAND_INS = {
  Headers: 'WebHeaders',
  Request: 'WebRequest',
  Response: 'WebResponse',
  'globalThis.Headers': 'WebHeaders',
  'global.Request': 'WebRequest',
  'global.Response': 'WebResponse',
  // For web sockets, of which loanq has none.
  'globalThis.CloseEvent': 'undefined',
  'globalThis.ErrorEvent': 'undefined',
} as const;

/** The oldest Node of any target. */
const NODE = 'node24';

/**
 * Bundles the programs into files that load one another when they are needed, so that a start reads but little. Each is
 * an expression: a function of `require`, `__dirname` and `module`. Resolves to the source files in them, relative to the
 * repository.
 */
export async function bundle(folder: string): Promise<readonly string[]> {
  const { outputFiles, metafile } = await build({
    entryPoints: PROGRAMS,
    absWorkingDir: ROOT,
    outdir: folder,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm', // The only one that is split.
    target: NODE,
    minifySyntax: true,
    logLevel: 'warning',
    define: {
      'import.meta.dirname': '__dirname',
      'import.meta.url': '"file:///loanq"',
      'import.meta.main': 'false',
      ...STAND_INS,
    },
    inject: [WEB_CLASSES],
    plugins: [
      {
        name: 'addon',
        setup: ({ onLoad }) => onLoad({ filter: /[\\/]libsql[\\/]index\.js$/ }, loadAddonFromAssets),
      },
      {
        name: 'web-classes',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[\\/]@hono[\\/]node-server[\\/]dist[\\/]index\.mjs$/ }, withoutGlobalClasses),
      },
      {
        name: 'own-web-classes',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[\\/]node_modules[\\/]openai[\\/].*js$/ }, withGlobalClasses),
      },
    ],
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of outputFiles) {
    writeFileSync(join(folder, basename(path)), await toFunction(text));
  }
  return Object.keys(metafile.inputs).sort();
}

/** What Node runs as a script is no module: it gets the others by `require`. */
async function toFunction(source: string): Promise<string> {
  const { code } = await transform(source, {
    format: 'cjs',
    platform: 'node',
    target: NODE,
    banner: '(function (require, __dirname, module) {',
    footer: '})',
    charset: 'ascii', // It is read byte by byte.
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: true, // A third of the source, which a server keeps; keeping names beside it takes time at the start.
    lineLimit: 160, // An uncaught error prints its line.
    legalComments: 'none', // The licences are beside the executable, in full.
    supported: { 'dynamic-import': false },
  });
  return code;
}

/** The driver looks for its addon in node_modules; in the executable it is an asset. */
function loadAddonFromAssets({ path }: OnLoadArgs): OnLoadResult {
  const loader = JSON.stringify(join(ROOT, 'src', 'assets', 'load-addon.ts'));
  const search = /function requireNative\(\) \{[\s\S]*?\n\}\n/;
  const imports = /const \{[^}]*\} = require\("(@neon-rs\/load|detect-libc)"\);/g;
  const source = readFileSync(path, 'utf8');
  if (!search.test(source) || source.match(imports)?.length !== 2) {
    throw new Error(`${path} is not as expected.`);
  }
  const patched = source
    .replace(imports, '')
    .replace(search, `const requireNative = () => require(${loader}).loadAddon();\n`);
  return { contents: patched, loader: 'js' };
}

/** The adapter speaks HTTP/1 only here, and leaves the global classes alone: reading one loads all of Node's. */
function withoutGlobalClasses({ path }: OnLoadArgs): OnLoadResult {
  const http2 = 'import { Http2ServerRequest, constants } from "node:http2";';
  const override =
    /Object\.defineProperty\(global, "Request", \{ value: (\S+) \}\);\s+Object\.defineProperty\(global, "Response", \{ value: (\S+) \}\);/;
  const source = readFileSync(path, 'utf8');
  if (!source.includes(http2) || !override.test(source)) throw new Error(`${path} is not as expected.`);
  const own = `import { setWebClasses } from ${JSON.stringify(WEB_CLASSES)};\nclass Http2ServerRequest {}\nconst constants = {};`;
  const contents = source.replace(http2, () => own).replace(override, 'setWebClasses($1, $2);');
  return { contents, loader: 'js' };
}

/** The client of a model provider takes the classes apart, so it gets the real ones; it is loaded where one is used. */
function withGlobalClasses({ path }: OnLoadArgs): OnLoadResult {
  const names = ['Headers', 'Request', 'Response'];
  const source = readFileSync(path, 'utf8');
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(source));
  return { contents: `const { ${used.join(', ')} } = globalThis;\n${source}`, loader: 'js' };
}
