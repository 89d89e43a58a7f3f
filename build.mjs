// npm run build: makes dist/loanq, one executable for this machine, and with it its parts: the bundle and the assets.
//
//   src/ ──esbuild──▶ loanq.cjs ──┐
//   site/ training/ data/ addon ──┴──pkg (simple SEA mode)──▶ executable: Node and all of it in one file

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { SITE_FOLDER } from './src/assets/mod.ts';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const parts = join(dist, 'parts');
const require = createRequire(import.meta.url);

const TARGETS = {
  'linux-x64': { addon: 'linux-x64-gnu', pkg: 'linux' },
  'linux-arm64': { addon: 'linux-arm64-gnu', pkg: 'linux' },
  'darwin-x64': { addon: 'darwin-x64', pkg: 'macos' },
  'darwin-arm64': { addon: 'darwin-arm64', pkg: 'macos' },
  'win32-x64': { addon: 'win32-x64-msvc', pkg: 'win' },
};
const target = TARGETS[`${process.platform}-${process.arch}`];
if (target === undefined)
  throw new Error(`No executable can be made for ${process.platform}-${process.arch}.`);

rmSync(dist, { recursive: true, force: true });
mkdirSync(parts, { recursive: true });
await bundle();
collectAssets();
await makeExecutable();

/** The program and the query process in one file; which of the two it is, its first argument says. */
async function bundle() {
  await build({
    stdin: {
      // The query process's own entry awaits at its top level, which CommonJS cannot.
      contents: `
        if (process.argv[2] === '--query-process') {
          const { serveStatements } = require('./src/database/query-process/serve-statements.ts');
          const { parseSettings } = require('./src/database/query-process/settings.ts');
          serveStatements(parseSettings(process.argv.at(-1)));
        } else require('./src/main.ts');`,
      resolveDir: root,
      sourcefile: 'executable.cjs',
    },
    outfile: join(parts, 'loanq.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    minify: true,
    keepNames: true,
    lineLimit: 160, // An uncaught error prints its line.
    legalComments: 'external',
    define: {
      'import.meta.dirname': '__dirname',
      'import.meta.url': '"file:///loanq"',
      'import.meta.main': 'false',
    },
    plugins: [
      {
        name: 'addon',
        setup: ({ onLoad }) => onLoad({ filter: /[\\/]libsql[\\/]index\.js$/ }, loadAddonFromAssets),
      },
    ],
  });
}

/** The driver looks for its addon in node_modules; in the executable it is an asset. */
function loadAddonFromAssets({ path }) {
  const loader = JSON.stringify(join(root, 'src', 'assets', 'load-addon.ts'));
  const search = /function requireNative\(\) \{[\s\S]*?\n\}\n/;
  const imports = /const \{[^}]*\} = require\("(@neon-rs\/load|detect-libc)"\);/g;
  const source = readFileSync(path, 'utf8');
  if (!search.test(source) || source.match(imports)?.length !== 2)
    throw new Error(`${path} is not as expected.`);
  const patched = source
    .replace(imports, '')
    .replace(search, `const requireNative = () => require(${loader}).loadAddon();\n`);
  return { contents: patched, loader: 'js' };
}

/** Everything the program reads at run time, under the paths that src/assets knows. */
function collectAssets() {
  execFileSync(process.execPath, [join(root, 'site', 'build.ts'), '--if-changed'], { stdio: 'inherit' });
  for (const path of [SITE_FOLDER, 'training', 'package.json'])
    cpSync(join(root, path), join(parts, 'assets', path), { recursive: true });
  const sample = join(root, 'data', 'loans.db');
  if (!existsSync(sample))
    execFileSync(process.execPath, [join(root, 'data', 'generate.ts')], { stdio: 'inherit' });
  writeAsset('data/loans.db.zst', compress(readFileSync(sample)));
  const addon = readFileSync(require.resolve(`@libsql/${target.addon}`));
  writeAsset('addon/libsql.node.zst', compress(addon));
  writeAsset('addon/libsql.node.sha256', createHash('sha256').update(addon).digest('hex'));
}

function compress(bytes) {
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
}

function writeAsset(path, content) {
  const file = join(parts, 'assets', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function makeExecutable() {
  const output = join(dist, process.platform === 'win32' ? 'loanq.exe' : 'loanq');
  const folder = join(parts, 'assets');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  const { default: sea } = require('@yao-pkg/pkg/lib-es5/sea'); // The command line of pkg takes no assets in this mode.
  await sea(join(parts, 'loanq.cjs'), {
    nodePath: strippedNode(),
    signature: true,
    seaConfig: {
      disableExperimentalSEAWarning: true,
      useSnapshot: false,
      useCodeCache: true,
      execArgvExtension: 'none', // NODE_OPTIONS of the user's are not meant for loanq.
      assets: Object.fromEntries(paths.map((path) => [relative(folder, path).split(sep).join('/'), path])),
    },
    targets: [
      { nodeRange: `node${process.versions.node}`, platform: target.pkg, arch: process.arch, output },
    ],
  });
  chmodSync(output, 0o755);
  console.log(`${relative(root, output)}: ${(statSync(output).size / 1e6).toFixed(1)} MB`);
}

/** Node without its debugging symbols, 18 MB less; only before the injection, afterwards it would destroy the file. */
function strippedNode() {
  if (process.platform !== 'linux') return process.execPath;
  const stripped = join(parts, 'node');
  try {
    execFileSync('strip', ['-o', stripped, process.execPath]);
    return stripped;
  } catch {
    console.warn('There is no strip here: the executable is larger than it need be.');
    return process.execPath;
  }
}
