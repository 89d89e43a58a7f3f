/** Short words that are typed wrong in known ways; longer ones are found by their letters. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map([
  ['adn', 'and'],
  ['fo', 'of'],
  ['hte', 'the'],
  ['hwo', 'how'],
  ['mnay', 'many'],
  ['nad', 'and'],
  ['teh', 'the'],
  ['thier', 'their'],
  ['waht', 'what'],
  ['wat', 'what'],
  ['wehre', 'where'],
  ['wht', 'what'],
  ['wich', 'which'],
  ['wiht', 'with'],
]);
