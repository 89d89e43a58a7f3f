import { LoanqError } from '../../shared/mod.ts';
import type { ExpressionScope } from './resolve-name.ts';
import type { SqlToken } from './sql-lexer.ts';

const DEPTH_MAX = 100;

/** Where the parser stands in the tokens. */
export class SqlCursor {
  readonly scope: ExpressionScope;
  readonly #sql: string;
  readonly #tokens: readonly SqlToken[];
  #next = 0;
  #depth = 0;

  constructor(sql: string, tokens: readonly SqlToken[], scope: ExpressionScope) {
    this.#sql = sql;
    this.#tokens = tokens;
    this.scope = scope;
  }

  peek(ahead = 0): SqlToken {
    return this.#tokens[this.#next + ahead] ?? { kind: 'end', text: '', at: this.#sql.length };
  }

  take(): SqlToken {
    const token = this.peek();
    this.#next++;
    return token;
  }

  /** Takes the next token if it is this keyword or symbol. */
  accept(word: string): boolean {
    const { kind, text } = this.peek();
    const isIt = (kind === 'name' || kind === 'symbol') && text.toUpperCase() === word;
    if (isIt) this.#next++;
    return isIt;
  }

  expect(word: string): void {
    if (!this.accept(word)) this.fail(`"${this.peek().text}" where ${word} should be`);
  }

  fail(what: string): never {
    throw badSql(this.#sql, this.peek().at, what);
  }

  /** Guards against expressions nested so deep that the parser's own stack would end. */
  nested<Result>(parse: () => Result): Result {
    if (++this.#depth > DEPTH_MAX) this.fail(`more than ${DEPTH_MAX} levels of nesting`);
    const result = parse();
    this.#depth--;
    return result;
  }
}

/** The error of an expression that cannot be read, with the place. */
export function badSql(sql: string, at: number, what: string): LoanqError {
  return new LoanqError('misconfigured', `${what} (character ${at + 1} of: ${sql.trim()})`);
}
