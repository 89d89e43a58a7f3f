// npm run build           makes the executable for this machine
// npm run build -- --all  makes those for every system, on Linux x64; -- --help says more
//
//   src/ ──esbuild──▶ loanq.cjs ──┐
//   site/ training/ data/ addon ──┴──pkg (simple SEA mode)──▶ dist/loanq-VERSION-SYSTEM: Node and all of it in one file
//
// Beside the executables dist/ gets their checksums, a bill of materials and the licences of what is in them.

import process from 'node:process';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(`This is Node ${process.version}: use "npm run build", which runs the pinned one.\n`);
  process.exitCode = 1;
} else {
  const { buildAll } = await import('./build/build-all.ts');
  await buildAll(process.argv.slice(2));
}
