/** What the dates are called at which something begins and ends, the words of one pair beside each other. */
export const LIFETIMES: readonly { readonly start: RegExp; readonly end: RegExp }[] = [
  {
    start: pattern('begin began begun beginning start started'),
    end: pattern('end ended finish finished stop stopped'),
  },
  { start: pattern('admission admitted'), end: pattern('discharge discharged') },
  { start: pattern('open opened opening'), end: pattern('close closed closing resolved') },
  { start: pattern('created reported raised'), end: pattern('resolved resolution solved') },
  { start: pattern('departed departure'), end: pattern('arrived arrival') },
  { start: pattern('check checkin'), end: pattern('checkout') },
  { start: pattern('borrowed checkout lent loaned rented'), end: pattern('returned return') },
  { start: pattern('pickup picked'), end: pattern('dropoff returned return') },
];

function pattern(words: string): RegExp {
  return new RegExp(`\\b(?:${words.replaceAll(' ', '|')})\\b`);
}
