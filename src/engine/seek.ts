/** One of these texts is in whatever the pattern matches. */
type Needed = readonly string[];

/** What a pattern needs; worked out when it is first looked for. */
const NEEDS = new WeakMap<RegExp, readonly Needed[]>();

/** The match of a pattern, which is run only where the text has the words that it cannot do without: most have not. */
export function seek(pattern: RegExp, text: string): RegExpExecArray | null {
  let needs = NEEDS.get(pattern);
  if (needs === undefined) {
    needs = neededBy(pattern);
    NEEDS.set(pattern, needs);
  }
  for (const texts of needs) if (!hasOne(text, texts)) return null;
  return pattern.exec(text);
}

/**
 * What finds those of a list whose patterns a text may match, in their order. What they need most is looked for in one pass over
 * the text (Fredkin, "Trie memory", 1960), however many they are.
 */
export function createSeeker<T>(
  list: readonly T[],
  patternOf: (one: T) => RegExp,
): (text: string) => readonly T[] {
  let indexed: Indexed | null = null;
  return (text) => {
    indexed ??= indexNeeds(list.map((one) => neededBy(patternOf(one))));
    const { root, needs } = indexed;
    const likely = new Set<number>();
    for (let start = 0; start <= text.length; start += 1)
      for (let node: Node | undefined = root, at = start; node !== undefined; at += 1) {
        for (const place of node.places) likely.add(place);
        node = node.next?.get(text.charCodeAt(at));
      }
    const places = [...likely].filter((at) => needs[at]?.every((texts) => hasOne(text, texts)));
    return places.sort((a, b) => a - b).flatMap((at) => list.slice(at, at + 1));
  };
}

/** Where a text that patterns need most ends, with their places, and what goes on by the next character. */
interface Node {
  places: readonly number[];
  /** Null where nothing goes on, as in many. */
  next: Map<number, Node> | null;
}

const NOWHERE: readonly number[] = [];

interface Indexed {
  /** Those that need nothing are at once there. */
  readonly root: Node;
  readonly needs: readonly (readonly Needed[])[];
}

function indexNeeds(needs: readonly (readonly Needed[])[]): Indexed {
  const root: Node = { places: NOWHERE, next: null };
  for (const [at, [most = ['']]] of needs.entries())
    for (const text of most) {
      const node = nodeOf(root, text);
      node.places = [...node.places, at];
    }
  return { root, needs };
}

function nodeOf(root: Node, text: string): Node {
  let node = root;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    node.next ??= new Map();
    const next: Node = node.next.get(code) ?? { places: NOWHERE, next: null };
    node.next.set(code, next);
    node = next;
  }
  return node;
}

function hasOne(text: string, texts: Needed): boolean {
  for (const one of texts) if (text.includes(one)) return true;
  return false;
}

/** What has to be in each text that the pattern matches, what says most first; none where that cannot be told. */
export function neededBy({ source, flags }: RegExp): readonly Needed[] {
  if (/[igyv]/.test(flags) || /\\[cux]/.test(source)) return [];
  const pieces = source.match(PIECES) ?? [];
  const needs = neededByOne(readAlternatives({ pieces, at: 0 }));
  return needs.filter((texts) => weightOf(texts) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

/** Escapes, classes, the beginnings and ends of groups, quantifiers, and runs of letters of which none has a quantifier. */
const PIECES =
  /\\k<\w+>|\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?::|<?[=!]|<\w+>))?|[?*+]\??|\{\d+(?:,\d*)?\}\??|[\w ',%:;#-]+(?![?*+{])|./gs;

interface Reader {
  readonly pieces: readonly string[];
  at: number;
}

/** What each alternative needs, up to the end of the group. */
function readAlternatives(reader: Reader): readonly (readonly Needed[])[] {
  const all: Needed[][] = [];
  let needs: Needed[] = [];
  let run = '';
  const endRun = (): void => {
    if (run !== '') needs.push([run]);
    run = '';
  };
  for (let piece = reader.pieces[reader.at]; piece !== undefined && piece !== ')'; ) {
    reader.at += 1;
    const literal = literalOf(piece);
    if (literal === null || mayBeMissing(reader.pieces[reader.at])) endRun();
    if (piece === '|') {
      all.push(needs);
      needs = [];
    } else if (piece.startsWith('(')) {
      const inner = readAlternatives(reader);
      reader.at += 1;
      if (!mayBeMissing(reader.pieces[reader.at]) && !piece.endsWith('!')) needs.push(...neededByOne(inner));
    } else if (literal !== null && !mayBeMissing(reader.pieces[reader.at])) run += literal;
    piece = reader.pieces[reader.at];
  }
  endRun();
  return [...all, needs];
}

/** The text that a piece stands for; null for what stands for others. */
function literalOf(piece: string): string | null {
  if (piece.startsWith('\\')) return /^\\\W$/.test(piece) ? piece.slice(1) : null;
  return /^[^\\[\]()?*+{}|.^$]/.test(piece) ? piece : null;
}

function mayBeMissing(quantifier: string | undefined): boolean {
  return quantifier !== undefined && /^(?:[?*]|\{0)/.test(quantifier);
}

/** What any of the alternatives needs: all that the only one does, or else the one thing of each that says most. */
function neededByOne(alternatives: readonly (readonly Needed[])[]): readonly Needed[] {
  const [only = [], ...others] = alternatives;
  if (others.length === 0) return only;
  const told = alternatives.map((needs) =>
    needs.reduce<Needed>((best, one) => (weightOf(one) > weightOf(best) ? one : best), NOTHING),
  );
  const texts = told.flat();
  return told.includes(NOTHING) || texts.length > TEXTS_MAX ? [] : [texts];
}

const NOTHING: Needed = [];

/** One of more texts than these is nearly always there. */
const TEXTS_MAX = 60;

/** How seldom one of the texts is there, about. */
function weightOf(texts: Needed): number {
  const shortest = Math.min(...texts.map((text) => text.replaceAll(' ', '').length));
  return texts.length === 0 ? 0 : shortest * LETTER - texts.length;
}

const LETTER = 4;
