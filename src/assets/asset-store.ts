import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';

/** The files that belong to the program, read-only; paths are relative to the repository, with forward slashes. */
export interface AssetStore {
  /** The paths below a folder, sorted; empty when there is no such folder. */
  list(folder: string): readonly string[];
  /** The content of a listed path. Throws for any other. */
  read(path: string): Uint8Array<ArrayBuffer>;
}

/** The program's files: embedded in the executable, or in the repository when it runs from source. */
export function openAssets(): AssetStore {
  return embeddedAssets() ?? assetsOnDisk(repositoryFolder());
}

/** The folder that `src/` is in, or the executable's when there is no source. */
export function repositoryFolder(): string {
  return join(import.meta.dirname, '..', '..');
}

/** Whether this is the executable that holds its own assets. */
export function isExecutable(): boolean {
  return embeddedAssets() !== null;
}

/** The assets below a folder of the file system. */
export function assetsOnDisk(root: string): AssetStore {
  function list(folder: string): string[] {
    try {
      return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .split(sep)
            .join('/'),
        )
        .sort();
    } catch {
      return [];
    }
  }
  return { list, read: (path) => new Uint8Array(readFileSync(join(root, path))) };
}

/** What loanq uses of `node:sea`, which only Node has and only an executable fills. */
interface SingleExecutable {
  isSea(): boolean;
  getAssetKeys(): string[];
  getRawAsset(key: string): ArrayBuffer;
}

function isSingleExecutable(value: unknown): value is SingleExecutable {
  return typeof value === 'object' && value !== null && 'getAssetKeys' in value && 'getRawAsset' in value;
}

function embeddedAssets(): AssetStore | null {
  const sea: unknown = process.getBuiltinModule('node:sea');
  if (!isSingleExecutable(sea) || !sea.isSea()) return null;
  const keys = sea.getAssetKeys().sort();
  return {
    list: (folder) => keys.filter((key) => key.startsWith(`${folder}/`)),
    read: (path) => new Uint8Array(sea.getRawAsset(path)),
  };
}
