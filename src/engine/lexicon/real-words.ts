/**
 * English words that are a letter away from words of the language, and are no misspelling of them: whoever asks for the
 * "mouth" does not mean the month.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `abased abode abort abut addend adder addiction addled addressee agent aided aline aloe alter analyst analyzer
  anneal annul apter ardent arena arranger arrest assent aster atone attacked attender audition aware baaed
  baked balds baled bandy banes bangs bank banks banns bans bard bards bared baring barrow barrows base baser
  bases bashed basic basics basil basin basins basked basks bass bassi basted bated bather batter bauds bayed
  baying beading beak beaker beaming beaning beard bearding beater beating bedsides began begun bellow bends
  betides betted bettor bewaring biased binds bitter black bland blaring bleak bleaker bling blink blow boar
  boars bond bonds booed bookend boomed booms boons boors boos booted boots boozed borrower bough boughs
  bracken brad braid braking bran brands brandy bread breading bring broke broker brooked brooks brother bucked
  bullion buoying burrow burrowed burrowing burrows burying bused bushiness busing busying busyness butter
  cabled cached caches caching calked caller calmed calved cannon caries carrier carriers cart casting casts
  categorizes chance chanced chances chant chanted chapt char charge charged charges charm chars chary chat
  cheapen cheated cheater cheating checker cheek cheeked cheeking chick chock chocked chocking chose chuck
  chucked chucking chucks chunky cities clams clanged clans claps clash clashes clasp clasps classy clauses
  claws clone closer closet clove clover clovers clunk clunks coarse coasting coasts coating coats codes coding
  cohered cokes coking cold colts comas combing combs comer comers comet comets commute commuted complected
  completer completes completing compos composer composers compost composted composting composts compote
  compotes computer computes computing concerting conch conches conduce conduced conduces conducing conduit
  conduits cones cont container cooing coots copes coping cores coring cotes cots couch couched couches
  couching counter county courser court courted courting courts cove coven covens covert coverts coves covet
  coveted covets covey coveys cower cowered cowers cowing coyer crass crate crated crates crating creaked
  creaking creamed creaming crease creased creases creasing cremate cremated cremates cremating crested
  cresting culled curios currant curries curry currying curse cysts dairy daisy dales dally dames dares daring
  dated dazes decay decease deceasing decoded deducing defending defied defile defiled definer deign deigned
  deigning deigns dens denser derails derided designer detains determiner developer diffed directer direst
  dividend divider divined doable doily dotes doublet doubly doyen doze dozed dozes drily duding duffer duffers
  duping earls earner earring ears eater eaters eery eighth eighty emceed emery employee employer endued
  enduing enmities enrol enrols entice entitles ester esters ether excels excerpt exit exits expansive expert
  experts extensive faction failed failing fallowed fallowing fame fattest felled felling fetich fever fiend
  fiends files filet filler fillet filling filmed fined fired firs fist fixed flame fled flesh flied flogged
  foiled folds folksy follower forks forth framer friction fulled fulling gain genera gibes gibing givens gland
  glowing gong goring gown grad grafted grant grape grated grater grind groan groin groped groping grouper
  groused grout grouted grouts growl growling grows grunted haling halving handed handler haring hasted hasting
  hating haves hawing haying hazing headier headiest healthy heaven heavies heaving hell hither hiving hods
  hoisted hoisting hoists holes holing hooding hoods hooted hooting hoots hording hosed hoses hosing hostel
  identified identifies identity incite incited incites inciting inclement internal kids kinda kindle kingly
  kings kinks knows lacing lading lads lager lamer lamest lanes larder larges largess largo larking lased laser
  lashed lashing lasing late latent latex lather latter laxer laxest layer leafing leafs leaking leaks leaning
  leans leaping leaps leapt leas lease leash leasing lending lends lest levee levees lever levers libeled
  libelled licit licked licking liens lies lifting lighted lighten liked likes liking lilting limes liming
  lined linen linens liner liners linger lining linker links linted linting lints lisping listed liter lived
  lively liven livens liver livers livest loading loads locale locales locked locking lodger logger loner
  longed loomed looming looped looping loosed loosing looted looting loser lover loves loving lowed lucking
  lusted lusting maces macing maker makers males manes mans manufacturer manufacturers marching mares marker
  marking marred marsh masked masking massing master match mates mating matte matted mattes maxes maxima maxing
  mazes meals meat meats media medial medias menus messing mikes miking minds mines minima minis minks mints
  misting misusing moaning moans monkey mooing mooning moping mosey moth moths motile mourning mouth mouths
  mowing mullion mullions multiplier mussing mutter naked napes naves nether newel newsy noshing notching
  noting nuder numbed oaten ocher odder oddest offed olden opener opined organizer otter otters outsider
  outsize overate owed owner pace paced paces pacing paging paint paints palace palaces paling paring parsed
  passel passer pasted pasting pasts paused paving pawing payed pays peace peaces pease performer pests phoney
  phony pint pints placer placers placid plaice plane planed planes planing plans plate plated plates plating
  player pleas ploys plying poets pointy pone poplar ported porting ports posed poses posing posited positing
  posits poss possibly poster potion pots potted potting pouted pouting pouts prayed praying prays precious
  presenter preset presets presetting prevent prevented preventing prevents pricey pricked prided pried primed
  prints priory priviest prized producer producers product products profess professed prone proscribe
  proscribed proscribes proscribing provider prowess prying publisher publishers purchaser purchasers quack
  quantify quartet quartets quirk raced racked racking radio rafted rage raged rages ragging raging raked
  raking ranged ranger rangers rangy ranker rankled rankling ranted ranting rared rares rasher rates ration
  raved rawest razed rebated recant receiver recorder reefer regain regained regaining regent relaxed relayed
  relent repent requester resent residue residues resolver resort resorting retain retained retaining retarding
  retort retorting revere reveres reverie reviewer revolve revolved rewarding reword reworded rewording rewords
  rifer ringing roiling ruining safes sagest sallowest sampler sand sanding sands sanest sans sated saying says
  scans scare scared scares scaring scars scheduler scheme scone scones scope scoped scopes scoping scorer
  scorers scorn scorned scorning scorns scoured scouring sealing seals seared searing sears seated securer
  seeding seeds seen seeps selves semen sensing sere serge server servers servo servos sever shade shades shake
  shakes shale shame shames shape shapes shard shards shared sharing shark sharks sharp sharps shave shaves
  shelling shells shill shingle shire shires shirt shoeing shooing shoon shoot shooter shore shored shores
  shoring shorn shorted shorten shorting shot shout shoving shows showy signing signs sill sills simile simmer
  simpler simplex sine singe singling singly sinking sinks sinning sins sinus siring sitars skated skill slated
  slaying slays slicer slicked slinging slings slit slowing sluiced slummer smart smarted smarting smarts
  smelling smells snare snared snares snaring snore snored snores snoring snort snorted snorting snowing soared
  soaring soars songs sooth sore sores sorter sortied sough sowing sown spams spank spanks spare spared spares
  sparing spars spas spats spawns spaying spays specifier spelling spells spending spends spiced spill spilt
  spins spit splat spliced splint spore spored spores sporing sport sported sporting sprang spreed sprig
  springy sprint sprung spying stabs staged staging stags staid stairs staked staking staled staling stall
  stank stare stares stark starling starred starring starter startled startling starved starving stat stater
  states stating stats statue statues staved staving stayed steeps stems stews stile stilt stinging stings
  stirs stops store stored stores storing stowing strand strangest straying strays stricture string stud
  studded studding studios studly studs sturdy submitter suing summaries summed summery summit summits sundae
  sundaes sundry supple supplied supplier suppliers supporter swans swaying sways swelling swells swerve
  swerved swerves swerving swill swinging swings swore tablet tablets tacking tailing taker takers tale tales
  talker talking tall tames taming tank tanking tanks tapes taping tapping tares taring tasking taxes taxing
  teacher teachers teams teat teats tech teems telephony teller tend tended tending tends terns thee thees
  theme thick thin thine thing thinks thins thorough though threat threats threw thrive throe throughput thunk
  thunks tides tidiest tigers tikes tiled tiles tilled tiller tilted timed timer timers tines tinniest tipping
  tires tithed toady toddy token tokes toking tomes tonal toniest topically toppling training trawling tread
  treading treads treas treaty tree treed trendy trialing trice trifle tripe triplet triply trough tsars tugged
  tuned turfed turner twine twink tykes typed typos udder uniquer unrefined untie vague vale vales valve valves
  verses very waiting wander wandering ward warded warding wards weakly weeds weeps wees weighed weighty whale
  whams whets whine white whites whiting whits wight wights wile winger winner wintery woks woods worded
  wording wordy wore worker world worlds wormed worming worms worsen wound wounder wowing wren wright writer
  writers writhe writhes writhing wroth yeahs yearn yearns yeas`.split(/\s+/),
);
