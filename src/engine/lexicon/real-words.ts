import { remembered } from '../../shared/mod.ts';

/**
 * English words that are a letter away from other common ones, and are no misspelling of them: whoever asks for the "mouth"
 * does not mean the month, nor are "goats" goals. In one text, as it is short of memory; forms of a word are told by it.
 */
const REAL_WORDS =
  ` aback abased abide ability able abode abort abound about above abreast abridge absent absentee abuse abuser abut
  accent accept accuser ache achiever acid acne acorn acre acrid act action actually acuter adapt add addend adder
  addiction addictive addition additive addled addressee adept admirable admirer adobe adopt adore adorn ads advent
  adverb adverse advert advice advise adviser aesthetic afar affable after again age agent agility aglow agreeable
  aground aid aide aim airline airliner airy ajar alas ale alert alga algae alias alien align alike aline alive all
  allay alley allot allow alloy allude allure allusion ally alms aloe alone along also altar alter altitude alto
  always amass amaze ambitious amble amiable amicable amid amiss amoeba ample amplifier amuse analyses analysis
  analyst analyzer anarchism anarchist angel anger angle angler anguish anise ankle annals anneal announcer annual
  annul ant antenna antennae antic antler apart apathetic apex appeal appear appeased appeasing apple apply
  appointee apposite approver apter aptitude arc arcade arcane arch archer archery arcked ardent are area arena arguable
  arguably aria arid arise arisen arm army arose around arouse arranger arrest art arthritic arthritis article artisan
  ascend ascent ascribe asexual ashed ashen ashtray aside ask askew aspen aspirin assaulter assemble assembler
  assembly assent assert assess asset assort assume assure aster astray astride asymmetry atheism atheist atlas atone
  attach attack attacker attender attic attitude auction audible audio audit audition auditory aura aural auto avenge
  avenue averse aversion avert avid avoid await awake awaken award aware away awoke awoken awry axes axis axle baaed
  babble babe baby back backer backlash backslash bacon bacteria bacterial bad badder bade badge badger bag baggy bail
  bait bake baker bakery bald balder bale ball ballad ballet ballot balm balmy ban band bandage bandy banes bang bani
  banister bank banker banner banns banter bar barb barber bard bare barely barer bargainer barge bark barley barn
  baron barrel barren barrier barrow barter base baser bash basic basil basin bask basket bass bassi bast baste bat
  batch bath bathe bather baton batter battery battle baud bawdy bawl bay beach beacon bead beady beak beaker beam
  bean bear beard bearer beast beat beaten beater beaus beaver became becks become bedder bedside bee beech beef beefy
  been beer beet befall befell began begin begun behalves behead beheld behold belch belie belief believe believer
  bell bellow below belt bench bend bender bent bereft beret berth beset beside best bet beta betides better bettor
  beverage bewaring bias bible bicker bid bide bigger bike bikini bile bill billion billow bin bind binder birch bird
  birth bit bite bitten bitter blab black blacken blacker blackhead bladder blade blame blamer blanch bland blander
  blank blanker blanket blare blaspheme blasphemy blast blaster blaze blazer bleach bleak bleaker bleat blend bless
  blew blight blimp blind blinder bling blink blinker blip bliss blister blither blob bloc block blockade blockage
  blockhead blog blogger blond blonde blonder blood bloody bloom blot blotch blotter blow blown blue bluer bluff
  bluffer blunder blunt blunter blur blurb blurt blush bluster boa boar board boarder boast boat bob bobbin bode body
  bog boil boiler bold bolder bolster bolt bomber bond bondage bone bony boo boobed boobing boobs booby book bookend
  boom boon boor boost booster boot bootee booth booty boozed boozing border bore born borne borrow borrower bosom
  boss bossy botch both bother bottle bough bought boulder bounced bound bout bow bowel bowl bowler boxer boy brace
  bracken bracket brad brag braid brain brainy braise brake bran branch brand brandy brash brasher brass brassiere
  brat brave braver bravery bravo brawl brawn brawny bray breach bread breadth break breast breath breathe breather
  breeze breezy brew bribe brick bride bridge bridle briefer brier brig bright brighten brighter brightest brightly
  brine bring brink briny brisk brisker bristle britches brittle broach broad broaden broader broadside broil broiler
  broke broken broker brooch brood brook broom broth brother brought brow brown browner browse bruise brunch brunt
  brush bubble buck bucket bud budge budget buff buffer buffet bug buggy bugle bugler build built bulb bulge
  bulk bulky bull bulldozer bullet bullion bum bummer bump bumper bumpy bun bunch bundle bung bungle bungler bunk
  bunker buoy burble burger burglary burgle burn burner burnish burnt burp burr burro burrow burst bury bus bush
  bushel bushiest bushiness bushy bust busy busyness but butchery butler butt butte butter buttery buy buzzer bye byte
  cabled cache cackle cad cage cagey cake calf calked call caller callous calm calmer calve cam came camel cameo camp
  camper can canal cancel cancer candid candy cane canine canister canker cannon cannot canny canoe canon cant canter
  canvass canvasser canyon cap capable cape caper caption capture car carat carbon card care caries carnal carouse
  carp carpet carriage carrier carry cart cartel carton cartoon cartridge carve case cash cashew casino cask cast
  caste caster castle casual casualty cat categorizes cater caterer catnap catnip cattle caulk causal cause caution
  cautious cave cease cede cell cellar cello censure cent certain certainly certainty chafe chaff chain chair chairman
  chairmen chalk chalky chamber champ chance chancel chancy change chant chaos chap chapt chapter char charge charger
  charity charm chart charter chary chase chasm chaste chasten chaster chat chatter cheap cheapen cheaper cheat
  cheater check checker cheek cheep cheer cheery chef cherry chess chest chew chewy chi chic chicer chick chicken
  chide chief child chill chiller chime chimp chin china chip chipper chirp chock choicer choir choke choose
  choosy chop chopper choral chord chore chorus chose chow chuck chug chum chummy chunk chunky chute cider cinch
  cinder cite city civic civil clack clad claim clam clamber clamp clan clang clank clap clapper clarify clarity clash
  clasp class classifieds classifies classy clatter clause claw clay clean cleaner cleanest cleanly cleanse cleanser
  clear clearer clearest clearly cleat cleaver clef cleft clench clergyman clergymen clever click climb climber clime
  clinch clink clip cloak clock clod clog clone close closer closest closet clot cloth clothe cloud cloudy clout clove
  cloven clover clown cloyed club cluck clue clump clung clunk cluster clutch clutter coach coal coarse coarsen
  coarser coast coaster coat coax cocky cod code coffee coffer cog cohered coil coin coke cold colic collage collar
  collate collector college collide collie collision collusion colon colonel colony colt coma comb combine come comedy comer
  comet comic comical comings comma command commander commando commence commend comment commerce committee commune
  communism communist commute commuter compacter compete compiler complain complaint complected complete completer
  compliant comply compos compose composer compost compote compute computer con conceal conceit concept concern
  concert concerto conch condom condor conduce conduit cone confection confer conferrer confess confidant confide
  confident confine confirm conform congeal congest conical conifer consent consort constrain constrict construct
  consul consult consumer cont contact container contend contender content contest context continent contort contract
  contrast contrite contrive convection convene convent converge converse convert converter convex convey convoy coo
  cook cooker cool cooler coop cooper coots cop cope copper copulate copy coral cord core cork corn cornea corner
  cornet corny coroner corps corpse corpus corral correcter corrector corrupter corset cosmic cost cot couch cough
  could count counter countess countless country county coup courier course courser court cove coven cover covert
  covet covey cow cower coy coyer crab crack cracker crackle craftsman craftsmen crafty crag cram cramp crane cranium
  crank cranky crapped craps crash crass crasser crate crater crave craze crazy creak creaky cream creamy crease
  create creation creek creep creepy cremate cremation crepe crept crested cresting crew crib crime crinkle cripple
  crises crisis crisper crispy croak crock crocus crofts crony crook croon crop cross crosser crotch crouch crow crowd
  crown cruelty cruiser crumble crummy crumple crunch crusader crush crust crusty crutch crypt cub cube cubicle cuddle
  cuddly cue cull cult culture cumming cums cunning cup cur curable curb curd curdle cure curios curiously curl curly
  currant current curried curry curse curt curtail curtain curter curve custard cut cute cuter cuticle cutter cynical
  cyst dad daddy daemon daft dagger daily dairy dais daisy dales dally dam dame damp dampen damper dance dancer dandy
  danger dank danker dapper dare dark darken darker darn dart dash data date daughter dawn day daze dding dead deaden
  deader deadline deadly deaf deafer deal dealer dealt dean dear dearer dearth death deaves debase debate debit debt
  debug debugger debut decade decay decease deceit deceive decent deception deceptive decide decile decimal decision
  deck decline decode decoder decoy decrease decree decry dedicate deduce deduct deduction deductive deem deep deepen
  deeper deer deface defame defeat defect defective defend defender defer deference defiant defied defile define
  definer deflect deft defter defy degree deify deign deity deject dejection delay delegate delete delicate delicious
  delimiter delirious delivery delude deluge deluxe demise demon demote demotion den denial denote denounce dense
  denser dent dental deny depart depend deplete deport depot deprave deprecate depress deprive depth derail deride
  derision derive descend descent desert deserter deserve design designer desk despise despite despot dessert destine
  destiny destroyer detail detain detect detection detective detention deter detergent determiner deterrent detour
  detract developer deviant device devise devolve devote devotee devotion devour devout dew diagnosis dial diary dice
  diction did die diet diffed dig digest dignify dignity dilate dilation dill dilute dilution dime dimer dimmer din
  dine diner ding dinghy dingy dinner dip diploma diplomat diplomata dire direct directer director directory direr
  direst dirge dirt dirty dis disc discard disco discord discount discovery discreet discrete discuss dish disk dismal
  dismay dismount disparage disparate dispense dispenser disperse displace dissect dissent dissenter distilled
  distiller distorter distract distress district distrust ditto ditty dive diver diverge diverse diversify diversity
  divert divide dividend divider divine diviner doable dock doer dog doily dole doll dome dominate domino don done
  donor doom door doorman doormen dope dopey dos dose dot dote double doublet doubly dour douse dove dowdy down downy
  dowry doyen doze dozen drab drabber draft drag drain drams drank draw drawl drawn drays dread dream dreamer dreamy
  dreary dredge dress dresser drew drift drill drily drink drinker drip drive drivel driven driver droll droller drone
  drool droop drop dross drought drove drown drowse drowsy drudge drug drum drummer drunk drunken drunker dryer dual
  dub duck duct dude duel duet duffer dug duke dull duller duly dumb dummy dump dumpy dunce dune dung dunk dupe
  durable duress dusk dusky dust dusty duty duvet dwell dweller dwelt dwindle dying each eager ear earl early earn
  earner earthy ease easel east eastern easy eat eaten eater eave eclipse eddy edge edger edgy edict edit egg ego egoism
  egotism egotist eight eighth eighty either eject ejection elastic elation elect election elective elector electron
  elitism elitist ellipse ellipsis else elsewhere elude elves ember emceed emerge emergence emergency emery emigrant
  emigrate emir emission emit emotion emotive emphases emphasis empire employee employer empress enact enchant encode
  encore end endued enduing endure enema enemy engage engraver enjoy enmity enrage enrol ensue ensure entangle enter
  entice entire entirely entirety entitles entity entrails entreaty enumerate envelop envelope envoy envy equality
  erase eraser erect erection errand errant especial ester etch eternal ether ethic ethnic evacuate evaluate eve even
  evener event ever every everyday everyplace evict evil evolution exact exacter exalt examiner excel except excerpt
  excess excise excite excuse exert exhort exist exit exotic expand expanse expansive expect expedience expel expend
  expense expensive expert expire expiry explode explore explorer export exporter express extant extend extensive
  extent external extort extremer extremist exude exult eye face facet fact faction factory factual factually faculty
  fade fagged fail faint fainter fair fairly fairy fake fall fallowed fallowing falser falsify falsity falter
  fame fan fang far farce fare farm farmer farther farthest fascism fascist fast fasten fastener faster fastest fat
  fate fateful father fatten fatter fattest faucet faulty faze fear fearful feast feat feather feathery fee feebler
  feeder feel feeler feet feint fell feller fellow felony felt feminism feminist fend fender ferment ferry fervent
  fester festive fetich fetid fetter feud fever few fewer fezzes fibber fiction fiddle fiddler fidgety field fiend
  fiercer fifes fifth fifty fight fighter figment filch file filet fill filler fillet film filmy filter filth fin
  final finale finch find fine finer finest finger finish fir fire firearm fireman firemen firm firmer first firth fish
  fisher fisherman fishermen fission fist fit fitter five fiver fixed fixes fixture fizz fizzy flag flagrant flail
  flair flak flake flaky flame flamingo flank flap flare flash flasher flashy flask flat flatten flatter flatterer
  flattery flaw flawless flaying flea fleck fled flee fleece fleecy fleet fleeter flesh fleshy flew flex flexible
  flick flicker flied flier fliest flight flighty flinch fling flint flip flipper flirt flit float flock floes flog
  flood flooder floor flop flora floral floss flounder flour flout flow flower flowery flown flue fluffy fluke flung
  flunk flunky flurry flush flusher fluster flute flutter flux foal foam foamy focal fodder fog foggy foil foist fold
  folder folk folksy follow follower fond fonder fondle font food fool foot for forage foray forbear forbid forbore
  forborne force forcible forcibly ford fore forearm forego foregone foreman foremen foreseen forest forever forewent
  forgave forge forger forgery forget forgive forgiven forgo forgone forgot forgotten fork form formal formality
  formally format former formula formulate forsake forsaken forswear forswore forsworn fort forte forth forthwith
  fortify fortune forty forum forwarder forwent foster foul fouler found founder fount fountain four fourth fowl foxy
  fraction fragrant frail frailer frame framer franc frank franker fray free freer freeze freezer freight freighter
  fresh freshen fresher freshman freshmen fret friction friend fries frieze fright frighten frightful frigidity frill
  frisky fritter frizzy frock frog from frond front frost frostbit frostbite frosty froth frothy frown fruity frying
  fuel full fuller fullest fully fume fun function fund funked funnel funner funnier funniest fur furious furl furlong
  furnish furry further furthest fury fuse fuss futility fuzz fuzzy gab gable gag gain gainful gait gal gala gale gall
  galleon gallery galley gallon gallop gallows gamble gambler game gamer gamins gander gang gap gape garage garb
  garbage garble gardener gargle garish garnet garnish garret garter gas gash gasp gate gauge gaunt gaunter gauze gave
  gavel gawky gayer gaze gee geese geld gender gene genera general generate generic genetic genial genie genii genital
  genius genre gent gentile gentle gentleman gentlemen gentler gently gentry genus germinate get ghastly giant gibber
  gibes gibing gift giggle gild gill gilt gin girl gist give given glad gladden gladder glade gland glare glass glassy
  glaze gleam glean glee glen glibber glide glider glimmer glisten glitter gloat globe gloom glory gloss glossy glove
  glow glower glue glum glummer glut gluttony gnash gnat gnaw goad goal goat god goddess godless goes goggle gold golf
  golfer gone goner gong goo good goody gooey goof goofy goon gore gorge gory gosh got gouge gout gown grab grabber
  grace graceful grad gradation grade grader graffiti graffito graft grain grainy gram grand grander grandeur grant
  grape graph grasp grass grassy grate grateful grater gratify grave gravel graven graver gravy grays graze grease
  greasy great greater green greener greet grew grid griddle grill grille grim grime grimmer grimy grin grind grinder
  grip gripe gristle grit groan grocer grocery groin groks groom groove groovy grope gross grosser grouper groused
  grout grove grovel grow grower growl grown grub grumble grunt guess guest guide guild guile guilt guise gulf gull
  gullet gulp gun gunman gunmen gunner gurgle gush gusher gust gusty gut gutter guy gyrate hack hacker had haddock hag
  haggard hail hair hairline hairy hale haler half halfway hall hallway halo halon halt halter halve ham hammer hamper
  hamstrung hand handbag handler handout handy hang hangar hanger hangout hanker happy hard harden harder hardest
  hardly hardy hare harem hark harm harmonic harmonica harp harry harsh hart harvester has hash haste hasten hasty hat
  hatch hatchet hate hateful haughty haul haunt have haven hawing hawk hay haze hazel hazy head header headfirst
  headier headiest headline heady heal healer health healthy heap hear heard hearse heart hearth hearty heat heater
  heath heathen heather heave heaven heavier heaviest heavy heckler heeded heeding heedless heel heir held hell hello
  helm help helper hemp henchman henchmen her herb herd here hereafter hereby herein heresy herewith hero heroic
  heroin heroine heron herpes hick hid hide hied higher hike hiker hill hilt hind hint hipper hippy hire his hit hitch
  hither hive hoard hoarder hoarse hoarser hock hockey hods hoe hoist hold holder holdings hole holler hollower
  holster holy home homeless homey hone honest honestly honesty honey honk hood hoof hook hoop hoot hooter hop hope
  hopeless hopper horde hornet horny horrible horribly horse hose host hostage hostel hostess hot hotel hotter house
  hove hovel hover howl huddle hue huffy hug huge huger hulk hull hum human humane humanism humanist humble humbler
  humbly humidify humidity humility hump hunch hung hunger hunk hunt hunter hurdle hurl hurry hurt hurtle hush husk
  husky hustle hustler hut hutch hypnotism hypnotist hysteria hysteric icon idea ideal identified identify identity
  idiom idiot idle idler illegible illusion imagine imitation immense immerse immoral immortal immunity impact impart
  imperial imperil import impress impunity impurity inane inaner incense incentive inch incite inclement indelible
  indent indexed indicate indices indict indolence indolent induce induct indued inept inert inertia inertial infect
  infection infer inferior infinite infinity infirm inflame inflate info inform informer inhabit inhaler inhibit
  inhuman inhumane inject injection injure injury inky inlaid inland inmate innards innate inner insane insaner insect
  insert insider insolence insolent insolvent inspect install instilled insure insurer integer intend intense
  intensify intensity intent intention inter interior interject intern internal internet intersect interval into
  intruder invader invective invent invention inventive inventor inventory invert invest investor invisible invite ion
  iris iron irony irrigate irritable irritate island islander isle issuer itch iterate jabber jackass jacket jagged jaggeder
  jailer jam jamb jangle jaunty jaywalker jealous jealousy jelly jerky jest jester jet jiggle jilt jingle jitters
  jittery job jocular jogger join joint joker jolly jolt jugged juggle juggler juice juicy jumper jumpy junction
  juncture jungle junket just juster jut jute karat karate keel keen keener keep keeper kelp ken kennel kernel key
  kick kid kidnapper kill killer kiln kilo kilt kin kind kinda kindle kindly kingly kings kink kinky kiss kit kite
  knack knacker knead knee kneel knew knickers knit knives knob knock knocker knot know known lab label lace lack lacy
  lad ladder lade laden ladle lady lager laggard lagged laid lain lair lake lamb lame lament lamer lamest lamp lance
  land lander landings landslid landslide lane languish lap lapel lapse lard larder larger larges largest largo lark
  larva larvae lased laser lash lasing lass last latch late latent later lateral laterally latest latex lath lathe
  lather latitude latte latter laud laughter launch launcher launder lava lavisher law lawless lawn lawyer laxer
  laxest lay layer layman laymen lazy leach lead leaden leader leaf leafy leak leaky lean leaner leap leapt learn leas
  lease leash least leather leathery leave leaven lecturer ledge ledger leech leek leer leery left lefter leg legible
  legion lend lengthy lens lent leopard leotard leper lesion less lessen lesser lesson lest let letter levee level
  lever leverage levies lewd lewder liability liable liar libel liberal liberally liberate lice licit lick lid lie
  lien liens lieu life lifelike lifeline lifer lift lighted lighten lighter lightest lightly like likely liken liker
  lilt limb limber limbo lime limp limper line lineage linear linen liner linger link linkage linker lint lion lip
  lire lisp list listen listener lit lite liter literacy literal literally literary literate lithe lither litter
  littler live lively liven liver livest livid livings load loader loaf loafer loam loan loath loathe loaves lobe
  local locale locate location lock locker locket lodge lodger loft lofty log logger logo loin loiter loiterer loll
  lonely loner long longer longest look loom loon loony loop loose loosen looser loot lop lope lord lore loser
  loss lost lot lottery loud louder lounge louse lousy lovable love lovely lover lowed lower loyal loyalty lucid luck
  lucky lug lull lumber lump lumpy lunch lung lunge lurch lure lurid lurk lush lusher lust lusty lute lynch lyre mace
  mad madam madame madden madder made madman madmen madness magic maid maiden mail mailman mailmen maim main mainly
  maize major make maker male mall malt mama mamma mammal man manage manager mane mange manger mangle mango mangy
  manhandle mania maniac manic manifesto manly manner manor mantel mantle manufacturer manure many map maple mapper
  mar march marcher mare margin maria marina marine mariner marital mark marker market marksman marksmen marriage
  marry marsh mart martial martin mas mash mask massage massive massively mast master mastery mat match mate material
  maternal maternity math matriarch matrimony matte matter mature maturer maul maxes maxim maxima maximal maxing may
  mayor maze meal mean meander meaner meanings meant meat medal meddle meddler media medial median mediate mediation
  medicate meditate meek meet mellower melt member memorable men menage mend menial mental menu mercy mere merge
  merger merry mes mesh message messy met metal mete meteor meter metro mice midday middle middleman middlemen midst
  midway midwives mien mighty migrant migrate migration mike mild milder mildew mile miler milfs milk milker milkman
  milkmen milky mill miller millinery million mils mime mince mind mine miner mingle minima minis minister mink minor
  mint minuet minus minute minuter minutest mire miser miserable miserably misery mislead misplace misread miss
  missile mission missive mist mistaken mistress mistrust misty misusing mite miter mitt mixer mixes mixture moan moat
  mobility mock mod modal mode model modest modesty moist moisten moister molasses mole molest molten monarchy money
  monies monk monkey monster month moo mood moody moon moor moose moot mope moral morale morality morally morass more
  morn moron morose mortal mortality mortar mortify mosey moss mossy most motel moth motile motor mound mount mountain
  mourn mourner mouse mousse mousy mouth mouthful movable move mover movie mower mowing much muck mucous mucus muddle
  muffin muffler mug mugger mulch mule mull mullion multiple multiplex multiplier multiply munch mural murderer muse
  mush mushy musk muss mussel must mustard muster musty mute muter mutiny mutt mutter mystery myth naive naivety naked
  name nape nappy narrower nasal nastier nastiest nasty nation national native natty naughty naval navel naves near
  nearby nearer nearest nearly neat neater neatly nebula nebulae neck needled needless needy neigh neither neon nest
  nestle net nether nettle neural neuron neuroses neurosis neuter neutral neutron never new newel newer newly newsy
  newt next nibble nice nicely nicer nicest nicety niche nick nickel niece nigh night nil nimble nine ninety nippy
  nobility noble nobleman noblemen nobler nod node noes noise noisy nominate non none nook noon noose nor normality
  normally northeast northeastern northern northwest northwestern nose noshing nostalgia
  nostalgic nosy not notable notably notation
  notching note nothings notice notion
  notional notwork noun novel novice nozzle nuclear nude nuder nudge numbed number numbest numerate nun nut nutrient
  nutriment nutty nuzzle oases oasis oaten obscurer observer ocher odd odder oddest odes offed offend offender offer
  officer ogle ogre olden older oldest omen omission once one only onus opal opaquer open opener openings operate
  opined opinion opossum opposite opt optical optima optimal optimism optimist option opus oral oration oratory
  orchestra order organism organist organizer originator other otter ounce our ourselves oust ouster outcast outer outfit outgrew
  outgrow outgrown outlast outlaw outlay outlet outline outlive outran outrun outset outshine outshone outsider
  outsize outwit oval ovation oven over overate overbear overbore overborne overcame overcome overdid overdone
  overdose overdraw overdrawn overdrew overeat overgrew overgrow overgrown overhand overhang overhead overhear
  overheard overheat overhung overlaid overlain overland overlap overlay overlook overly overnight overran overrate
  override overrode overrun overseas oversee overseen overseer oversees overshoot overshot oversight overt overtaken
  overthrew overthrow overtone overtook overture overturn owe own owner oxen oyster ozone pace pacemaker pacifier
  pacifism pacifist pack packer packet pact pad paddle paddock padlock page pager paid pail pain painful paint painter
  pair pal palace palate pale paler pall pallid pallor palm palpable paltry pamper pan pander pane panel pang
  panhandle pant pantry pap papa papal paper par parable paralyses paralysis paranoia paranoid parch pardon pare
  parent parish parity park parka parse parsec parser parson part partaken partial particle partisan partly partridge
  party pas passage passel passer passive past pasta paste pastel pastry pasture pasty pat patch pate patent paternal
  paternity path pathetic patient patriarch patrimony patrol patron patter pattern patty paunch pauper pause pave
  pawing pawn pay payable payee payer pea peace peach peak peal pear pearl peasant pease peat peck pedal pedant peddle peek
  peel peep peer pelt pelvic pelvis pen penal pence penchant pendant pennant penny pension pensioner peony pepper per
  perch perchance perfect perfecter performer perfume perish perjure perjury perk perky permission persevere person
  persona personal pert pertain perter peruse perverse pesky pessimism pessimist pester pests pet petal peter petrol
  petty pewter phase pheasant phenomena phone phoney phonics phony photon phrase pick picket pickle picky piddle pie
  piece pierce piety pig pigment pike pile pill pillage pilot pimple pin pinch pine pink pinker pint pipe pis pisses
  pistol piston pit pitch pitcher pithy pity pivot place placer placid plague plaice plaid plain plainer plan plane
  planet plank planner plant planter plaque plaster plastic plate platitude platter plausible play playable player
  plea plead pleasant please pleat pliable pliant pliers plod plop plot plotter ploy pluck plucky plug plum plumb
  plumber plume plump plumper plunder plunger plunked plus plush plusher ply plying poach poacher pocket poem poet
  point pointer pointy poise poison poke poker pokey poky polar pole police policeman policemen policy polio polite
  poll pollen polo pomp pond ponder pone pony pool pooped poor pop pope poplar poppy populace popular populate
  porch pore pork port portal portend portent porter porthole portion pose posited positing posits poss possible
  possibly possum post postage postal poster postman postmen posture posy pot potent pothole potion potter pottery
  pouch pound pour pout powder powdery power practise pram prance prank prattle prawn pray prayer preach preacher
  precede precious precise preciser preclude predatory prefect prelude premiere premise prepaid present presenter
  preserve preset preside president press presumable presume pretender pretty prevent preview previewer previous prey
  price pricey prick pricked prickle pride pried priest prim primate prime primer primmer primp prince print printer
  priory prism prison private privater privier priviest prize probable probably probe process processor prod produce
  producer product profess professor prognoses prognosis project projector prom promise prompter prone prong proof
  prop propel propeller proper properly property prophecy prophesy proscribe prose prosper protect protector protest
  proton proud provable prove proven provider prow prowess prowl prowler prude prune pry psalm psych psyche psychoses
  psychosis publisher puck pucker pudding puddle puffer puffy pull pullet pulley pulp pulse puma pump pun punch
  puncture punk punker punkest punt punter puny pup puppet puppy purchaser pure puree purer purge purify purity purled
  purls purpler purr purse pursue purveyor pus push pusher pushy pusses put putt putter putty pyre quack
  quadruple qualifier qualify quality quantify quantity quark quart quarter quartet quartile quartz quaver queen
  queerer quell quick quicken quicker quiet quieter quill quilt quintile quip quirk quirky quit quite quitter quiver
  quiz quizzes quota quote rabbi rabbit rabble rabid rabies race racer racial racism racist rack racket racy radial
  radical radii radio radish radium radius raffle raft rafter rag rage raggeder raid raider rail rain rainstorm rainy
  raise raisin rake rally ramble rambler ramp ran rancher random rang range ranger rangy rank ranker rankings rankled
  rankling ransom rant rap rapes rapid rapider rapt rapture rare rarer rarest rash rasher rasp raster rat rate rather
  ratio ration rational rationale rattler rave ravel raven ravine ravish rawer rawest raze reach react reactor read
  reader ready real realer realism realist reality really realm realty ream reap reaper rear rebate rebel rebind
  rebound rebuild rebuilt recant recap receive receiver recent recently reception receptive recession recipe recital
  recite recline recorder recovery rectal rector redden redder redo redress reduction reef reefer reek reel reelect
  refer reference reflect reformer refuge refugee refuse refute regain regal regale regally regard regent regimen
  regiment regress reign rein rejection relaid relapse relate relation relax relay relegate relent reliable reliably
  relief relieve religious relive rely remade remain remainder remake remind reminder remiss remission remote remoter
  remove rend render renounce rent rental repaid repair repay repeal repeat repel repent replay replete reply report
  reporter repress reprieve repulsion repute request requester resale rescuer resent reserve reset reside resident
  residue resign resin resister resolve resolver resort resound respelt respite rest restive restrain restraint retail
  retailer retain retainer retch retention retort retrace retract retrieve retriever returnee reuse reveal
  revel revenge revenue revere reverence reverie reverse revert reviewer revile revise revive revolution revolve
  revolver revulsion reward rewind reword rewrite rewrote rice rich richer richest ricked ricks rid ridden ride rider
  ridge rife rifer rifle rift rig righter rightful rightly rigidity rigorous rile rimes riming rind ringing rink rinse
  riot rioter rip ripe ripen riper rise risen riser risk risky rite riven river rivet roach road roadside roam roar
  roast robber robbery robe robin robot rock rocker rocket rocky rod rode rodeo roe rogue roiling role roll roller
  romp roof rook room roomy roost rooster root rooter rope rosary rose rosier roster rosy rot rotary rotation rote
  rotten rotund rotunda rouge rough roughen rougher round rounder rouse rout route router routine row royalty rubber
  rubble rubdown ruby rudder rude ruder rue ruffle rug rugby ruggeder ruin rule ruler rumble rump rumple run runaway
  rundown rune rung runner runt runway rupture ruse rush rust rustler rusty rut sac sack sad sadden sadder sadism
  sadist sadly safe safely safer safest safety sag saga sage sager sagest said sail saint sake sale salesman salesmen
  sallow sallower sallowest salmon salon saloon salt salter salty salvage salve same sample sampler sanctify sanctity
  sand sandal sandbag sandman sandmen sandy sane saner sanest sang sank sans sap sash sassy sat satin sauce saucer
  saucy saunter savage savager savagery save saver say scab scald scale scalp scalpel scamper scan scandal scanner
  scant scanter scanty scar scarce scarcer scare scarf scariest scary scatter scene scent scheduler scheme schemer
  scoff scold scone scoop scoot scooter scope scorch score scorer scorn scotch scour scout scows scrabble scram
  scramble scrap scrape scrawl scream screw screwy scribble scroll scrub scruff scruffy scuff scuffle scuttle sea
  seal seam seaman seamen sear search seat secession secret secrete sect section securer sedate sedater seduction
  seductive see seedier seediest seeding seeds seedy seek seem seen seep seer seize selection selective selector self
  sell seller selves seminary senate send sender senior sensible sensibly sensing sensor sensory sent sentence
  sentience sentient sentiment sequencer sere serge series serum serve server service servicer servile servings servo set
  setter settler settling seven seventh seventy sever severe severer sewer sewn sex sexism sexist sexting shack shade
  shadiest shadowy shady shaft shake shaken shaky shale shall shallow shallower sham shame shank shanty shape shard
  share shark sharp sharpen sharpener sharper shatter shave shaven shaver shawl she sheaf shear sheath sheathe sheave
  sheen sheep sheer sheerer sheet shelf shell sheller shelter shelve shield shies shift shifty shill shimmer shims
  shin shine shingle shiny ship shire shirk shirt shits shitting shiver shock shod shoe shone shoo shook shoon shoot
  shooter shop shopper shore shorn short shorten shorter shot shout shove shovel show showcase shower showings showman
  showmen shown showy shrank shred shrew shrewd shriek shriller shrine shrink shrub shrug shrunk shuck shuffle shun
  shunt shut shutter shuttle shyer sic sick sicken sicker sickle side sidle siege sieve sift sigh sight sigma sign
  signer signify silk silken sill sillier silliest silly silo silt silver silvery simile simmer simple simpler simplex
  simply simulate sin since sine sinew sinewy singe singer single singly sinister sink sinner sinus sip sir sire siren
  sissy sister sit sitars site sitter sittings sixth sixty size sizer skate skater skein skew skewer ski skid skill
  skillet skim skimp skimpy skin skip skipper skirt skit skulk skull skunk slab slack slacken slacker slag slain slake
  slam slander slang slant slap slash slat slate slaughter slave slavish slay sleek sleeker sleep sleeper sleepy sleet
  slender slept slew slice slicer slick slicker slid slide slight slighter slightest slightly slim slime slimiest
  slimmer slimy sling slinging slings slink slip slipper slippery slit slither slitter sliver slob slog slop slope
  slosh slot sloth slow slower slowest sludge slug sluice slum slumber slummer slump slung slunk slur slurp slush
  smack small smart smarter smash smear smell smelly smelt smile smirk smite smith smitten smock smog smoke smoker
  smoky smoother smote smother smudge smug smugger smuggle smuggler smut snack snag snail snake snap snare snarl
  snatch sneak sneaker sneaky sneer snicker snide snider sniff snip snipe sniper snippet snitch snits snob snoop
  snooty snore snort snot snout snow snowball snowfall snowy snub snuff snuffer snug snugger snuggle soak soap soapy
  soar sober soberer socialism socialist sock socket sod soda sodden sofa soft soften softer soil solar sold solder
  soldier sole solely solid solider solidify solidity solo solve some somethings somewhat son song soon soot sooth
  sooty sop sorceress sore sorely sorer sort sorta sorter sortied sough soul sounder soup
  sour sourer southeast southeastern southern southwest southwestern sow sown spa
  space spacial spacious spade spams span spank spanner spar spare sparer spark sparkler sparse sparser spasm spat
  spate spatial spatter spawn spay speak speaker spear special specially specifier specifies specious speck sped
  speedy spell speller spend spent spew spice spicy spider spike spill spilt spin spinal spine spiral spire spit spite
  splash splat splatter splice splint splinter split spoil spoke spoken spokesman spokesmen sponge spongy spoof spook
  spooky spool spoon spore sport sporty spot spout sprain sprang sprawl spray spread spreed sprig springy sprinkler
  sprint sprinter sprout sprucer sprung spry spud spun spunk spur spurn spurt sputter spying squad square squarer
  squat squatter squeak squeaky squeal squid squint squinter squire squirm squirt stab stable stabler stack staff stag
  stage stagger staid stain stair stake stale staler stalk stall stamp stampede stance stanch stancher stand stank
  staple stapler star starch stare stark starker starling start starter startled startling starve stat state stater
  statesman statesmen statue stature statute staunch stauncher stave stay steady steak steal steam steamy steel steep
  steeper steer stem stench step stew stick sticker stickler sticky stiff stiffen stiffer stigma stile still stiller
  stilt stimulate sting stinger stinging stings stingy stink stint stipulate stir stitch stock stocky stoke stole
  stolen stolid stolider stomp stone stony stood stool stoop stop stopper store stork storm stormy story stout stove
  stow straggle straggler strain strainer strait strand strange stranger strangest strangle strap stratifies straw
  stray streak stream streamer stress stretcher strew strewn stricture stride strife strike striker string stringent
  stringy strip stripe stripper strive striven strode stroke stroll stroller strong stronger strongest strove struck
  struggle strum strung strut stub stubble stuck stud studios studly study stuff stuffy stumble stump stun stung stunk
  stunt sturdy stutter style stylus suave suaver sublet sublimer submit submitter subscribers subset subside subsidy
  subtle subtly such suck sucker suckle suction sudden suds sue suede suffer sufferer sugary suggest suggester suit
  suitable suitably suite sulk sulky sultan sum summaries summer summery summit sump sun sundae sundown sundry sung
  sunk sunset suntan sup super superb supper supple suppler supplied supplier supply supporter sure surely surer
  surety surf surfer surge surly surveyor suspender swab swagger swaggerer swallow swam swamp swampy swan swank swap
  swarm swat sway swear sweat sweater sweaty sweep sweeper sweet sweeten sweeter swell sweller swept swerve swift swig
  swill swim swindle swindler swine swing swinging swings swipe swirl swisher switch switcher swoon swoop sword swore
  sworn swum swung symmetry synopses synopsis syntheses synthesis tab table tablet tacit tack tackle tacky taco tact
  tail taint take taken taker talc tale talk talker tall taller tame tamer tamper tan tang tangle tango tank tanker
  tanner tap tape taper tar tardy tarnish tarry tart tartan tartar tarter task taste tasteful tasty tatty taunt taut
  tauter tax tea teacher teachings teak team tear tearful tease teat tech tee teem teen teeter teeth teethe telephony
  tell teller temper tempo tempt ten tenable tend tender tenderer tenet tense tenser tension tensors tent tenth term
  terminate termini terns terrible terribly terrorism terrorist terse terser test tester tether text than thank that
  thatcher thaw the them theme then there thereby therein thereof thereon thereupon these they thick thicken thicker
  thicket thin thine think thinker thinner thirsty thirty this thistle thong thorn thorny thorough those though
  thought thrash thread threat three thresh thresher threw thrice thrifty thrill thriller thrive throat throb throe
  throne throng through throughput throw thrown thrust thud thug thumb thump thunk thus thy thyme tick ticket tickle
  tide tidiest tidy tie tiger tighten tighter tightly tikes tilde tile till tiller tilt timber time timeless timeline timer
  timid tin tinder ting tinge tingle tinker tinkle tinniest tinny tint tiny tip tirade tire tired tireless tithed
  title titter toad toady toaster toddler toddy toe toil toilet token tokes toking told tolerable toll tomb tome ton
  tonal tone tong tonic toniest tonne too took tool toot tooth top topic topical topically toppings toppling torch
  tore torment torn torrent toss total tote totem totter touch tough toughen tougher tour tout tow towel tower town
  toxic toxin toy trace track tract traction tractor trade trader trail trailer train trainee trainer trait traitor
  tramp trance transit transmit trap trapper trash trawl trawler tray tread treas treason treasure treasurer treasury
  treat treatise treaty treble tree trek tremble trend trendy trestle trial tribal tribe trice trick trickle tricky
  tried trifle trill trim trimmer trio trip tripe triple triplet triply tripod trite trivia trivial trod troll trolley
  trooper tropical tropics trot trough trout trowel truce truck true truer truffle trump trumpet trunk trust trustee
  trusty try tryout tsars tub tuba tube tubular tuck tugged tumbler tuna tune tuner tunic tuns turds turf turn turner
  tusk tutor twang tweak twee tweet twice twig twin twine twinge twink twinkle twister twitter tying tykes type
  typical typos udder unable unblock unclean unclear under undergone underlie underline underling undermine undertaken
  undertaker undertone underwriter undo unduly unfit unfold unify union uniquer unison unit unite unity unkind unload unlock
  unpack unpaid unpick unread unreal unrefined unsaid unseat unset unsound untangle untie until unto untold unwind
  unwound upheld uphold upload upped upper upping upright upset uptight uranium urban urbane urn usable use user usher
  utility vacation vaginae vaginal vague vain vale valiant valley value valve van vane vanish variant varied varnish
  vary vase vast vat veal vector veer veil vein vend venerate vent verb verge verse version vertebra vertebrae verve
  very veto viability vial vice victor victory vie view viewer vigilance vigilant vigilante vigorous vile viler villa
  village villager villainy vindicate vine viola violent violet viper viral visa vise visible visor vista vital
  vocation vogue voice volley voter voucher vowel voyager vulture wad wade wafer waft wag wage wager waif wail waist
  wait waiter waive waiver wake waken walk walker wall wallet wallop wallow wan wand wander wanderer wane wanner want
  war ward warden warier wariest warm warmer warn warp warranty warren wart wary was wash washer wasp wasteful watch
  watchman watchmen water watery watt wave waver wavy waxy way weak weaken weaker weakly wealthy wean wear weary
  weather weave weaver wedder weeds weedy week weekly weep weigh weight weighty weird weirdo weld welder well welt
  welter went wept were west western wet wetter whale whaler whams what wheat when
  whenever where whereby wherein whereupon
  wherever whet whew while whim whimper whine whip whirl whirred whirring whisker whisper whistle white whiten whiter
  whither whits whittle whizzed whizzes who whoa whoever whole wholly whom whopper whose wick wicker wicket wide
  widely widen wider widest widow widower width wield wife wig wiggle wight wild wilder wildest wile will willow wilt
  win wince winch wind window windy wine winger wings wink winner winnow winos winter wintery wipe wiper wire wiry
  wise wisely wiser wisest wish wishful wisp wispy wistful wit witch with withdraw withdrawn withdrew withheld
  withhold withstand witless witness wive wobble woe wok woke woken wolf woman women won wonder wont woo wood wooden
  woodsman woodsmen woody woof wool word wordy wore work worker workman workmen world worm worn worry worse worsen
  worst worthy wot would wound wounder wove woven wowing wrangler wrap wrapper wrath wreak wreath wreathe wreck
  wrecker wren wrench wrestle wrestler wretch wriggle wright wringer wrinkle wrist writ write writer writhe wrong
  wronger wrote wroth wrought wrung wry yard yarn yawn yeahs yearn yell yellower yelp yet yodel yoke yokel you your
  youthful zealous zillion zipper zone zoo zoom `.replace(/\s+/g, ' ');

/** Questions come back to the same words. */
const WORDS_KEPT = 500;

/** Whether the word, or the one that it is a form of, is one of those. */
export const isRealWord: (norm: string) => boolean = remembered(
  (norm) =>
    isListed(norm) ||
    ENDINGS.some(([ending, base]) => ending.test(norm) && isListed(norm.replace(ending, base))),
  WORDS_KEPT,
);

function isListed(word: string): boolean {
  return REAL_WORDS.includes(` ${word} `);
}

/** "boats", "bushes", "ladies", "cruised", "hopping". */
const ENDINGS: readonly (readonly [ending: RegExp, base: string])[] = [
  [/(?<!s)s$/, ''],
  [/(?<=s|x|z|ch|sh|o)es$/, ''],
  [/ie[ds]$/, 'y'],
  [/(?:ed|ing)$/, ''],
  [/(?:ed|ing)$/, 'e'],
  [/(.)\1(?:ed|ing)$/, '$1'],
];
