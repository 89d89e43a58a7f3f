/** The nouns of what came of something: `cancelled` orders are cancellations. None for other states. */
export function nounsOf(state: string): readonly string[] {
  return NOUNS.get(state) ?? [];
}

/** The state of which this is the first noun; null for other words. */
export function stateOf(noun: string): string | null {
  return STATES.get(noun) ?? null;
}

const NOUNS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    abandoned: ['abandonment'],
    accepted: ['acceptance'],
    activated: ['activation'],
    adopted: ['adoption'],
    admitted: ['admission'],
    approved: ['approval'],
    attended: ['attendance'],
    bounced: ['bounce'],
    canceled: ['cancellation', 'cancelation', 'cancel'],
    cancelled: ['cancellation', 'cancelation', 'cancel'],
    churned: ['churn'],
    clicked: ['click'],
    closed: ['closure'],
    completed: ['completion'],
    confirmed: ['confirmation'],
    converted: ['conversion'],
    declined: ['decline'],
    defaulted: ['default'],
    defective: ['defect'],
    delayed: ['delay'],
    delivered: ['delivery'],
    denied: ['denial'],
    disputed: ['dispute'],
    diverted: ['diversion'],
    enrolled: ['enrollment', 'enrolment'],
    escalated: ['escalation'],
    estimated: ['estimation'],
    expired: ['expiry', 'expiration'],
    fail: ['failure'],
    failed: ['failure', 'fail'],
    fraud: ['fraud'],
    fraudulent: ['fraud'],
    fulfilled: ['fulfillment', 'fulfilment'],
    graduated: ['graduation'],
    infected: ['infection'],
    lost: ['loss'],
    missed: ['miss'],
    overdue: ['overdue'],
    paid: ['payment'],
    pass: ['passing'],
    passed: ['pass', 'passing'],
    placed: ['placement'],
    promoted: ['promotion'],
    readmitted: ['readmission'],
    recovered: ['recovery'],
    redeemed: ['redemption'],
    refunded: ['refund'],
    rejected: ['rejection'],
    renewed: ['renewal'],
    repaired: ['repair'],
    replied: ['reply'],
    resolved: ['resolution'],
    responded: ['response'],
    retained: ['retention'],
    returned: ['return'],
    scrapped: ['scrap'],
    settled: ['settlement'],
    sold: ['sale'],
    solved: ['solution'],
    submitted: ['submission'],
    subscribed: ['subscription'],
    succeeded: ['success'],
    success: ['success'],
    successful: ['success'],
    terminated: ['termination'],
    transferred: ['transfer'],
    upgraded: ['upgrade'],
    vacant: ['vacancy'],
    vaccinated: ['vaccination'],
    verified: ['verification'],
    waived: ['waiver'],
    withdrawn: ['withdrawal'],
    withdrew: ['withdrawal'],
    won: ['win', 'winning'],
    'dropped out': ['dropout', 'drop out'],
    'no show': ['no show', 'noshow'],
  }),
);

/** The first state of each noun. */
const STATES: ReadonlyMap<string, string> = new Map(
  [...NOUNS]
    .filter(([state]) => state.endsWith('ed'))
    .map(([state, [first = '']]): [string, string] => [first, state])
    .reverse(),
);
