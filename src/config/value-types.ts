import * as z from 'zod';

/** Text as it stands in a flag or variable; never empty. */
export const text: z.ZodType<string> = z.string().min(1);

/** One of the words given. */
export function oneOf<const W extends readonly [string, ...string[]]>(words: W): z.ZodType<W[number]> {
  return z.enum(words);
}

/** `true`, `yes`, `on`, `1` and their opposites. */
export const flag: z.ZodType<boolean> = z.stringbool({
  truthy: ['true', 'yes', 'on', '1'],
  falsy: ['false', 'no', 'off', '0'],
});

/** A whole number in decimal digits, within bounds. */
export function wholeNumber(min: number, max: number): z.ZodType<number> {
  return z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

/** A decimal number within bounds. */
export function decimal(min: number, max: number): z.ZodType<number> {
  return z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

const MS_PER_UNIT: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** A length of time, at least 1 ms and at most a day: `30s`, `500ms`, `2m`; a bare number is seconds. Milliseconds. */
export const durationMs: z.ZodType<number> = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,3})?\s*(ms|s|m)?$/i)
  .transform((value) => Math.round(quantity(value, MS_PER_UNIT, 's')))
  .pipe(z.number().min(1).max(86_400_000));

const BYTES_PER_UNIT: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/** An amount of memory: `64M`, `1.5GB`; K, M and G are powers of 1,024, a bare number is bytes. */
export function sizeBytes(min: number, max: number): z.ZodType<number> {
  return z
    .string()
    .regex(/^\d{1,15}(\.\d{1,3})?\s*([kmg](i?b)?)?$/i)
    .transform((value) => Math.round(quantity(value.replace(/i?b$/i, ''), BYTES_PER_UNIT, '')))
    .pipe(z.number().min(min).max(max));
}

function quantity(value: string, units: Readonly<Record<string, number>>, bare: string): number {
  const unit = /[a-z]*$/i.exec(value)?.[0].toLowerCase() || bare;
  return Number.parseFloat(value) * (units[unit] ?? 1);
}

/** A calendar day, `YYYY-MM-DD`. */
export const isoDate: z.ZodType<string> = z.iso.date();

/** Values separated by commas; blanks around them and empty ones are dropped. */
export function list<T>(item: z.ZodType<T, string>): z.ZodType<readonly T[]> {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item));
}

/** An address of the web, `http` or `https`, without credentials, query or fragment; without its last slash. */
export const webAddress: z.ZodType<string, string> = z
  .url({ protocol: /^https?$/ })
  .refine((value) => /^[^?#@]+$/.test(value))
  .transform((value) => value.replace(/\/+$/, ''));

/** An origin as browsers send it (`https://app.example.com`), or `*` for every one. */
export const origin: z.ZodType<string, string> = z
  .string()
  .refine((value) => value === '*' || (URL.canParse(value) && new URL(value).origin === value));

/** An address of a host with or without its port, as in the `Host` header. */
export const hostName: z.ZodType<string, string> = z
  .string()
  .regex(/^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*)(:\d{1,5})?$/i)
  .transform((value) => value.toLowerCase());

/** An IP address or, with `/bits`, a network of them. */
export const network: z.ZodType<string, string> = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** A version of an HTTP interface as Azure writes it: a date, and `-preview` after some. */
export const apiVersion: z.ZodType<string, string> = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/i);
