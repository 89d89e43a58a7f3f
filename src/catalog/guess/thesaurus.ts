/**
 * Words of common English for the same thing, a group a line. After `>` stand words that people use for what is before it,
 * and not the other way round.
 */
function groups(text: string): readonly Group[] {
  return text.split('\n').map((line) => {
    const [both = '', wider = ''] = line.split('>');
    return { names: words(both), wider: words(wider) };
  });
}

/** Words that stand for one another, and wider ones that may stand for each of them. */
export interface Group {
  readonly names: readonly string[];
  readonly wider: readonly string[];
}

function words(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** What tables hold. */
export const THINGS = groups(`customer, client, buyer, shopper, purchaser, user
  guest > customer, visitor, client
  airline > carrier
  passenger, traveler, traveller, flyer > customer
  subscriber > customer, member
  employee, worker, staff member > staff, personnel, colleague
  crew member > crew, staff
  crew, crew member > staff
  staff, staff member > personnel
  salesperson, salesman, seller, sales representative, sales rep, sales agent
  teacher, instructor, lecturer, professor, tutor
  student, pupil, learner
  doctor, physician
  vet, veterinarian
  movie, film
  show, series
  car, automobile > vehicle
  store, shop, outlet
  company, firm, corporation > business, organization, organisation
  organization, organisation
  author, writer
  publisher, publishing house
  product, article, good > item, merchandise
  dish > menu item, meal, food item
  restaurant > eatery, place to eat
  courier > rider, delivery person, deliverer
  song, track
  artist, musician > performer
  supplier, vendor
  shipment, delivery, consignment
  parcel, package
  invoice, bill
  order, purchase
  order item, order line, order detail, order position > line item
  country, nation
  city, town
  match, game, fixture
  team, squad
  player, athlete
  stadium, arena > venue
  reservation, booking
  apartment, flat
  house, home
  tenant, renter, lessee
  landlord, lessor
  lease, tenancy, rental agreement
  lawyer, attorney
  aircraft, airplane, plane > fleet, jet
  ship, vessel > boat
  picture, photo, photograph
  prize, award
  medicine, medication, drug
  coach, trainer
  donor, contributor > giver
  donation, contribution > gift
  charity, nonprofit
  volunteer > helper
  trip, journey, ride
  comment, remark
  crime, offense, offence
  vehicle, car > fleet
  contract, agreement
  tariff > rate plan, price plan
  outage > power cut, blackout, power failure
  reading, measurement
  exam, examination, test
  enrolment, enrollment
  ticket > support ticket, support case
  person > individual
  machine > equipment
  sensor > probe
  warehouse, depot
  advertisement, advert, ad
  applicant, candidate
  vacancy, job opening, open position
  permit, licence, license
  violation, infringement, infraction, breach
  fine, penalty
  district > borough, neighborhood, neighbourhood
  department > division
  exhibition, exhibit
  meeting > appointment
  appointment, visit > consultation
  animal, pet > patient
  part, component
  truck, lorry
  treatment > procedure
  article, post > story
  farm > holding
  owner > keeper
  technician, mechanic
  repair > fix
  prescription > script
  admission > hospital stay, hospitalization, hospitalisation, stay
  hospital, clinic
  inspection > check
  playlist > list of songs
  review > feedback
  survey > survey response, survey answer`);

/** What columns hold. */
export const PROPERTIES = groups(`first name, forename, given name, personal name
  last name, surname, family name
  salary, wage, pay, compensation > earnings
  gender, sex
  phone, telephone, phone number, telephone number
  mobile number, cell number, mobile phone, cell phone, mobile phone number, cell phone number
  email, email address, mail address
  zip, zip code, postal code, postcode
  color, colour
  birth date, birthday, date of birth
  country, nation > country of origin, home country
  nationality, citizenship > country of origin, home country
  price, cost
  ticket price, fare
  fee, charge
  population, inhabitant, resident, people
  job, occupation, profession
  job title, position
  manufacturer, maker > producer, make
  brand > make
  altitude, elevation > height
  specialty, speciality, specialization
  duration, length, runtime, run time > running time
  website, homepage, url
  weight, mass
  density, population density
  type, kind > sort
  category > type, kind, sort
  genre > type, kind
  rating > star, star rating
  star, star rating > rating
  grade, mark
  score > point, mark
  quantity > number of pieces, unit, piece, portion
  capacity > seat, place
  cause, reason
  result, outcome
  severity, seriousness
  discount, rebate
  spend, spending, expenditure
  method > means, way
  distance > mileage
  attendance > attendee, spectator
  headcount > number of employees
  serial > serial number
  vehicle > vehicle type, means of transport
  cuisine > kind of food, type of food
  household > home
  amount > sum of money
  provider > company
  affected > affected customer, affected household`);

/** The words for a unit that a column is named by at its end. */
export const UNIT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['km', ['kilometers', 'kilometres']],
  ['kg', ['kilograms', 'kilos']],
  ['kwh', ['kilowatt hours']],
  ['miles', ['mileage']],
  ['hl', ['hectoliters', 'hectolitres']],
  ['ml', ['milliliters', 'millilitres']],
  ['mwh', ['megawatt hours']],
]);

/** What happens at a date: words for it before "in 2023". */
export const EVENTS =
  groups(`joined, signed up, registered, enrolled, signup, sign up, registration, join, since, member since
  aired, air, airing > broadcast, televised
  hired, hire > joined, started working, employed, recruited, appointed
  founded, foundation, established > set up
  independence > became independent, gained independence, independent, independent since
  opened, opening, open > launched, established
  left, leave > quit, resigned, departed
  departed, departure > left
  purchased, purchase, bought > acquired
  published, publication, released, release > came out
  built, construction, constructed > manufactured
  ordered, order > placed
  booked, booking > reserved
  discharged, discharge > released
  admitted, admission > brought in, taken in
  adopted, adoption > rehomed
  died, death > passed away
  retired, retirement > stopped working, decommissioned
  terminated, termination > fired, dismissed, let go, laid off
  closed, closing, closure > shut, shut down
  cancelled, canceled, cancellation > called off
  sent > mailed
  updated, update > changed, edited
  refuelled, refueled
  ended, end, finished, finish > expired
  started, start, began, begin, begun > launched, commenced
  submitted, submission > filed, handed in
  issued, issue > granted
  paid, payment > settled
  delivered, delivery > arrived
  installed, installation, install > put in
  manufactured, manufacture, produced, production > made, built`);

/** People who have not left. */
const STILL_HERE: readonly string[] = [
  'still with us',
  'still here',
  'still around',
  'still working for us',
  'still working with us',
  'still working here',
];

/** What people say of rows whose end is not there yet, and of those which have one; by what the date of it is called. */
export const ENDS: readonly {
  readonly date: RegExp;
  readonly open: readonly string[];
  readonly over: readonly string[];
}[] = [
  {
    date: /^(?:end|ended|end date|ended on|ended at|date ended|end time|date finished|finish date|finished on|termination date|terminated on|valid to|valid until)$/,
    open: ['running', 'active', 'current', 'ongoing', ...STILL_HERE],
    over: ['ended', 'finished', 'terminated', 'former'],
  },
  {
    date: /^(?:discharged on|discharged at|discharge date|date discharged|discharged)$/,
    open: ['current', 'ongoing'],
    over: ['discharged', 'ended', 'finished'],
  },
  {
    date: /^(?:left|left on|left date|leave date|leaving date|exit date|date left|resigned on|resignation date)$/,
    open: ['active', 'current', 'employed', 'working', ...STILL_HERE],
    over: ['former', 'no longer with us', 'no longer here', 'not with us any more', 'not with us anymore'],
  },
  {
    date: /^(?:churn date|churned|churned (?:at|date|on)|date churned)$/,
    open: ['active', 'current', 'retained'],
    over: ['churned'],
  },
  {
    date: /^(?:closed on|closed at|closed date|close date|closing date|date closed|resolved on|resolved at|resolution date|date resolved)$/,
    open: ['open', 'unresolved'],
    over: ['closed', 'resolved'],
  },
  {
    date: /^(?:paid on|paid at|paid date|payment date|date paid|settled on)$/,
    open: ['unpaid'],
    over: ['paid'],
  },
  {
    date: /^(?:returned on|returned at|return date|returned date|returned|date returned)$/,
    open: ['unreturned', 'outstanding'],
    over: ['returned'],
  },
  ...[
    'answered',
    'assigned',
    'completed',
    'delivered',
    'published',
    'repaired',
    'reviewed',
    'shipped',
    'signed',
    'sold',
  ].map((done) => ({
    date: new RegExp(`^(?:${done}|${done} (?:at|date|on)|date ${done})$`),
    open: [`un${done}`],
    over: [done],
  })),
  {
    date: /^(?:(?:discontinued|withdrawn)(?: (?:at|date|on))?|discontinuation date|withdrawal date|date discontinued)$/,
    open: ['active', 'current'],
    over: ['discontinued', 'withdrawn'],
  },
  {
    date: /^(?:cancelled|cancelled (?:at|date|on)|canceled (?:at|date|on)|cancellation date|date cancelled)$/,
    open: ['uncancelled'],
    over: ['cancelled', 'canceled'],
  },
];

/** What is called late where a table has a date when rows were due and one when they were done. */
export const LATENESS = {
  due: /^(?:due|due (?:at|by|date|on)|date due|deadline|promised (?:at|by|date|on)|required (?:by|date|on)|expected (?:at|by|date|on|delivery date|return date))$/,
  done: /^(?:(?:actual )?(?:arrival|arrived|completed|completion|delivered|delivery|finish|finished|paid|payment|resolved|return|returned|shipment|shipped|shipping)(?: (?:at|date|on))?|date (?:completed|delivered|finished|paid|returned))$/,
  late: ['late', 'too late', 'behind schedule'],
  punctual: ['on time', 'punctual', 'in time'],
} as const;
