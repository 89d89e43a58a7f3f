import { wordSet } from './word-set.ts';

/** Words of talk around a question. None of them counts, compares, denies, orders or dates anything. */

/** What talk is about: asking, helping, being polite, and the work that a number is wanted for. */
export const TALK: ReadonlySet<string> = wordSet(`
  advise afaict afaik afraid afternoon agenda alright amazed annoying annual answer answered answering anxious anywhere apologies apologise
  apologize appointment appreciate appreciated appreciative argh asap ask asked asking asks audit auditing auditor auditors awesome background
  baffled believe bet bewildered bit blanking board boss bosses bother bothered bothering boy brain brb brief briefing briefly brilliant btw
  budget bug bugging call calling care catch catchup ceo cfo chance chat check checking cheers chief claim claimed claiming claims clipboard
  clueless coffee colleague colleagues committee compliance concern concerned confident confirm confused confusing controller conversation
  convinced coo cool cramming cro crunch curiosity curious cya daft dashboard day deadline dear debate debating deck delighted differently
  director directors disclose discussion doc document double doubtful draft dude dumb dunno easy email emailed emailing embarrassing enlighten
  evening excel excited excuse exec execs executive executives exercise explain eye faq faqs fascinated favor favour fellow file finance find
  fine folks followup followups forecast forget forgetting forgive forgot forgotten forward friend friends fun fyi gathering get getting give
  giving glad goes going good gosh gotta grab grateful great greeting greetings guess guys haha hand handoff handout handover handy happy head
  headache hear heard hearing hehe hello help helpful helping helps hesitant hey hi hiya hm hmm holiday homework honest honestly hope hoping
  hr huddle huh hunch hurry idea ideas idk ignorant iirc iiuc ikr imho imo important info information insists inspector inspectors interested
  interesting interests intern intranet intrigued investor investors job joiner joke journalist journalists keen kickoff kidding know knowing
  knows lads lawyer lawyers lazy lead learn legal lol look looking loud lovely lunch lunchtime mail mailing makes man management manager
  managers marketing mate mates matters meeting memo memory mention mentioned mentor mess message messaging mind minute minutes moment morning
  myself nagging need needed needing needs nervous newcomer newsletter nice nope note notebook notepad notes np nudge nuisance nvm obliged
  obvious odd offsite oh ok okay omg onboarding operations opinion ops pack pain pal pals panic paper pardon party phoned phrase phrased
  phrasing pinged pinging pinning plan planning plans please pleased pls plz point policy popping possible powerpoint ppt preparation prepare
  preparing presentation press project pub pull pulling purposes putting puzzle puzzled puzzling query quick quickie quickly quiz rang reader
  realise realize recap reckon recollect regulator regulators remember remembering remind rephrase replies reply replying report reporter
  reporting reports request requested requesting respond responding resume retrospective review reviewer reviewing right ringing risk rofl
  roundup rumour rush rusty sales sanity say saying says scared sceptical sec second secretary see seeing seems seen send sending sense
  seriously settle sharing sheet shocked shout silly skeptical slide slidedeck slides smh snowed sorry soz spent spreadsheet standup steerco
  steering strategy struggling stuck stuff stumped stupid summary supervisor supervisors supposed sure surprise surprised suspect suspicion
  swamped swear swears sync system ta table take talk talking task tbh team teatime tell telling tells testing texted thank thanking thanks
  thanx thing things think thinking thnx thought thrilled thx tip tks tldr told tonight townhall trainee trainer treasury trouble trust truth
  try trying tutorial tx ugh uncertain understand unsure update urgent urgently useful wait waiting wake want wanted wanting wants weekend
  weird welcome whatever whiteboard whoa wish wonder wondered wondering wonders word worded wording words work workbook working workshop
  worried worries worry worrying worth wow write writing wtf xoxo yeah yep yes yesterdays yo yup`);

/** What is said to somebody, none of which is a thing that data holds. */
export const GREETING: ReadonlySet<string> = wordSet(`
  afternoon all bye cheers evening everybody everyone good goodbye greetings hello help hey hi hiya howdy loanq morning much ok okay please
  thank thanks there thx ty yes yo you`);

/** Words of talk that stand in a clause before the question only: after it they would say more. */
export const OPENING_TALK: ReadonlySet<string> = wordSet(`
  no after ah aha ahead all always analyst angle another around basic before best better between big book bored boring burning business call came
  certain challenge chaps cheeky clear company compare compared comparing complicated confess context crazy crunch cut decide deciding deck
  differently digging disagree disagreement doing doubt dumb easier easily else embarrass enough essence exactly exciting eyes familiar far
  fast feel first following fresh fuzzy gentle gist grips gut handle hang hard hold honest improve improving interesting issue itch jumping
  keep keeps last lately lazy let lets likely long lost matter mood mystery naive new newbie next nobody not notice noticed obvious offhand
  often one order other ourselves out pardon perspective place plainly playing point pop popped position possibly precise precisely probably
  problem proceed promise promised put quality quest question questions racking really reason remains remember rough scratching second seem
  sense sharp shoot short shortly simple simply situation somehow somewhat squint standpoint staring start started starting story straight
  strange struggle stumbled stupid sudden suddenly suppose supposing tackle taken talked terribly third time times topic topics tough tricky
  tried trivial truly turn turned two unclear unless useful useless view viewpoint way weigh weighing wise wording words working world worse
  wrap wrapping your`);

/** Before a word of talk: "our *quarterly* review". */
export const PERIODIC: ReadonlySet<string> = wordSet('annual daily monthly quarterly weekly yearly');

/** Words that hold talk together and say nothing alone. */
export const GLUE: ReadonlySet<string> = wordSet(`
  's a about actually again ah also although am an and any anybody anyone apparently are as aside at back basically be because been being
  besides but by came can come could d did do does done else everybody everyone for frankly from got guy had has have having he her here hers
  herself him himself his honestly how i if im in into is it its itself just kind kindly let like ll lot m made make makes making may maybe me
  might mine must my myself next now obviously of oh on or our ours out over part perhaps possibly quite re really s seems shall she should
  simply since so some somebody someone sort that the their them then there they this though to together u uh um up us ve very via was way we
  well were what whats when whether while whowhomyall why will with would yeah yep yes you your yours`);

/** Days on which something is wanted; what the data holds lies before. */
export const SOON: ReadonlySet<string> = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight afternoon evening morning`);

/** That something is wanted of whoever is asked. */
export const WANTING: ReadonlySet<string> = wordSet(`
  advise after appreciate ask asked asking asks can chance could curious favor favour figure find forget forgetting forgot forgotten glad good
  grateful great happy help helpful interested keen keep keeps know like love mind need needs nice nobody please possible question remember
  seems tell think told understand useful want wanted wants wish wonder wondering wonders worries worry would`);

/** With what a request ends before what is wanted. */
export const REQUEST_ENDS: ReadonlySet<string> = wordSet(`
  advise appreciate ask asked asking asks check figure find forget forgetting forgot get give have hear know learn like love me need needs
  provide pull remember see send share show tell understand us want wanted wants wonder wondering wonders`);

/** Between a word of talk and what it is of: "interested *in*", "curious *about*". */
export const TALK_PREPOSITIONS: ReadonlySet<string> = wordSet('about at for in into of on');

/** With what talk begins that is said last, without a comma: "… *if* you can", "… *for* my deck". */
export const LAST_TALK_BEGINS: ReadonlySet<string> = wordSet(
  'asap cheers for if please pls plz thanks thank thx tia when whenever',
);

/** Before the name of whoever is asked: "*hello* Ben". */
export const GREETINGS: ReadonlySet<string> = wordSet('dear hello hey hi hiya');
/** Whoever is asked together: "hello *all*". */
export const ADDRESSED_ALL: ReadonlySet<string> = wordSet(
  'again all both everybody everyone folks guys team there',
);
/** With what a question ends before the name of whoever asks: "*thanks*, Ann", "best *regards*, Ann". */
export const SIGNED: ReadonlySet<string> = wordSet('cheers regards sincerely thank thanks thx wishes');
/** What stands beside it. */
export const SIGNING: ReadonlySet<string> = wordSet(
  'a advance again all best for help in kind kindest kindly lot lots many much so the very warm warmest with you your yours',
);

/** They ask for more when they stand last: "…, and *when* did we get them?" */
export const ASKING: ReadonlySet<string> = wordSet('how what whats when who why');

/** Sounds that people begin with. */
export const INTERJECTIONS: ReadonlySet<string> = wordSet(
  'ah aha btw eh er erm fyi hm hmm hmmm huh oh oops uh uhm um umm yo',
);
