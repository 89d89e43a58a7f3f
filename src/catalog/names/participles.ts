import { participleOfNoun } from './event-nouns.ts';

/**
 * What people say of the thing that an event's date dates: `hire date` is when someone was `hired`, `birth date` when
 * someone was `born`. `event` is one word; null where it names no event.
 */
export function participleOf(event: string): string | null {
  const known = PARTICIPLES.get(event);
  if (known !== undefined) return known;
  const phrasal = PHRASAL.exec(event)?.groups;
  if (phrasal !== undefined) return `${PHRASAL_VERBS.get(phrasal['verb'] ?? '')} ${phrasal['particle']}`;
  if (/(?:ed|born|held|sent|sold|paid|made|built|won)$/.test(event)) return event;
  // `expires_on` tells when something expires.
  if (event.endsWith('s') && VERBS.has(event.slice(0, -1))) return participleOf(event.slice(0, -1));
  if (!VERBS.has(event)) return participleOfNoun(event);
  if (event.endsWith('e')) return `${event}d`;
  if (/[^aeiou]y$/.test(event)) return `${event.slice(0, -1)}ied`;
  return `${event}ed`;
}

/** The verbs of which that is the participle: `delivered` is of `deliver`; none of most. */
export function verbsOf(participle: string): readonly string[] {
  return [...VERBS].filter((verb) => participleOf(verb) === participle);
}

/** Verbs that stand before "date" and take the regular ending. */
const VERBS: ReadonlySet<string> = new Set(
  `adopt appoint arrive assess book cancel close complete confirm create decide deliver depart discharge discover establish end enter expire finish found graduate hire
  invoice issue join launch list load open order post prescribe print process publish purchase record refund register
  release renew report request resign resolve retire return review sign start update verify visit`.split(
    /\s+/,
  ),
);

/** Verbs that make a noun with the word after them: what has a pickup date was picked up. */
const PHRASAL_VERBS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    drop: 'dropped',
    hand: 'handed',
    kick: 'kicked',
    pick: 'picked',
    roll: 'rolled',
    write: 'written',
  }),
);
const PHRASAL = new RegExp(
  `^(?<verb>${[...PHRASAL_VERBS.keys()].join('|')})[ -]?(?<particle>in|off|out|over|up)$`,
);

/** Nouns of events, and verbs whose participle is not regular. */
const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    admission: 'admitted',
    admit: 'admitted',
    application: 'applied',
    appointment: 'appointed',
    approval: 'approved',
    arrival: 'arrived',
    assessment: 'assessed',
    begin: 'begun',
    birth: 'born',
    booking: 'booked',
    build: 'built',
    cancel: 'cancelled',
    cancellation: 'cancelled',
    closing: 'closed',
    closure: 'closed',
    completion: 'completed',
    construction: 'constructed',
    creation: 'created',
    death: 'died',
    decision: 'decided',
    delivery: 'delivered',
    departure: 'departed',
    dispatch: 'dispatched',
    enrol: 'enrolled',
    enroll: 'enrolled',
    enrollment: 'enrolled',
    die: 'died',
    expiration: 'expired',
    expiry: 'expired',
    foundation: 'founded',
    founding: 'founded',
    hiring: 'hired',
    installation: 'installed',
    issuance: 'issued',
    landing: 'landed',
    leave: 'left',
    opening: 'opened',
    origination: 'originated',
    payment: 'paid',
    premiere: 'premiered',
    publication: 'published',
    registration: 'registered',
    resolution: 'resolved',
    sale: 'sold',
    sell: 'sold',
    send: 'sent',
    settlement: 'settled',
    ship: 'shipped',
    shipment: 'shipped',
    shipping: 'shipped',
    submission: 'submitted',
    submit: 'submitted',
    termination: 'terminated',
  }),
);
