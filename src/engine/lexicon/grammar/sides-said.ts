import { type Turn, turn } from '../turn.ts';

const LEAD = '(?<L>(?:(?:for|in|by|per|at) [^,;:?.]+ , )?)';
const PERIOD =
  '(?:(?:the )?(?:(?:first|second|third|fourth|last) quarter|(?:first|second) half|q[1-4]|h[12]|january|february|march|april|may|june|july|august|september|october|november|december|month|year)? ?(?:of )?(?:19|20)\\d\\d)';
const OF_BOTH = `in (?<A>${PERIOD})(?: ,)? (?:and )?how much in (?<B>${PERIOD})`;
const DID = '(?<Q>how much (?:did|have|had|has) (?:we|you|they|[a-z]+s) )(?<V>[a-z]+(?: back| out)?)';
const CHANGED =
  '(?: ,)? and by (?:what|which|how many|how much in) (?:percentage|percent|%) (?:did|does|has) (?:it|that|this|the amount|the figure) (?:change|changed|differ|grow|grown|rise|risen|increase|increased)';
const MEASURE = '(?!percentage |percent |share |proportion |number |average |mean )[a-z]+(?: [a-z]+){0,2}?';
const SHOW = '(?:have|carry|bear|pay|earn|get|show|cost)';
const KIND = '(?!(?:the|each|every|all|our)\\b)[a-z-]+(?: (?!(?:and|or)\\b)[a-z-]+)?';
const ASIDE = '(?: ,)? and';

/** Two of which the same is asked, where the second leaves out what was said of the first. */
export const sidesTurns = (): readonly Turn[] => [
  // "how much did we earn in 2024, how much in 2025, and by what percentage did it change"
  turn(`${LEAD}${DID} ${OF_BOTH}${CHANGED}`, 'L Q V in A and B , and by how many percent did it change'),
  // "how much did we earn in 2024, and how much in 2025"
  turn(`${LEAD}${DID} ${OF_BOTH}`, 'L Q V in A and Q V in B'),
  // "what price do late boats cost on average, and what do the other ones"
  turn(
    `${LEAD}what (?<M>${MEASURE}) (?:do|does|did) (?:the |our )?(?<A>${KIND}) (?<N>[a-z]+s) ${SHOW} on average${ASIDE} what (?:do|does|did) (?:the |our )?(?<B>${KIND}) (?:ones|#N)`,
    'L average M of A N and of B N',
  ),
  // "how much is owed on late boats, and how much on sunken ones"
  turn(
    `${LEAD}(?<Q>how much [^,;:?.]+?) (?<P>on|in|for|from|to|at|with|by) (?:the |our )?(?<A>${KIND}) (?<N>[a-z]+s)${ASIDE} how much (?:(?:is|are|was|were) )?#P (?:the |our )?(?<B>${KIND}) ones`,
    'L Q P A and P B N',
  ),
  // "late versus sunken boats, mean price of each"
  turn(
    `(?<A>${KIND}) (?:vs|versus|against) (?<B>${KIND}) , (?:the )?(?<M>(?:mean|average|median|total) [a-z]+(?: [a-z]+){0,2}?|[a-z]+(?: off)? rate|count|number)(?: (?:of|for|in) (?:each|both)(?: of (?:them|these|the two))?)`,
    'A versus B : M',
  ),
  // "compare the average age of owners with a boat and those without", "average age of owners with a boat vs owners without one"
  turn(
    `(?:compare |comparing |comparison of )?(?:the )?(?<M>(?:average|mean|median|total|number) [^,;:?.]+?) (?:of|for|between|among) (?:the |our )?(?<X>[a-z]+s) (?:with|who have|that have|having) (?<Y>(?:an? |any )?[a-z-]+(?: [a-z-]+){0,3}?) (?:and|with|to|vs|versus|against|compared to|compared with) (?:(?:the )?(?:those|ones|#X) )?(?:without|who (?:do not|have) (?:have )?(?:none|one)|with none)(?: one| any| #Y| such [a-z]+)?`,
    'M of X with and without Y',
  ),
  // "of the boats of 2025, give me the number sold and the number not sold"
  turn(
    `(?:of|out of|among|amongst) (?:all |the |our )*(?<X>[^,;:?.]+?) , (?:(?:give|show|report|state|list)(?: me| us)? )?(?:the )?(?:number|count) (?<A>[a-z]+(?: off)?)(?: ,)? and (?:the )?(?:number|count) (?<B>(?:not )?[a-z]+(?: off)?)`,
    'how many X were A and how many were B',
  ),
];
