import { nestsDeeperThan } from './nests-deeper-than.ts';
import { parsePythonJson } from './parse-python-json.ts';
import { isJsonContentType } from './read-body.ts';
import { type Violation, violation } from './violations.ts';

declare global {
  interface JSON {
    /** A number that `JSON.stringify` prints as it was written (ES2026; not in TypeScript's library yet). */
    rawJSON(text: string): unknown;
  }
}

/** Brackets within brackets that a body may have; Python gives up a little above. */
const NESTING_MAX = 900;

const strictDecoder = new TextDecoder('utf-8', { fatal: true });
const lenientDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** What a body is, before any model is asked. */
export type Body =
  /** Text that is declared to be JSON. */
  | { readonly kind: 'text'; readonly text: string }
  /** Fits no model. `input` is what the validation error echoes. */
  | { readonly kind: 'unfit'; readonly violation: Violation; readonly input: unknown }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Reads a body as FastAPI does, up to its text. */
export function understandBody(bytes: Uint8Array<ArrayBuffer>, contentType: string | undefined): Body {
  if (bytes.length === 0) return { kind: 'unfit', violation: violation('missing', []), input: null };
  if (!isJsonContentType(contentType)) {
    const input = lenientDecoder.decode(bytes);
    return { kind: 'unfit', violation: violation('model_attributes_type', []), input };
  }
  try {
    return { kind: 'text', text: strictDecoder.decode(bytes) };
  } catch {
    return { kind: 'unreadable', reason: 'it is not valid UTF-8' };
  }
}

/**
 * Understands a text that `JSON.parse` does not take, or that may nest too deep: what only Python takes for JSON is
 * written anew, with null for NaN.
 */
export function understandUnusualJson(text: string): Body {
  const outcome = parsePythonJson(text, { nestingMax: NESTING_MAX, toNumber: JSON.rawJSON });
  switch (outcome.kind) {
    case 'value':
      return { kind: 'text', text: JSON.stringify(outcome.value) };
    case 'too-deep':
      return { kind: 'unreadable', reason: `it nests more than ${NESTING_MAX} levels deep` };
    case 'invalid': {
      const context = { error: outcome.message };
      return {
        kind: 'unfit',
        violation: violation('json_invalid', [outcome.position], { context }),
        input: {},
      };
    }
  }
}

/** Whether it nests deeper than a body may. */
export function isTooDeep(text: string): boolean {
  return nestsDeeperThan(text, NESTING_MAX);
}

/** The value of a JSON text with its numbers kept as text, so that 12345678901234567890 is echoed as just that. */
export function exactJson(text: string): unknown {
  const outcome = parsePythonJson(text, { nestingMax: NESTING_MAX, toNumber: JSON.rawJSON });
  return outcome.kind === 'value' ? outcome.value : null;
}
