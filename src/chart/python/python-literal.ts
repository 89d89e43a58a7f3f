/** Characters that would end the line, hide or reorder the code around them: controls, separators, format marks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u007f]/gu;

/** A Python string literal that means exactly this text, on one line and with nothing invisible in it. */
export function pythonString(text: string): string {
  return JSON.stringify(text).replace(UNSEEN, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`;
  });
}

/** A Python list of strings. */
export function pythonStrings(texts: readonly string[]): string {
  return `[${texts.map(pythonString).join(', ')}]`;
}

function hex(point: number, digits: number): string {
  return point.toString(16).padStart(digits, '0');
}
