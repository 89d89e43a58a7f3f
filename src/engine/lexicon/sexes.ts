/** A noun for people, or animals, that tells their sex. */
export interface SexNoun {
  /** The word of the data. */
  readonly sex: 'male' | 'female';
  /** Whom it may be said of: anything that has a sex, people, or those who may be young. */
  readonly of: 'any' | 'people' | 'young';
}

function nouns(words: string, { sex, of }: SexNoun): readonly (readonly [string, SexNoun])[] {
  return words.split(' ').map((word) => [word, { sex, of }] as const);
}

/** "women" are those who are female. */
export const SEX_NOUNS: ReadonlyMap<string, SexNoun> = new Map([
  ...nouns('males', { sex: 'male', of: 'any' }),
  ...nouns('females', { sex: 'female', of: 'any' }),
  ...nouns('man men gentleman gentlemen', { sex: 'male', of: 'people' }),
  ...nouns('woman women lady ladies', { sex: 'female', of: 'people' }),
  ...nouns('boy boys', { sex: 'male', of: 'young' }),
  ...nouns('girl girls', { sex: 'female', of: 'young' }),
]);

/** What those are called who may be young, in the singular. */
export const YOUNG: ReadonlySet<string> = new Set(
  'child kid learner pupil schoolchild schooler student'.split(' '),
);

/** What people are called where nothing else is. */
export const PERSON_NOUNS: ReadonlySet<string> = new Set(['person', 'people']);
