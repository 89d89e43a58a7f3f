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

/** What those do whose nouns are of no verb: a salesperson sells, a customer buys. */
export const DOINGS_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sell: [
      'sales agent',
      'sales person',
      'sales rep',
      'sales representative',
      'salesman',
      'salesperson',
      'supplier',
      'vendor',
    ],
    buy: ['client', 'customer', 'shopper'],
  }).flatMap(([verb, nouns]) => nouns.map((noun) => [noun, verb] as const)),
);

/** What is decided on what somebody has asked for, by others than him. */
export const DECISIONS: ReadonlySet<string> = new Set(
  'approve approved approves approving declined denied deny graded examined rejected reject rejects reviewed underwrote'.split(
    ' ',
  ),
);

/** Those who ask, and decide nothing. */
export const ASKERS: ReadonlySet<string> = new Set(
  'applicant borrower buyer client customer guest member patient pupil student tenant'.split(' '),
);
