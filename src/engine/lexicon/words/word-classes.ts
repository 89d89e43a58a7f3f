/** Word classes of English by what they mean (their sense), each with its forms: lower case, words apart by one space. */
export type WordClasses = Readonly<Record<string, readonly string[]>>;
