import { nestsDeeperThan } from './nests-deeper-than.ts';
import { type JsonOutcome, parsePythonJson } from './parse-python-json.ts';
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
  /** `text` is what `JSON.parse` takes. */
  | { readonly kind: 'json'; readonly text: string }
  /** Fits no model. `input` is what the validation error echoes. */
  | { readonly kind: 'unfit'; readonly violation: Violation; readonly input: unknown }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Reads a body as FastAPI does. JSON costs one `JSON.parse`; the slower ways lead to errors. */
export function understandBody(bytes: Uint8Array<ArrayBuffer>, contentType: string | undefined): Body {
  if (bytes.length === 0) return { kind: 'unfit', violation: violation('missing', []), input: null };
  if (!isJsonContentType(contentType)) {
    const input = lenientDecoder.decode(bytes);
    return { kind: 'unfit', violation: violation('model_attributes_type', []), input };
  }
  let text: string;
  try {
    text = strictDecoder.decode(bytes);
  } catch {
    return { kind: 'unreadable', reason: 'it is not valid UTF-8' };
  }
  const outcome = parse(text);
  switch (outcome.kind) {
    case 'value':
      return { kind: 'json', text: outcome.value };
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

/** The value of a JSON text with its numbers kept as text, so that 12345678901234567890 is echoed as just that. */
export function exactJson(text: string): unknown {
  const outcome = parsePythonJson(text, { nestingMax: NESTING_MAX, toNumber: JSON.rawJSON });
  return outcome.kind === 'value' ? outcome.value : null;
}

/** The text, checked; one that only Python takes for JSON is written anew, with null for NaN. */
function parse(text: string): Exclude<JsonOutcome, { kind: 'value' }> | { kind: 'value'; value: string } {
  try {
    JSON.parse(text);
  } catch {
    const outcome = parsePythonJson(text, { nestingMax: NESTING_MAX, toNumber: JSON.rawJSON });
    return outcome.kind === 'value' ? { kind: 'value', value: JSON.stringify(outcome.value) } : outcome;
  }
  return nestsDeeperThan(text, NESTING_MAX) ? { kind: 'too-deep' } : { kind: 'value', value: text };
}
