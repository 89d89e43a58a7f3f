import { stringify } from 'yaml';
import { VENDOR } from './expand-extensions.ts';

/** What a printed model is made of: plain values; `loanq` holds what the format has no place for. */
export type ModelNode = string | number | boolean | null | undefined | readonly ModelNode[] | ModelObject;
export interface ModelObject {
  readonly [key: string]: ModelNode;
}

/**
 * A model as a file in the Ossie YAML format, which `parseModel` reads back. Members without content are left out; each
 * `loanq` becomes a custom extension.
 */
export function printModel(model: ModelObject): string {
  return stringify({ semantic_model: [toFormat(model)] }, { lineWidth: 110 });
}

function toFormat(node: ModelNode): unknown {
  if (isList(node)) return node.map(toFormat);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(
    entries.map(([key, value]) =>
      key === 'loanq' ? ['custom_extensions', [toExtension(value)]] : [key, toFormat(value)],
    ),
  );
}

/** The format wants an extension's data as text. */
function toExtension(data: ModelNode): unknown {
  return { vendor_name: VENDOR, data: stringify(withoutEmpty(data), { lineWidth: 90 }) };
}

function withoutEmpty(node: ModelNode): ModelNode {
  if (isList(node)) return node.map(withoutEmpty);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutEmpty(value)]));
}

function isEmpty(node: ModelNode): boolean {
  if (node === undefined) return true;
  if (isList(node)) return node.length === 0;
  return typeof node === 'object' && node !== null && Object.values(node).every(isEmpty);
}

function isList(node: ModelNode): node is readonly ModelNode[] {
  return Array.isArray(node);
}
