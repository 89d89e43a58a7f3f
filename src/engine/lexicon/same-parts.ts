/** What is done at the two ends of something, by the words that columns of the ends are called by. */
export const ENDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    start: 'start starts started starting begin begins began beginning',
    end: 'end ends ended ending finish finishes finished finishing',
  }).flatMap(([noun, forms]) => forms.split(' ').map((form): [string, string] => [form, noun])),
);

/** Before the two parts that are alike, or not. */
export const HAVING_ALIKE: ReadonlySet<string> = new Set(['had', 'has', 'have', 'having', 'with']);

/** How they compare: what is said between the two columns. */
export const ALIKE: ReadonlyMap<string, readonly string[]> = new Map([
  ['same', ['is', 'the', 'same', 'as']],
  ['different', ['is', 'different', 'from']],
]);

/** Where both ends are. */
export const AT: ReadonlySet<string> = new Set(['at', 'from', 'in', 'on', 'within']);
