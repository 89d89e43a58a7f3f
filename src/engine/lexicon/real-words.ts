/**
 * English words that are a letter away from words of the language, and are no misspelling of them: whoever asks for the
 * "mouth" does not mean the month.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `abased abide abode abort abound abut achiever achievers addend adder addiction addled addressee agent aground
  aide aided aline aloe alter analyst analyzer anise anneal annul apter arcked ardent arena arisen arouse
  arranger arrest ashed askew assent aster atone attacked attender audition aware baaed baked balds baled bandy
  banes bangs bank banks banns bans bard bards bared baring barrow barrows bars base baser bases bashed basic
  basics basil basin basins basked basks bass bassi bast basted bated bather batter bauds bayed baying beading
  beads beak beaker beaks beaming beams beaning beans beard bearding beards beast beasts beater beating beats
  beaus becks bedsides beers began begun bellow bends betides betted bettor bewaring biased binds bitter black
  bland blaring blast blasted blasts bleak bleaker bling blink blow boar boars boas boat boated boats bond bonds
  bone boobed boobing boobs booed booing bookend boomed booming booms boons boors boos boost boosted boosts
  booted booting boots boozed boozing boring borrower bough boughs bracken brad braid braking bran brands brandy
  bread breading brier brig brigs brine bring brink brinks briny broke broker brooked brooking brooks brother
  bucked bugger bulks bullion bunks buoying burrow burrowed burrowing burrows burying bused bushiest bushiness
  busies busing busying busyness butter cabled cached caches caching calked caller calmed calved cannon caries
  carrier carriers cart casting casts categorizes certainty chance chanced chancel chances chancy chant chanted
  chapt char charge charged charges charm chars chary chat cheapen cheated cheater cheating checker cheek cheeked
  cheeking chick chink chinks chock chocked chocking chose chuck chucked chucking chucks chunky cities clams
  clanged clans claps clash clashes clasp clasps classifies classy clauses claws cleanly clime climes clone
  cloned closer closet clove clover clovers cloyed clunk clunks coarse coasting coasts coating coats codes coding
  cohered cokes coking cold colts comas combing combs comer comers comet comets commando commandos commend
  commended commends commute commuted complected completer completes completing compos composer composers compost
  composted composting composts compote compotes computer computes computing concerting conch conches conduce
  conduced conduces conducing conduit conduits cones confection cont container convection cooing coots copes
  coping cores coring cotes cots couch couched couches couching counter county courser court courted courting
  courts cove coven covens covert coverts coves covet coveted covets covey coveys cower cowered cowers cowing
  coyer crass crate crated crates crating creaked creaking creamed creaming crease creased creases creasing
  cremate cremated cremates cremating crested cresting culled cunt cunts curios currant curried curries curry
  currying curse cysts dairy daisy dales dally dames dared dares daring darted dated dawn dazed dazes dding decay
  decease deceased deceases deceasing decile deciles decoded deducing defending defied defile defiled definer deign deigned
  deigning deigns dens denser deported deporting derailed derails derided designer detained detains determiner
  developer diffed ding directer direst discord displaced dividend divider divined doable doily doling doming
  doping dosing doted dotes doting doublet doubly doyen doze dozed dozes dozing drabs drags drain drams drawl
  drawls drays drily dripped dripping drips drooped drooping droops dross drown duding duffer duffers duping
  dying earls earner earring ears eater eaters eery eighth eighty emceed emery employee employer endued enduing
  enmities enrol enrols entice entirely entitles envoy envoys ester esters ether excels excerpt excerpting exit
  exits expansive expedience expediences expert experts extensive faction fagged failed failing fails fallowed
  fallowing falter fame fattest felled felling fetich fever fiend fiends fifes files filet filets filler fillet
  filling fills filmed films filth fined fines fired fires firs firth fist fitter fixed fixes flame flaying fled
  flees flesh flied flier fliers fliest fling flips flits floes flogged flow flows flues foiled folds folksy
  follower foray forks fort forte forth forts framer free friction fries frown frying fulled fulling gain gaits
  galleon galleons gallop gallops gallows gamins garnet garnets garter garters genera gibes gibing gins givens
  gland glowing glows gong goring gown grabs grad grads grafted grains grant grape grass grated grater grays
  grind grins groan groin groks groped groping gross grouper groused grout grouted grouts growl growling growls
  grows grunted gutting hailed hails haled haling halls halving handed handler haring hasted hasting hated hating
  haves hawing haying hazing headier headiest healing healthy heaping hearing heating heaven heavies heaving
  heeding hell herding hided hied hiked hinted hired hither hived hiving hods hoisted hoisting hoists holes
  holing honesty hooding hoods hooted hooting hoots hording hosed hoses hosing hostel identified identifies
  identity inaner incite incited incites inciting inclement indexed indued infer inter internal irises itches
  jointing jugged jumpy keels keens kids kinda kindle kingly kings kinks knows laces lacing laded lading lads
  lager lagged lamer lamest lanced lancing lanes larded larder larding larges largess largo larking larks lased
  laser lashed lashing lasing late latent laterally latex lather latte latter lattes lauded lauding laxer laxest
  layer laying leafing leafs leaking leaks leaning leans leaping leaps leapt leas lease leash leasing leaven
  lefter legged lending lends lest levee levees lever levers libeled libelled liberally licit licked licking
  licks liens lies lifer lifers lifted lifting lighted lighten liked liker likes liking lilted lilting limes
  liming lined linen linens liner liners linger lining linker links linted linting lints lire lisped lisping
  listed listen lite liter lithe lither litter litters lived lively liven livens liver livers livest loading
  loads locale locales locked locking locks lodger logger loiter loiters loner longed loomed looming looped
  looping loosed loosing looted looting loser lover loves loving lowed lucking lucks lugged lusted lusting maces
  macing maker makers males manes mange manged manger mans manufacturer manufacturers marching mares marker
  marking marred marsh masked masking massing master match mates math mating matte matted mattes maxes maxima
  maxing mazes meals meat meats media medial medias menage menages menus mere meres messing mete meteor meteors
  metes metro metros mikes miking miler milers milfs milks mills mils mimes minds mines minima minis minks mints
  minuet minuets minuses minuter minutest mires misting misusing miter miters mites mixes moaning moans moles
  monkey mooing mooning moping mosey moth moths motile mourning mouth mouths mowing mules mullion mullions
  multiplex multiplier multiplies multiply mussing muter mutter naked napes naves nearby neatly needled nether
  newel newsy nicety niches noshing notching noting notwork nuder numbed oaten ocher odder oddest offed olden
  opener opined organizer otter otters outsider outsize overate owed owner pace paced paces pacing paging pails
  pains paint paints palace palaces paling palled palls paring pars parsed parses parsing passel passels passer
  pasted pastes pasting pasts paused pauses pausing paving pawing payed pays peace peaces pease performer pests
  phoney phony pilled pills pint pints pissed pisses pissing placer placers placid plaice plane planed planes
  planing plans plate plated plates plating player pleas ploys plugged plunked plying poets pointy polled polls
  pond ponds pone poplar ported porting ports posed poses posing posited positing posits poss posses possibly
  poster potion pots potted potting pouted pouting pouts practise prayed praying prays precious presenter preset
  presets presetting presumable prevent prevented preventing prevents pricey pricked prided pried primed prints
  priory priviest prized producer producers product products profess professed prone proscribe proscribed
  proscribes proscribing provider prowess prying publisher publishers pullet pulley pulped pulps pulsed purchaser
  purchasers purled purls pusses quack quantify quartet quartets quartile quartiles quintile quintiles quirk raced races racked racket racking radio
  rafted rage raged rages ragging raging raise raises raising raked rakes raking rally ranged ranger rangers
  rangy ranker rankled rankling ranted ranting rants raped rapes rared rares rasher rates ration rats raved raves
  rawest razed razes react reacted realty rebated rebating recant receiver receivers recorder reefer regain
  regained regaining regally regent relaxed relaxing relayed relaying relent rending rends repent requester
  resent residue residues resister resisters resolver resort resorted resorting resorts respelt rested resting
  retain retained retaining retard retarding retards retch retched retches retort retorted retorting retorts
  returnee revere reveres reverie reviewer revolve revolved reward rewarding rewards reword reworded rewording
  rewords rices ricing ricked ricks rides riding rifer riles riling rimes riming ringing rinses rinsing ripen
  riser risers risking rites riven roach roached roaches rocked rocks roiling ruining runts ruses safes sage
  sagest sallowest sampler sand sanding sands sanest sans sated saying says scans scare scared scares scaring
  scars scheduler scheme scone scones scope scoped scopes scoping scorer scorers scorn scorned scorning scorns
  scoured scouring scows sealing seals seared searing sears seated seating securer seeding seeds seen seeps
  selves semen sensing set sere serge server servers servo servos settling sever sexting shade shades shake shakes
  shale shame shames shank shape shapes shard shards shared sharing shark sharks sharp sharps shave shaves
  shelling shells shies shill shims shingle shins shire shires shirt shits shitting shock shoed shoeing shoes
  shooed shooing shoon shoos shoot shooter shopped shopping shops shore shored shores shoring shorn shorted
  shorten shorting shot shots shout shoved shoving shows showy shriek shrieking shrieks shrine shrines sifting
  signing signs sill sills silting simile simmer simpler simplex sine singe singling singly sinking sinks sinning
  sins sinus sipped sipping sips siring sitars sitting skated skill skimping skipped skipping skips slapped
  slated slaying slays slicer slicked slinging slings slipped slipping slips slit slitting slopped slowed slowing
  slows sluiced slum slummer slums slurp smart smarted smarting smarts smelling smells smock snare snared snares
  snaring sneak sneaking snipped snipping snips snore snored snores snoring snort snorted snorting snowed snowing
  snows snuffer snuffers soaked soaped soared soaring soars sock songs sooth sore sorely sores sorter sortied
  sough soured sowed sowing sown sows spams spank spanks spare spared spares sparing spars spas spats spawns
  spaying spays spear spearing specifier specifies speck specking spelling spells spending spends spiced spill
  spilt spins spit spitting splat spliced splint spore spored spores sporing sport sported sporting sprang spreed
  sprig springy sprint sprung spying squire stabs stack staged staging stags staid stairs stake staked staking
  stale staled staling stall stank stare stares stark starling starred starring starter startled startling
  starved starving stat stater states stating stats statue statues stave staved staving stayed steak steaming
  steeps stems stews stick stile stilt stinging stings stirs stops store stored stores storing stork stowed
  stowing stows strand strangest stratifies straying strays stricture string stringy stuck stud studded studding
  studios studly studs stump sturdy submitter suing summaries summed summery summit summits sump sundae sundaes
  sundry supple supplied supplier suppliers supporter sure surety surfed surfer surfers surly swans swaying sways
  swelling swells swerve swerved swerves swerving swill swinging swings swore tablet tablets tacking tailing
  taker takers tale tales talker talking tall tames taming tank tanking tanks tapes taping tapping tares taring
  tasking taxes taxing teacher teachers teams teat teats tech teems teeth telephony teller tend tended tending
  tends tent tents terns thanking thee thees theme thick thin thine thing thinks thinning thins thirsty thong
  thongs thorough though threat threats threw thrive throe throughput thunk thunks tides tidiest tigers tikes
  tiled tiles tilled tiller tilted timed timer timers tines ting tings tinniest tipping tires tithed toady toddy
  token tokes toking tomes tonal tones toniest topically toppling totaling training trawling tread treading
  treads treas treaty tree treed trendy trialing trice trifle tripe triplet triply trough tsars tugged tuned
  tuning tuns turds turfed turfing turfs turner twine twink tying tykes typed typos udder underling uniquer
  unrefined untie vague vale vales valve valves varied verses very wafts waiting wander wandering wands wanes
  wanks ward warded warding wards warts watts weakly weeds weeps wees weighed weighty whale whams whets whine
  white whites whither whiting whits whore widow wight wights wile winger winner winnow wintery woks woods worded
  wording wordy wore worker world worlds wormed worming worms worsen wound wounder wowing wren wright writer
  writers writhe writhes writhing wroth yeahs yearn yearns yeas
  blank comma commas decimal decimals integer nearest placed rounded rounding rounds sentence started starting stopped ended ending reached`.split(
    /\s+/,
  ),
);
