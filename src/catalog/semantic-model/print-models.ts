import { type ModelFile, parseModels } from './parse-models.ts';
import { type ModelNode, type ModelObject, printModel } from './print-model.ts';

/** One file that says what several say together; empty without any. Throws LoanqError `misconfigured`. */
export function printModels(files: readonly ModelFile[]): string {
  const [first] = files;
  if (files.length === 1 && first !== undefined) return first.text;
  const model = parseModels(files);
  return model === null ? '' : printModel(toObject(model));
}

/** A parsed model is plain values, though its type is open; whatever else it might hold is left out. */
function toObject(value: object): ModelObject {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toNode(member)]));
}

function toNode(value: unknown): ModelNode {
  if (Array.isArray(value)) return value.map(toNode);
  if (typeof value === 'object' && value !== null) return toObject(value);
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null
    ? value
    : undefined;
}
