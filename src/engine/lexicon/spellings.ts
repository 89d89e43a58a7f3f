/** British spellings with the American ones, as nouns are written: names and questions are compared in the latter. */
export const AMERICAN_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...'behavi col endeav fav flav harb hon lab neighb rum vap'
    .split(' ')
    .map((stem): [string, string] => [`${stem}our`, `${stem}or`]),
  ...'cent centimet fib kilomet lit met millilit millimet theat'
    .split(' ')
    .map((stem): [string, string] => [`${stem}re`, `${stem}er`]),
  ...'author categor hospital organ real special util'.split(' ').flatMap((stem): [string, string][] => [
    [`${stem}isation`, `${stem}ization`],
    [`${stem}ised`, `${stem}ized`],
  ]),
  // In American a letter is doubled only where the syllable is stressed.
  ...'cancel counsel dial equal fuel label level model refuel signal total travel tunnel'
    .split(' ')
    .flatMap((stem): [string, string][] =>
      ['ed', 'er', 'ing'].map((ending) => [`${stem}l${ending}`, `${stem}${ending}`]),
    ),
  ['catalogue', 'catalog'],
  ['defence', 'defense'],
  ['enrolment', 'enrollment'],
  ['fulfilment', 'fulfillment'],
  ['instalment', 'installment'],
  ['jewellery', 'jewelry'],
  ['licence', 'license'],
  ['offence', 'offense'],
  ['programme', 'program'],
  ['speciality', 'specialty'],
]);
