import { type Turn, turn } from './turn.ts';

const SHOW = '(?:show|give|list|tell|name|display|report|return|compute|calculate|find|provide)(?: me| us)?';
const OUR = '(?:(?:the|our|all) )*';
const FIELD = '[a-z-]+(?: [a-z]+){0,3}?';
const BANDS = '(?:bands|brackets|buckets|bins|groups|classes|ranges|tiers)';
const EACH_BAND =
  '(?:in|for|of|per) (?:each|every)(?: (?:band|bracket|bucket|bin|group|class|range|tier|one|of them))?';
const PART = '(?:percentage|percent|share|proportion|portion|part)';
const AMONG = '(?:across|among|between|by|over)';
const UNITS = '(?:days|weeks|months|years)';

/** What is asked with another verb, or of what is named in a clause before: "check the boats of 2024 and tell me what percentage …". */
export const retoldAskings = (): readonly Turn[] => [
  // "check the boats of 2024 and tell me what percentage of them were late", "consider members of 2020 and count those without a boat"
  turn(
    `(?:check|take|consider|look at|go through) ${OUR}X and ${SHOW} (?<Q>(?:what|which) ${PART}|how many) of (?:them|these|those) Y`,
    'Q of X Y',
  ),
  turn(`(?:take|consider|look at|go through) ${OUR}X and count (?:those|the ones) Y`, 'how many X Y'),
  // "leave out the boats for hire and tell me how many remain"
  turn(
    `(?:leave out|exclude|ignore|drop|skip|set aside) ${OUR}(?<N>[a-z]+) X and ${SHOW} how many (?:remain|are left|there are then)`,
    'how many N excluding N X',
  ),
  // "we plan a trip for members with boats and need to know how many such members exist"
  turn(
    '(?:we|i) (?:are|am) (?:doing|planning|preparing|running) (?:an? )?[a-z]+ (?:for|about|on) X and (?:need|want|would like) to know how many such [a-z]+ (?:exist|there are|we have)',
    'how many X',
  ),
  // "considering just sold boats, report the mean price by kind"
  turn(
    `(?:considering|taking|looking at|using|counting) (?:just|only|nothing but) X , ${SHOW} (?:the )?M`,
    'M for X',
  ),
  turn(`(?:estimate|compute|calculate|show) , (?:from|for|over) ${OUR}X , (?:the )?M`, 'M for X'),
  turn(`grouping ${OUR}(?<X>[a-z -]+?) by (?<D>[^,]+) , ${SHOW} (?:the )?M`, 'M for X by D'),
  // "the rent summed up by town", "list the kinds and the mean price charged in each"
  turn(
    `(?:(?:i want to see|${SHOW}) )?${OUR}(?<M>[^,?]+?) (?:summed|added|totalled|totaled)(?: up)? (?<D>(?:by|per) .+)`,
    'total M D',
  ),
  turn(
    `(?:list|name|show) (?:the )?(?<D>[a-z]+(?: [a-z]+)?s) and (?:the )?M (?:(?:charged|paid|taken|earned|seen|found) )?in each(?: one| of them)?`,
    'M by D',
  ),
  // "what mean length do the boats in each harbour show", "how many months is the mean term in each town"
  turn(
    `what (?<A>mean|average|median|total) (?<M>${FIELD}) do ${OUR}X in (?:each|every) (?<D>[a-z]+(?: [a-z]+)?) (?:show|have|carry|reach)`,
    'A M of X by D',
  ),
  turn(`how many ${UNITS} is (?:the )?(?<A>mean|average|median) M (?<R>(?:in|per|for|by) .+)`, 'A M R'),
  // "express each kind's catch as a percentage of the whole"
  turn(
    `(?:express|show|give|state) (?:each|every) (?<D>${FIELD}) 's M as an? ${PART} of (?:the )?(?:whole|total)(?: (?:book|portfolio)(?: 's)?)?`,
    'M by D as a percentage of the total',
  ),
  // "how do the losses of each town split across the causes, in percent"
  turn(
    `(?:${SHOW} )?how (?:are |is |do |does )?${OUR}(?<X>[a-z]+s) (?:from|in|of) (?:each|every) (?<G>[a-z]+(?: [a-z]+)?) (?:distributed|divided|spread|split|distribute|divide|spread out)(?: ,)?(?: in (?:percent|%))?(?: ,)? ${AMONG} (?:the )?(?<D>[a-z]+(?: [a-z]+)?)(?: , in (?:percent|%))?`,
    'for each G , the share of X in each D-',
  ),
  // "how are losses distributed, in percent, over the causes", "report how losses split among the causes, in percent"
  turn(
    `(?:${SHOW} )?how (?:are |is |do |does )?${OUR}X (?:distributed|divided|spread|split|distribute|divide|spread out)(?: ,)?(?: in (?:percent|%))?(?: ,)? ${AMONG} (?:the )?(?<D>[^,?]+?)(?: , in (?:percent|%))?`,
    'X by D as a percentage of the total',
  ),
  // "I wonder how the share of late boats has developed from one year to the next; list the percentage per year"
  turn(
    `(?:i wonder|i would like to know|${SHOW}) how ${OUR}M (?:has|have) (?:developed|changed|evolved|moved|grown)(?: from (?:one|1) [a-z]+ to the next| over time| over the years)? [;.] ${SHOW} (?:the |it |its )?(?:[a-z]+ )?(?<P>(?:per|by) .+)`,
    'M P',
  ),
  // "for the kinds one by one, what is …"
  turn(
    'for (?:each of )?the (?<D>[a-z]+(?: [a-z]+)?) (?:one by one|each in turn|in turn|individually) , (?<Q>.+)',
    'Q by D',
  ),
  // "how many boats have a length of less than 8, of 8 to 12, and of 12 or more"
  turn(
    'how many X (?:have|had|carry|with) an? (?<D>[a-z]+(?: [a-z]+){0,2}) of (?<A>(?:less|under|below|up)[^,]+) , of (?<B>[^,]+) ,? ?and of C',
    'number of X by D band : A , B , C',
  ),
  turn(
    'how much (?<M>[a-z]+(?: [a-z]+)?) (?:do we have|is there|is) in X with an? (?<D>[a-z]+(?: [a-z]+){0,2}) of (?<A>(?:less|under|below|up)[^,]+) , of (?<B>[^,]+) ,? ?and of C',
    'M of X by D band : A , B , C',
  ),
  // "form price bands (below 8, 8 to 15, 15 and above) and display the count in each", "group the boats' lengths into below 8 and 8 or more, and give …"
  turn(
    `(?:form|make|build|create|define|use|set up) (?<D>${FIELD}) ${BANDS} \\( (?<B>[^()]+) \\) and ${SHOW} (?:the )?(?<M>.+?) ${EACH_BAND}`,
    'M by D band : B',
  ),
  turn(
    `(?:sort|put|split|divide) ${OUR}(?<X>[a-z]+(?: [a-z]+)?) into (?<B>.*[0-9].*?) (?<D>days late|(?:years|months|days) old) ,? ?and ${SHOW} (?:the )?(?:count|number) and (?:the )?M ${EACH_BAND}`,
    'number of X and M by D : B',
  ),
  turn(
    `group ${OUR}(?<X>[a-z]+s) 's (?<D>[a-z]+(?: [a-z]+)?s) into (?<B>.+?) , (?:ignore|ignoring|without|leaving out) (?:missing [a-z]+|those without one) , and ${SHOW} (?:the )?(?<M>.+?) ${EACH_BAND}`,
    'M for X by D band : B',
  ),
  turn(
    `(?:(?:i need|i want|${SHOW}) )?${OUR}(?<X>[a-z]+) counted by (?<D>[^,]+?) , in (?:the )?${BANDS} (?<B>.+)`,
    'number of X by D : B',
  ),
  // "rank towns by catch and return the top five with their amounts", "order … and keep the top five"
  turn(
    `(?:rank|order|sort) ${OUR}(?<X>[a-z]+(?: [a-z]+)?) by (?<M>.+?) and (?:return|keep|${SHOW}) (?:only )?(?:the )?(?<N>(?:top|best|bottom) [a-z0-9]+)(?: with (?:the|their) (?:#M|amounts?|counts?|figures?|numbers?|totals?|values?))?`,
    'N X by M',
  ),
  // "restrict yourself to towns with 9 or more boats and find the one with the highest rent, including the rent"
  turn(
    `(?:restrict yourself|limit yourself|stick|confine yourself) to ${OUR}(?<X>.+?) and ${SHOW} (?:the )?one with (?:the )?(?<E>(?:highest|lowest|largest|smallest|most|fewest|best|worst) [^,]+?)(?: , including (?:that|the) (?:amount|count|figure|number|rate|value))?`,
    'among X , which has the E',
  ),
  // "by how many percentage points did the mean rent of boats of 2024 exceed that of boats of 2021"
  turn(
    'by how (?:many (?:percentage )?points|much) did (?:the )?M (?<O>on|of|for|in) X (?:exceed|surpass|top) that (?:on|of|for|in) Y',
    'difference between M O X and M O Y',
  ),
  // "how much was lent each month in 2025, and what was the cumulative total from January on", "…, and how many in total by the end of it"
  turn(
    '(?<Q>.+?) , and (?:what (?:was|is) the (?:cumulative|running) (?:total|number|sum|count)(?: (?:from|since) january(?: on)?)?|how (?:many|much) (?:cumulatively|in total|all together) by the end of (?:that [a-z]+|it|each))',
    'Q and running total',
  ),
  turn(
    `(?:produce|make|build|${SHOW}) an? (?<T>(?:19|20)[0-9]{2}) (?<P>monthly|quarterly|yearly|weekly) (?:table|overview|report|summary) (?:with|of) M`,
    'P M in T',
  ),
  // "contrast the catch of May with the catch of June", "put the rate of 2019 beside the rate of 2022"
  turn(
    `(?:contrast|compare|hold|set|put) ${OUR}A (?:with|against|beside|next to|alongside|side by side with) (?:the )?B`,
    'A versus B',
  ),
  // "how many boats are due in May, and what do they sum to"
  turn(
    '(?<Q>.+?) , and what (?:do|does|did) (?:they|it|these|those) (?:sum|add up|come|amount) to(?: in total)?',
    'Q and their total amount',
  ),
  // "how many boats does a member with any boat own on average"
  turn(
    'how many (?<Y>[a-z]+s) does (?:an?|the average|every) X with (?:any|at least one|a) [a-z]+ (?:have|own|hold)(?: on average)?',
    'average number of Y per X with at least one Y',
  ),
  // "how much money did we get back from lost boats, by year"
  turn(`how much money did we recovery from X (?<R>,? ?by .+)`, 'recovered amount of X R'),
];
