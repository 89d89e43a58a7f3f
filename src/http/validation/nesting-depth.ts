/** How deep brackets and braces nest in a JSON text, those in strings aside; stops counting above `depthMax`. */
export function nestingDepth(text: string, depthMax: number): number {
  // A text too short to nest that deep, as nearly all are, need not be looked at.
  if (text.length <= depthMax * 2) return 0;
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
    if (deepest > depthMax) return deepest;
  }
  return deepest;
}
