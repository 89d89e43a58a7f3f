import { LoanqError } from '../../shared/mod.ts';

/** The vendor name under which a model carries what the format has no place for. */
export const VENDOR = 'LOANQ';

/**
 * Copies a parsed model with the data of each `custom_extensions` entry of vendor LOANQ put beside the other keys,
 * as `loanq`. The format wants that data as text; YAML in it is read by `parseYaml` (JSON is YAML), a mapping is taken
 * as it is. Throws LoanqError `misconfigured` with the path of data that cannot be read.
 */
export function expandExtensions(node: unknown, parseYaml: (text: string) => unknown, path = ''): unknown {
  if (Array.isArray(node))
    return node.map((item, index) => expandExtensions(item, parseYaml, `${path}[${index}]`));
  if (!isRecord(node)) return node;
  const { custom_extensions: extensions, ...others } = node;
  const expanded = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [
      key,
      expandExtensions(value, parseYaml, path === '' ? key : `${path}.${key}`),
    ]),
  );
  const own = ownData(extensions, parseYaml, path);
  return own.length === 0 ? expanded : { ...expanded, loanq: Object.assign({}, ...own) };
}

function ownData(extensions: unknown, parseYaml: (text: string) => unknown, path: string): object[] {
  if (!Array.isArray(extensions)) return [];
  return extensions.flatMap((extension: unknown, index) => {
    if (!isRecord(extension) || extension['vendor_name'] !== VENDOR) return [];
    const at = `${path}.custom_extensions[${index}].data`;
    const data =
      typeof extension['data'] === 'string' ? readText(extension['data'], parseYaml, at) : extension['data'];
    if (!isRecord(data))
      throw new LoanqError('misconfigured', `${at}: expected keys with values, in JSON or YAML`);
    return [data];
  });
}

function readText(text: string, parseYaml: (text: string) => unknown, at: string): unknown {
  try {
    return parseYaml(text);
  } catch (cause) {
    throw new LoanqError('misconfigured', `${at}: ${cause instanceof Error ? cause.message : 'unreadable'}`, {
      cause,
    });
  }
}

function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
