import type { Token } from '../token.ts';

/**
 * The tokens with each part of a person's name as a column of its own: "first + last name", "first, middle and last name" and
 * "first name last name" are "first name and last name"; neither of them is the first of anything.
 */
export function withNamesApart(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(({ norm }, at) => PARTS.has(norm) && isNext(tokens, at));
  const like = tokens[start];
  if (like === undefined) return tokens;
  const parts: string[] = [];
  const joints: string[] = [];
  let [at, end] = [start, start];
  while (PARTS.has(tokens[at]?.norm ?? '')) {
    parts.push(tokens[at]?.norm ?? '');
    end = NAMES.has(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1;
    at = end;
    while (JOINTS.has(tokens[at]?.norm ?? '')) at += 1;
    joints.push(...tokens.slice(end, at).map(({ norm }) => norm));
  }
  const isPlain = parts.length === 2 && joints[0] === 'and';
  if (isPlain || parts.length < 2 || !NAMES.has(tokens[end - 1]?.norm ?? '')) return tokens;
  const joint = joints.includes('and') ? 'and' : ',';
  const said = parts.flatMap((part, place) => [...(place > 0 ? [joint] : []), part, 'name']);
  const written = said.map(
    (norm): Token => ({ ...like, kind: norm === ',' ? 'symbol' : 'word', norm, text: norm, number: null }),
  );
  return [...tokens.slice(0, start), ...written, ...tokens.slice(end)];
}

/** Whether another part of a name follows: "first name last …", "first, middle …". */
function isNext(tokens: readonly Token[], at: number): boolean {
  let next = NAMES.has(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1;
  while (JOINTS.has(tokens[next]?.norm ?? '')) next += 1;
  return next - at <= NEAR && PARTS.has(tokens[next]?.norm ?? '');
}

/** A name, a comma and a word between them. */
const NEAR = 4;
const PARTS: ReadonlySet<string> = new Set(['first', 'middle', 'last']);
const NAMES: ReadonlySet<string> = new Set(['name', 'names']);
const JOINTS: ReadonlySet<string> = new Set(['and', '&', '+', '/', ',']);
