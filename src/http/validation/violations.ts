import type * as z from 'zod';
import type { ValidationError } from '../schemas.ts';
import { ERROR_KINDS, type ErrorKindName } from './error-kinds.ts';

/** What is wrong with a value, before it is written as the specification's ValidationError. */
export interface Violation {
  readonly kind: ErrorKindName;
  /** Keys and indices from the body's root. */
  readonly path: readonly (string | number)[];
  /** Where in the body the offending input is; for a missing field that is the object which lacks it. */
  readonly inputPath: readonly (string | number)[];
  readonly context: Readonly<Record<string, unknown>> | null;
}

/** All that a model finds wrong with a body, in the order of the model's fields. */
export function toViolations(issues: readonly z.core.$ZodIssue[], body: unknown): Violation[] {
  return firstPerPath(issues).map((issue) => toViolation(issue, body));
}

/** Something wrong at `path`; what is echoed is what is there, unless told otherwise. */
export function violation(
  kind: ErrorKindName,
  path: readonly (string | number)[],
  options: {
    readonly inputPath?: readonly (string | number)[];
    readonly context?: Violation['context'];
  } = {},
): Violation {
  return { kind, path, inputPath: options.inputPath ?? path, context: options.context ?? null };
}

/** A violation as the specification's ValidationError. `input` is the offending value. */
export function toValidationError(
  { kind, path, context }: Violation,
  { input, linkBase }: { readonly input: unknown; readonly linkBase: string },
): ValidationError {
  return {
    type: kind,
    loc: ['body', ...path],
    msg: messageOf(kind, context),
    input,
    ...(context === null ? {} : { ctx: { ...context } }),
    url: `${linkBase}/errors/${kind}`,
  };
}

/** The value at `path` in a JSON value; null where there is none. */
export function valueAt(body: unknown, path: readonly (string | number)[]): unknown {
  let value = body;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Every issue that the request models can have; another kind of rule in a model needs its line here. */
function toViolation(issue: z.core.$ZodIssue, body: unknown): Violation {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? key.toString() : key));
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'object') return violation('model_attributes_type', path);
      if (issue.expected !== 'string') break;
      return isMissing(body, path)
        ? violation('missing', path, { inputPath: path.slice(0, -1) })
        : violation('string_type', path);
    case 'too_small':
      if (issue.origin !== 'string') break;
      return violation('string_too_short', path, { context: { min_length: Number(issue.minimum) } });
    case 'custom':
      if (issue.params?.['kind'] === 'string_unicode') return violation('string_unicode', path);
  }
  throw new Error(`No validation error is defined for ${JSON.stringify(issue)}`);
}

/** A value has one error: zod also measures the length of an array where there should be a string. */
function firstPerPath(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.filter(({ path }, index) => {
    const place = JSON.stringify(path);
    return issues.findIndex((other) => JSON.stringify(other.path) === place) === index;
  });
}

function isMissing(body: unknown, path: readonly (string | number)[]): boolean {
  const parent = valueAt(body, path.slice(0, -1));
  const key = path.at(-1);
  return typeof parent === 'object' && parent !== null && key !== undefined && !Object.hasOwn(parent, key);
}

function messageOf(kind: ErrorKindName, context: Violation['context']): string {
  const values: Readonly<Record<string, unknown>> = {
    ...context,
    s: context?.['min_length'] === 1 ? '' : 's',
  };
  return ERROR_KINDS[kind].message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
