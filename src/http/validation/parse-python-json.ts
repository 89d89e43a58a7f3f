/** What Python's `json.loads` makes of a text: a value, its error message and position, or too deep for it. */
export type JsonOutcome =
  | { readonly kind: 'value'; readonly value: unknown }
  /** `position` counts characters (code points), as Python does. */
  | { readonly kind: 'invalid'; readonly message: string; readonly position: number }
  | { readonly kind: 'too-deep' };

/**
 * Parses JSON as CPython's `json` module does, with its messages and positions and its three extra literals
 * (`NaN`, `Infinity`, `-Infinity`). Slow beside `JSON.parse`: for texts which that rejects, and for echoing input.
 * Source: CPython 3.11, `Modules/_json.c` and `Lib/json/decoder.py`.
 *
 * @param toNumber Makes the value of a number from its text.
 */
export function parsePythonJson(
  text: string,
  options: { readonly nestingMax: number; readonly toNumber: (source: string) => unknown },
): JsonOutcome {
  try {
    return { kind: 'value', value: new Scanner(text, options).document() };
  } catch (error) {
    if (error instanceof TooDeep) return { kind: 'too-deep' };
    if (!(error instanceof Invalid)) throw error;
    return { kind: 'invalid', message: error.message, position: countCharacters(text.slice(0, error.index)) };
  }
}

function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

class TooDeep extends Error {}

class Invalid extends Error {
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const LITERALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

const WHITE_SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
/** All but quotes, backslashes and control characters. */
const PLAIN_TEXT = /[ !#-[\]-\uffff]*/y;
const FOUR_HEX = /[0-9a-fA-F]{4}/y;

class Scanner {
  readonly #text: string;
  readonly #nestingMax: number;
  readonly #toNumber: (source: string) => unknown;
  #at = 0;
  #depth = 0;

  constructor(
    text: string,
    options: { readonly nestingMax: number; readonly toNumber: (source: string) => unknown },
  ) {
    this.#text = text;
    this.#nestingMax = options.nestingMax;
    this.#toNumber = options.toNumber;
  }

  document(): unknown {
    this.#match(WHITE_SPACE);
    const value = this.#value();
    this.#match(WHITE_SPACE);
    if (this.#at < this.#text.length) throw new Invalid('Extra data', this.#at);
    return value;
  }

  #value(): unknown {
    const first = this.#text[this.#at];
    if (first === '"') return this.#string();
    if (first === '{') return this.#nested(() => this.#object());
    if (first === '[') return this.#nested(() => this.#array());
    for (const [word, value] of LITERALS) {
      if (this.#take(word)) return value;
    }
    const number = this.#match(NUMBER);
    if (number === '') throw new Invalid('Expecting value', this.#at);
    return this.#toNumber(number);
  }

  #nested<T>(parse: () => T): T {
    if (++this.#depth > this.#nestingMax) throw new TooDeep();
    const value = parse();
    this.#depth--;
    return value;
  }

  #object(): unknown {
    this.#at++;
    const entries: [string, unknown][] = [];
    this.#match(WHITE_SPACE);
    if (this.#take('}')) return {};
    for (;;) {
      if (this.#text[this.#at] !== '"') {
        throw new Invalid('Expecting property name enclosed in double quotes', this.#at);
      }
      const key = this.#string();
      this.#match(WHITE_SPACE);
      if (!this.#take(':')) throw new Invalid("Expecting ':' delimiter", this.#at);
      this.#match(WHITE_SPACE);
      entries.push([key, this.#value()]);
      this.#match(WHITE_SPACE);
      if (this.#take('}')) return Object.fromEntries(entries);
      if (!this.#take(',')) throw new Invalid("Expecting ',' delimiter", this.#at);
      this.#match(WHITE_SPACE);
    }
  }

  #array(): unknown {
    this.#at++;
    const items: unknown[] = [];
    this.#match(WHITE_SPACE);
    if (this.#take(']')) return items;
    for (;;) {
      items.push(this.#value());
      this.#match(WHITE_SPACE);
      if (this.#take(']')) return items;
      if (!this.#take(',')) throw new Invalid("Expecting ',' delimiter", this.#at);
      this.#match(WHITE_SPACE);
    }
  }

  #string(): string {
    const start = this.#at++;
    let value = '';
    for (;;) {
      value += this.#match(PLAIN_TEXT);
      if (this.#take('"')) return value;
      if (this.#at >= this.#text.length) throw new Invalid('Unterminated string starting at', start);
      if (!this.#take('\\')) throw new Invalid('Invalid control character at', this.#at);
      value += this.#escape(start);
    }
  }

  /** What stands after a backslash in the string that begins at `start`. */
  #escape(start: number): string {
    const letter = this.#text[this.#at];
    if (letter === undefined) throw new Invalid('Unterminated string starting at', start);
    const position = this.#at++;
    if (letter !== 'u') {
      const character = ESCAPES[letter];
      if (character === undefined) throw new Invalid('Invalid \\escape', position - 1);
      return character;
    }
    const digits = this.#match(FOUR_HEX);
    // CPython wants a character after the digits too: a text that ends here is a bad escape to it.
    if (digits === '' || this.#at >= this.#text.length) throw new Invalid('Invalid \\uXXXX escape', position);
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  /** Goes past `word` if it stands here. */
  #take(word: string): boolean {
    if (!this.#text.startsWith(word, this.#at)) return false;
    this.#at += word.length;
    return true;
  }

  /** Goes past what the sticky `pattern` matches here, and returns it; empty if it does not match. */
  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }
}
