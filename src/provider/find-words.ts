import type { Knowledge } from '../catalog/mod.ts';

/** A word of the question, and what it is called in the schema as the prompt shows it. */
export interface KnownWord {
  readonly word: string;
  readonly meaning: string;
}

/**
 * The synonyms that the question uses. The semantic model knows hundreds, which a prompt need not hold: only these few
 * tell a model something. They come in the order of the knowledge, so the same question has the same prompt.
 */
export function findWords(question: string, knowledge: Knowledge): KnownWord[] {
  const text = ` ${normalize(question)} `;
  const found = new Map<string, KnownWord>();
  for (const { meaning, synonyms } of namedThings(knowledge)) {
    for (const word of synonyms) {
      const phrase = normalize(word);
      if (phrase === '' || !(text.includes(` ${phrase} `) || text.includes(` ${phrase}s `))) continue;
      found.set(`${phrase}\n${meaning}`, { word, meaning });
    }
  }
  return [...found.values()];
}

interface NamedThing {
  readonly meaning: string;
  readonly synonyms: readonly string[];
}

function namedThings({ datasets, metrics, segments }: Knowledge): NamedThing[] {
  return [
    ...datasets.map(({ name, synonyms }) => ({ meaning: name, synonyms })),
    ...datasets.flatMap(({ name, fields }) =>
      fields.map((field) => ({ meaning: `${name}.${field.name}`, synonyms: field.synonyms })),
    ),
    ...metrics.map(({ label, synonyms }) => ({ meaning: label, synonyms })),
    ...segments.map(({ label, dataset, synonyms, nouns }) => ({
      meaning: `${label} ${dataset}`,
      synonyms: [...synonyms, ...nouns],
    })),
  ];
}

function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
