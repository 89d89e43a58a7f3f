/** Who does something, by what was done, where the word is no regular one. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['bought', 'buyer'],
  ['built', 'builder'],
  ['driven', 'driver'],
  ['given', 'giver'],
  ['held', 'holder'],
  ['led', 'leader'],
  ['made', 'maker'],
  ['paid', 'payer'],
  ['sent', 'sender'],
  ['sold', 'seller'],
  ['taught', 'teacher'],
  ['written', 'writer'],
]);

/** The nouns that may say who did so: "reviewed" by the reviewer, "supervised" by the supervisor. */
export function doersOf(done: string): readonly string[] {
  const known = IRREGULAR.get(done);
  if (known !== undefined) return [known];
  const [, stem] = /^([a-z]{2,})ed$/.exec(done) ?? [];
  return stem === undefined ? [] : [`${stem}er`, `${stem}or`];
}
