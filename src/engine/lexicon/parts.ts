/** Nouns that tell which part somebody or something plays for another, so that they are no name of any such row. */
const PARTS: ReadonlySet<string> = new Set(
  `ancestor apprentice aunt baby boss brother bride child chief client cousin daughter descendant destination end enemy father first from groom guest head
  heir host husband idol junior left master mate mother next old origin parent partner patron previous prey prior pupil rival second senior sibling sister son
  source spouse start subordinate successor target to twin uncle ward wife winner`.split(/\s+/),
);

/** Doers and those to whom it is done: `sender`, `followee`, `citing`, `cited`. */
const DOING = /(?:er|or|ee|ing|ed)$/;

/** Whether the noun names those at one end of a relation only; `member`, `user` and `player` are any of their kind. */
export function isPart(noun: string): boolean {
  return PARTS.has(noun) || (DOING.test(noun) && !ANYBODY.has(noun));
}

const ANYBODY: ReadonlySet<string> = new Set(
  'actor author customer employee member officer owner player teacher user worker writer'.split(' '),
);
