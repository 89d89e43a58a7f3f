/** Words of talk around a question. None of them counts, compares, denies, orders or dates anything. */

/** What talk is about: asking, helping, being polite, and the work that a number is wanted for. */
export const TALK: ReadonlySet<string> = words(`
  advise afternoon agenda annual alright annoying apologies apologise apologize appreciate appreciated appreciative asap ask asked asking asks audit auditor
  auditors awesome background believe bet bit board boss bother bothering brief briefing briefly brilliant budget bug bugging call catch ceo
  cfo chance chat check checking cheers chief claim claimed claiming claims coffee colleague colleagues committee compliance controller
  conversation coo cool cro curious curiosity daft dashboard day dear deck director directors discussion doc document double draft dumb easy email evening excel
  excuse exec execs executive executives exercise explain eye favor favour fellow file finance find fine folks forecast forgive forward friend
  friends fun fyi gathering get getting give giving glad goes going good gotta grab grateful great guess guys hand happy head headache hear
  heard hearing hello help helpful helping helps hey hi hiya homework hope hoping hr idea info information insists inspector
  interested intern investor investors job journalist keen know knowing lawyer lawyers learn legal look looking lovely lunch mail management manager
  managers marketing meeting memo mention mentioned message mind minute moment morning need needed needing needs nice note notes nuisance
  obliged odd oh ok okay ops operations pack pain paper pardon partner party pinged pinging pinning please plan planning plans pls policy plz point possible
  powerpoint ppt prepare preparing presentation preparation press project pull pulling purposes putting puzzle puzzled query quick quickly quickie quiz
  reader realise realize recap recollect remember remind request requested reviewer reckon regulator regulators report reporter reporting reports resume
  review reviewing right risk roundup sales sanity say saying says sec second secretary see seeing seen send sending settle sharing
  sheet silly slide slidedeck slides sorry spreadsheet steerco steering strategy stuck stuff stupid summary supervisor supposed swear swears sure surprised
  table take talk talking task team tell telling tells ta thank thanking thanks thing things think thinking thought told tonight treasury trouble try trying tx
  thx understand update urgent useful want wanted wanting wants weird welcome whoa wish wonder wondering wonders work working
  workbook workshop worry wow write writing yes yesterdays`);

/** Words of talk that stand in a clause before the question only: after it they would say more. */
export const OPENING_TALK: ReadonlySet<string> = words(`
  ahead analyst angle basic book business deck before better call certain challenge chaps cheeky clear company compare compared comparing complicated context decide deciding
  doing doubt easier easily enough essence exciting familiar feel following fresh gentle gist gut handle hard improve improving issue keep last lately long lazy let lets likely
  matter mood more mystery naive newbie not obvious one perspective place point position possibly probably
  problem proceed quality question questions rough sense short simple simply situation standpoint
  start started starting story straight strange stupid sudden tackle topic tough tricky trivial two view viewpoint weigh
  weighing wise wording working worse`);

/** Before a word of talk: "our *quarterly* review". */
export const PERIODIC: ReadonlySet<string> = words('annual daily monthly quarterly weekly yearly');

/** Words that hold talk together and say nothing alone. */
export const GLUE: ReadonlySet<string> = words(`
  's a about actually again ah also am an and any anybody anyone apparently are as at back basically be because been being but by came can come could
  d did do does done everybody everyone for from frankly got guy had has have having he her here herself hers him himself his
  honestly how i if im in into is it its itself just kind kindly let like ll lot m made make makes making may maybe me might mine must my next now myself obviously of
  oh on or our ours out over part perhaps possibly quite re really s seems shall she should simply since so some somebody someone sort that the then
  their them there they this to together u um uh up us ve very via was way we well were what whats when while why will with would yeah yep yes you your yours`);

/** Days on which something is wanted; what the data holds lies before. */
export const SOON: ReadonlySet<string> = words(`
  monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight afternoon evening morning`);

/** That something is wanted of whoever is asked. */
export const WANTING: ReadonlySet<string> = words(`
  advise appreciate ask asked asking asks chance can could curious favor favour glad good grateful great happy help helpful interested keen know like
  love mind need needs nice please possible tell think told useful want wanted wants wish wonder wondering wonders would`);

/** With what a request ends before what is wanted. */
export const REQUEST_ENDS: ReadonlySet<string> = words(`
  advise appreciate ask asked asking asks check find get give have hear know learn like love me need needs provide pull see send share show tell understand us want wanted wants wonder wondering
  wonders`);

/** Between a word of talk and what it is of: "interested *in*", "curious *about*". */
export const TALK_PREPOSITIONS: ReadonlySet<string> = words('about at for in into of on');

/** With what talk begins that is said last, without a comma: "… *if* you can", "… *for* my deck". */
export const LAST_TALK_BEGINS: ReadonlySet<string> = words(
  'asap cheers for if please pls plz thanks thank thx tia when whenever',
);

/** Before the name of whoever is asked: "*hello* Ben". */
export const GREETINGS: ReadonlySet<string> = words('dear hello hey hi hiya');
/** Whoever is asked together: "hello *all*". */
export const ADDRESSED_ALL: ReadonlySet<string> = words(
  'again all both everybody everyone folks guys team there',
);
/** With what a question ends before the name of whoever asks: "*thanks*, Ann", "best *regards*, Ann". */
export const SIGNED: ReadonlySet<string> = words('cheers regards sincerely thank thanks thx wishes');
/** What stands beside it. */
export const SIGNING: ReadonlySet<string> = words(
  'a advance again all best for help in kind kindest kindly lot lots many much so the very warm warmest with you your yours',
);

/** They ask for more when they stand last: "…, and *when* did we get them?" */
export const ASKING: ReadonlySet<string> = words('how what whats when who why');

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
