import { nounsOf, stateOf } from './outcomes.ts';

/**
 * The nouns of what was done, in the singular: what was `admitted` had an admission, what was `donated` a donation. None
 * where the verb makes no noun, or one that is as often something else (`located`: location).
 */
export function eventNounsOf(participle: string): readonly string[] {
  const known = [...new Set([...(NOUNS.get(participle) ?? []), ...nounsOf(participle)])];
  if (known.length > 0 || NONE.has(participle) || participle.includes(' ')) return known;
  const rule = ENDINGS.find(({ ending }) => ending.test(participle));
  return rule === undefined ? [] : rule.nouns.map((noun) => participle.replace(rule.ending, noun));
}

/** How regular nouns are made of participles. */
const ENDINGS: readonly { readonly ending: RegExp; readonly nouns: readonly string[] }[] = [
  { ending: /(?<=[a-z]{2})ated$/, nouns: ['ation'] },
  { ending: /cted$/, nouns: ['ction'] },
  { ending: /(?<=[a-z]{2})pted$/, nouns: ['ption'] },
  { ending: /mitted$/, nouns: ['mission'] },
  { ending: /duced$/, nouns: ['duction'] },
  { ending: /scribed$/, nouns: ['scription'] },
  { ending: /ified$/, nouns: ['ification'] },
  { ending: /(?<=[a-z]{3})i[sz]ed$/, nouns: ['isation', 'ization'] },
  { ending: /(?<=[a-z]{2})buted$/, nouns: ['bution'] },
];

/** What only looks like one of these, or is as often something else, or says nothing of what rows are. */
const NONE: ReadonlySet<string> = new Set(
  'advised attempted created dated directed expected exercised generated located rated related stated updated'.split(
    ' ',
  ),
);

/** Each with its noun. */
const PAIRS = `acquired-acquisition, adjusted-adjustment, altered-alteration, applied-application, appointed-appointment, appraised-appraisal,
  arrested-arrest, arrived-arrival, assessed-assessment, assigned-assignment, audited-audit, billed-bill, booked-booking,
  born-birth, bought-purchase, called-call, checked-check, checked in-check in, checked out-checkout, claimed-claim,
  confirmed-confirmation, consulted-consultation, crashed-crash, decided-decision, departed-departure, deployed-deployment,
  died-death, discharged-discharge, discovered-discovery, dispatched-dispatch, disposed-disposal, downloaded-download,
  dropped off-drop off, employed-employment, enrolled-enrollment, entered-entry, evicted-eviction, examined-examination, exhibited-exhibition,
  expired-expiry, exported-export, extended-extension, filled-filling, founded-foundation, harvested-harvest, hired-hire,
  imported-import, installed-installation, invested-investment, landed-landing, launched-launch,
  left-departure, listed-listing, married-marriage, merged-merger, moved-move, moved in-move in, moved out-move out,
  observed-observation, opened-opening, ordered-order, performed-performance, picked up-pickup, premiered-premiere,
  published-publication, purchased-purchase, recalled-recall, recruited-recruitment, redeemed-redemption, registered-registration,
  reimbursed-reimbursement, released-release, removed-removal, rented-rental, replaced-replacement, reported-report,
  requested-request, rescued-rescue, reserved-reservation, resigned-resignation, retired-retirement, reviewed-review,
  screened-screening, served-service, shipped-shipment, signed up-signup, suspended-suspension, tested-test, trained-training,
  transplanted-transplant, transported-transport, treated-treatment, uploaded-upload, visited-visit`;

const NOUNS: ReadonlyMap<string, readonly string[]> = new Map(
  PAIRS.split(/,\s+/).map((pair) => {
    const [participle = '', noun = ''] = pair.split('-');
    return [participle, [noun]];
  }),
);

/** What was done where this is the noun of it: a `donation` was donated; null for other words. */
export function participleOfNoun(noun: string): string | null {
  const known = PARTICIPLES.get(noun) ?? stateOf(noun);
  if (known !== null) return known;
  const rule = REVERSED.find(({ ending }) => ending.test(noun));
  const participle = rule === undefined ? null : noun.replace(rule.ending, rule.participle);
  return participle === null || NONE.has(participle) ? null : participle;
}

const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  [...NOUNS].flatMap(([participle, nouns]) => nouns.map((noun): [string, string] => [noun, participle])),
);

const REVERSED: readonly { readonly ending: RegExp; readonly participle: string }[] = [
  { ending: /(?<=[a-z]{3})ation$/, participle: 'ated' },
  { ending: /(?<=[a-z]{2})ction$/, participle: 'cted' },
  { ending: /(?<=[a-z]{2})ption$/, participle: 'pted' },
];
