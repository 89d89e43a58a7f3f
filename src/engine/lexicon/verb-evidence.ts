/** What must be in the name of some table for the verb to be about the data at all: loans are not `sold` by being lent. */
export const EVIDENCE: Readonly<Record<string, readonly string[]>> = {
  borrow: ['borrower', 'borrowing', 'checkout', 'lending', 'loan'],
  buy: ['invoice', 'item', 'order', 'purchase', 'sale', 'transaction'],
  'check out': ['checkout', 'lending', 'rental'],
  order: ['item', 'order', 'purchase'],
  prescribe: ['medication', 'prescription', 'treatment'],
  purchase: ['invoice', 'item', 'order', 'purchase', 'sale', 'transaction'],
  review: ['rating', 'review'],
  score: ['goal', 'point', 'score'],
  sell: ['invoice', 'item', 'order', 'purchase', 'sale', 'transaction'],
  send: ['delivery', 'mail', 'message', 'notification', 'parcel', 'shipment', 'transaction', 'transfer'],
};
