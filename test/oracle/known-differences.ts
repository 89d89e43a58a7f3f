import type { OracleCase } from './bodies.ts';

/** What a service answered, as far as it is compared. */
export interface Answer {
  /** 200 also for a body that was sound and failed only when it was run. */
  readonly status: number;
  /** `type`, `loc`, `msg`, `input` and `ctx` of each validation error; null where there are none. */
  readonly errors: readonly unknown[] | null;
}

/** A difference that is meant, with its reason. */
interface KnownDifference {
  readonly reason: string;
  matches(test: OracleCase, ours: Answer, oracle: Answer): boolean;
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    reason:
      'FastAPI fails to write its own 422 where the input to echo holds NaN, Infinity or half a surrogate pair. ' +
      'loanq writes null for the numbers, and the escape for the half pair.',
    matches: (_, ours, oracle) => ours.status === 422 && oracle.status === 500,
  },
  {
    reason:
      'Python reads UTF-16, UTF-32 and surrogates encoded as UTF-8; JSON between systems is UTF-8 (RFC 8259).',
    matches: ({ name, body }) => name.startsWith('UTF-') || (body[0] === 0xff && body[1] === 0xfe),
  },
  {
    reason: 'Python refuses integers of more than 4,300 digits, anywhere in a body.',
    matches: ({ body }, _, oracle) =>
      oracle.status === 400 && /\d{4301}/.test(new TextDecoder().decode(body)),
  },
  {
    reason: 'White space is that of ECMAScript, which OpenAPI patterns go by: with U+FEFF, without U+0085.',
    matches: ({ body }) => /"[\u0085\ufeff]"/.test(new TextDecoder().decode(body)),
  },
  {
    reason: 'Python from 3.13 on has messages of its own for a comma too many.',
    matches: (_, ours, oracle) =>
      ours.status === oracle.status && JSON.stringify(oracle.errors).includes('Illegal trailing comma'),
  },
];
