/** What is done with an amount that is said of every such amount, so that it says nothing: by each verb the nouns before it. */
export const AMOUNT_DEEDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    'accrued incurred': 'charge cost expense fee fine tax',
    'awarded given': 'credit grade mark point star',
    'brought carried checked': 'bag bags luggage passenger',
    'assessed billed charged imposed invoiced levied': 'fare fee fine price rate rent tax tuition',
    cited: 'reference',
    'collected generated raised': 'donation fare fee fine rent revenue tax tip',
    completed: 'credit',
    'disbursed lent': 'principal',
    earned: 'bonus commission credit income mile point revenue salary tip wage',
    'covered driven flown travelled traveled walked': 'distance hour kilometer kilometre km mile',
    'logged taught trained volunteered worked': 'hour',
    'held owned': 'share',
    ordered: 'bottle piece quantity unit',
    paid: 'bill bonus commission compensation cost fare fee fine premium price rent salary settlement tax tip toll tuition wage',
    received: 'bonus citation commission donation grade like point rating salary star tip vote wage',
    scored: 'goal point run',
    spent: 'hour',
    won: 'award cup game match medal point prize title trophy',
  }).flatMap(([verbs, nouns]) =>
    verbs.split(' ').map((verb): [string, ReadonlySet<string>] => [verb, new Set(nouns.split(' '))]),
  ),
);

/** Words that may end the name of such an amount: "fare *amount* paid by". */
export const AMOUNT_ENDS: ReadonlySet<string> = new Set(['amount', 'amounts', 'total', 'price', 'value']);

/** Between the amount and the verb: "points *that were* scored". */
export const BEFORE_DEEDS: ReadonlySet<string> = new Set('that which was were are is ever'.split(' '));

/** After the verb: by, to, where or when it was done. */
export const DEED_JOINTS: ReadonlySet<string> = new Set('at by for from in on to with'.split(' '));
