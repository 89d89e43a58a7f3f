import { type Turn, turn } from './turn.ts';

const OPEN =
  '(?:(?:show|give|list|compute|calculate|report|work out)(?: me| us)? |what (?:is|was|are) )?(?:the )?';
const PART = '(?:percentage|percent|%|pct|share|proportion|portion|part|fraction)';
const EACH = '(?:each|every)(?: of the)?';
const ITS = '(?:its|their|his|her)(?: own| home)?';
const HOLDS =
  '(?:have|has|hold|holds|account for|accounts for|make up|makes up|represent|represents|contribute|contributes|bring in|brings in|generate|generates|comprise|constitute)';
/** A noun of one word or two, as "home ownership". */
const GROUP = '[a-z]+(?: [a-z]+)?';
const TIME = '(?<R>(?: (?:in|during|since) (?:(?:19|20)[0-9]{2}|[a-z]+ (?:19|20)[0-9]{2}))?)';
const WAY = 'share of M R by B within each A';

/** The part that each has of the group that it is in: "what share of its town's sales does each shop hold?" */
export const OWN_WHOLE_TURNS: readonly Turn[] = [
  turn(
    `(?:what|which|how large an?|how big an?) ${PART} of ${ITS} (?<A>${GROUP}) 's (?:total |whole |overall )?M (?:does|do|did|is|was) ${EACH} (?<B>${GROUP}) ${HOLDS}${TIME}`,
    WAY,
  ),
  turn(
    `(?:what|which|how large an?|how big an?) ${PART} of (?:the |all )?(?:total |whole |overall )?M (?:of|in|within|for) ${ITS} (?<A>${GROUP}) (?:does|do|did) ${EACH} (?<B>${GROUP}) ${HOLDS}${TIME}`,
    WAY,
  ),
  turn(
    `${OPEN}${PART} of ${ITS} (?<A>${GROUP}) 's (?:total |whole |overall )?M (?:by|per|for each|for every|of each|held by each|that each) (?<B>${GROUP}?)(?: ${HOLDS})?${TIME}`,
    WAY,
  ),
  turn(
    `${OPEN}${EACH} (?<B>${GROUP}) 's ${PART} of ${ITS} (?<A>${GROUP}) 's (?:total |whole |overall )?(?<M>[^,]+?)${TIME}`,
    WAY,
  ),
  turn(
    `${OPEN}${EACH} (?<B>${GROUP}) 's ${PART} of (?:the |all )?(?:total |whole |overall )?(?<M>[^,]+?) (?:of|in|within|for) ${ITS} (?<A>${GROUP}?)${TIME}`,
    WAY,
  ),
  // "for each shop, its share of its town's sales"
  turn(
    `for ${EACH} (?<B>${GROUP}) , ${OPEN}(?:what |its )?${PART} of ${ITS} (?<A>${GROUP}) 's (?:total |whole |overall )?(?<M>[^,]+?)(?: (?:does |do |did )?(?:it|they) ${HOLDS})?${TIME}`,
    WAY,
  ),
  turn(
    `for ${EACH} (?<B>${GROUP}) , ${OPEN}(?:what |its )?${PART} of (?:the |all )?(?:total |whole |overall )?(?<M>[^,]+?) (?:of|in|within|for) ${ITS} (?<A>${GROUP}?)(?: (?:does |do |did )?(?:it|they) ${HOLDS})?${TIME}`,
    WAY,
  ),
  // "each town's share of late orders among its open ones"
  turn(
    `${OPEN}${EACH} (?<D>${GROUP}) 's ${PART} of (?<S>[a-z-]+) (?<N>[a-z]+) (?:among|amongst|out of) (?:all )?(?:of )?${ITS} (?<A>[a-z-]+) (?:ones|#N)(?<R>(?: for .+)?)`,
    'percentage of A N that are S by D R',
  ),
  // "within each town, show each shop's share of the sales"
  turn(
    `(?:show )?,? ?(?:within|in) ${EACH} (?<A>${GROUP}) , (?:show |give |list )?${EACH} (?<B>${GROUP}) 's ${PART} of (?:the |all )?(?:total |whole |overall )?(?<M>[^,]+?)${TIME}`,
    'share of M R by B within each A',
  ),
  // "show the shop and the percentage of the sales of its town that each shop holds"
  turn(
    `(?:show|give|list)(?: me| us)? (?:the )?(?<C>${GROUP}) and (?:the |its )?${PART} of (?:the |all )?(?:total |whole |overall )?(?<M>[^,]+?) (?:of|in|within|for) ${ITS} (?<A>${GROUP}?) (?:that |which )?${EACH} (?<B>${GROUP}) ${HOLDS}`,
    'share of M by B within each A . show the C and the share',
  ),
];
