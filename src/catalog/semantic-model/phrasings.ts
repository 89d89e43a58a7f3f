import * as z from 'zod';

/** Ways to say things, each with its plainer words. */
type Turns = Readonly<Record<string, string>>;

const turns = z.record(z.string().trim().min(1), z.string().trim()).default({});

/**
 * What people say of the data, each with plainer words for it. `words` names sets of words, which `<name>` stands for in what is said
 * in the same file; they are written out here.
 */
export const phrasings = z
  .strictObject({
    words: z
      .record(
        z.string().regex(/^[a-z_]+$/, 'a name has letters a to z and "_" only'),
        z.string().trim().min(1),
      )
      .default({}),
    first: turns,
    fallback: turns,
  })
  .transform(({ words, first, fallback }, context): { first: Turns; fallback: Turns } => {
    const writtenOut = (list: Turns, name: string): Turns =>
      Object.fromEntries(
        Object.entries(list).map(([typed, plain]) => {
          const said = withWords(typed, words);
          const problem = problemOf(said, plain);
          if (problem !== null) context.addIssue({ code: 'custom', path: [name, typed], message: problem });
          return [said, plain];
        }),
      );
    return { first: writtenOut(first, 'first'), fallback: writtenOut(fallback, 'fallback') };
  })
  .prefault({});

/** The phrasings of two models as one: those of the extension are tried first, and hold where both say the same. */
export function mergePhrasings(base: Phrasings, extension: Phrasings): Phrasings {
  return {
    first: { ...extension.first, ...base.first, ...extension.first },
    fallback: { ...extension.fallback, ...base.fallback, ...extension.fallback },
  };
}

type Phrasings = z.infer<typeof phrasings>;

const NAME = /<([a-z_]+)>/g;

/** With the words of the sets that are named, apart by one space; an unknown name stays as it is. */
function withWords(said: string, words: Turns): string {
  return said.replace(NAME, (name, set: string) => words[set] ?? name).replace(/\s+/g, ' ');
}

/** What is wrong with a phrasing; null where nothing is. */
function problemOf(said: string, plain: string): string | null {
  const [unknown] = said.match(NAME) ?? [];
  if (unknown !== undefined) return `no words are named ${unknown}`;
  const pieces = said.split(' ');
  if (!pieces.some((piece) => /^[^*#&=]/.test(piece) && !piece.endsWith('?')))
    return 'it needs a word that must be there';
  const kept = pieces.filter((piece) => /^[{*#]/.test(piece)).length;
  const most = Math.max(0, ...[...plain.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)));
  return most > kept ? `$${most} stands for nothing, as it keeps ${kept} of its words` : null;
}
