import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type OnLoadArgs, type OnLoadResult } from 'esbuild';
import { ROOT } from './folders.ts';

/** The two programs of the executable, by the names that `launch.cjs` knows; a query process needs but little code. */
export const PROGRAMS = {
  loanq: "require('./src/main.ts');",
  // The query process's own entry awaits at its top level, which CommonJS cannot.
  'query-process': `
    const { serveStatements } = require('./src/database/query-process/serve-statements.ts');
    const { parseSettings } = require('./src/database/query-process/settings.ts');
    serveStatements(parseSettings(process.argv.at(-1)));`,
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
 * Bundles the programs, each into one file that is an expression: a function of `require` and `__dirname`. Resolves to
 * the source files in them, relative to the repository.
 */
export async function bundle(folder: string): Promise<readonly string[]> {
  const inputs = new Set<string>();
  for (const [name, entry] of Object.entries(PROGRAMS)) {
    for (const input of await bundleProgram(entry, join(folder, `${name}.cjs`))) inputs.add(input);
  }
  return [...inputs].sort();
}

async function bundleProgram(entry: string, outfile: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: entry, resolveDir: ROOT, sourcefile: 'entry.cjs' },
    absWorkingDir: ROOT,
    outfile,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: NODE,
    banner: {
      js: '(function (require, __dirname) { const module = { exports: {} }, exports = module.exports;',
    },
    footer: { js: '})' },
    charset: 'ascii', // It is read byte by byte.
    minifySyntax: true,
    minifyWhitespace: true, // Names stay as they are: for error messages, and as keeping shortened ones takes time at the start.
    lineLimit: 160, // An uncaught error prints its line.
    legalComments: 'none', // The licences are beside the executable, in full.
    logLevel: 'warning',
    supported: { 'dynamic-import': false }, // Of built-in modules; others are in the bundle.
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
  return Object.keys(metafile.inputs);
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
