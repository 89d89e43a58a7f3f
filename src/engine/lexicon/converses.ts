/** What is done by those at the other end of a deed, by the verb that the nouns of these are made of: a borrower lends nothing. */
export const CONVERSES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    borrow: 'lend lends lent lending',
    lend: 'borrow borrows borrowed borrowing',
    buy: 'sell sells sold selling',
    sell: 'buy buys bought buying',
    employ: 'work works worked working',
    teach: 'learn learns learned learnt learning',
    learn: 'teach teaches taught teaching',
    receiv: 'give gives gave given send sends sent',
    send: 'receive receives received',
  }).map(([verb, forms]) => [verb, new Set(forms.split(' '))]),
);
