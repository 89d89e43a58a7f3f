import { TRADE_GROUPS } from './same-trades.ts';

/**
 * Words that people say for what tables and columns hold, where the data does not know them. A group a line: those before
 * `>` stand for one another, those after it for each of them, and not the other way round.
 */
const GROUPS = `
child, kid > youngster
baby, infant, newborn
parent > guardian
person > individual, human being, human, athlete, sportsman, sportswoman
borrower > client, customer
provider > clinician, physician, doctor
friend, buddy
husband, wife > spouse
soldier > serviceman
police officer, policeman, cop
firefighter, fireman
chef, cook
waiter, waitress
dentist > dental surgeon
pharmacist > chemist
physician, doctor > medical doctor, md
patient > sick person
nurse > nursing staff
pilot > aviator
singer, vocalist > chanteuse, crooner, singing artist
director, filmmaker
author, writer
manager, supervisor > boss, superior, line manager
president > leader
chief executive officer, ceo, chief executive
founder > creator
lawyer, attorney > legal counsel
politician > lawmaker
representative > rep
voter, elector
candidate, nominee, contender
prisoner, inmate, convict
crime, offense, offence
judge > magistrate
referee, umpire
coach, trainer
athlete > sportsperson, sportsman, sportswoman
player > athlete, ballplayer, footballer, football player, soccer player, baseball player, basketball player, tennis player, hockey player
player > cricketer, golfer, volleyball player, rugby player, chess player, handball player, sportsman, sportswoman, sportsperson
scientist, researcher
student, pupil, learner
high schooler, highschooler > student, pupil, high school student, high school pupil, secondary school student
teacher, instructor, lecturer, professor
member > user
user > account holder, account, member
customer, client, buyer, shopper > consumer, patron
guest, visitor
visitor > museum goer, goer
passenger, traveler, traveller
employee, worker, staff member > staff, personnel, team member, member of staff, workforce
applicant > job seeker, candidate
job, occupation, profession > line of work
company, firm, corporation > business, enterprise
employer > company
organization, organisation > institution
university > college, institution
course > class, module, subject
class > lesson
subject > topic
degree program > degree, program, programme, study program
program, programme
dorm, dormitory, residence hall > student residence, student housing, hall of residence, student hall, residence
transcript > academic record
homework, assignment
exam, examination, test
grade, mark
hospital, clinic > medical center, medical centre
disease, illness, sickness, ailment
procedure, operation > surgery
medication, medicine, drug > pharmaceutical, pill
vaccine, jab
injury, wound
prescription > script
insurance, coverage
airport > airfield
airline > air carrier, carrier, airline company
aircraft, airplane, plane, aeroplane
flight > plane trip
railway, railroad
train station, railway station
bus > coach
driver > motorist
taxi, cab
bicycle, bike > cycle
motorcycle, motorbike
car, automobile, auto > vehicle
car maker, automaker, car manufacturer, carmaker
truck, lorry
ship, vessel > boat
trip, journey, ride
sailing > crossing, voyage
street, road
mountain, mount
river > waterway
city, town
country, nation
region > area
area > region
continent > landmass
neighborhood, neighbourhood
house, home
property > real estate
room > chamber
hut > shelter, lodge
building > edifice
store, shop > retail store, retailer
warehouse, depot
product, article > item, merchandise
item, article
order, purchase
cart, basket
coupon, voucher
gas station, petrol station, filling station
power plant, power station
transaction > deal, trade
opportunity > deal
downtime, stoppage
payment > transfer
invoice, bill
credit card, debit card > card
shipment, consignment
parcel, package
contract, agreement
policy > insurance, insurance policy, contract
premium > insurance premium
claim > insurance claim
award, prize > honor, honour
medal > award
competition, contest > tournament
tournament, tourney > championship
match, game, fixture > encounter
race, grand prix
team, squad > club
stadium, arena > sports ground
concert > gig, live show
song, track > tune
band > music group, musical group, group
orchestra > philharmonic
performance > show
movie, film > motion picture, flick
tv series, tv show, television series, television show > series, show, program
tv channel, tv station, television channel > channel, station, network
series, show
episode > installment, instalment
repayment, installment, instalment
cartoon > animated series, animated cartoon, animation
novel > book
apartment, flat
magazine, periodical
article, paper, publication
newspaper > paper
photo, photograph, picture
painting > artwork
sculpture, statue
museum > gallery
exhibition, exhibit > show
event > happening
festival > fest
restaurant > eatery
dish > meal, food
menu item > dish, food item
payment method > way of paying, way to pay, form of payment, means of payment, kind of payment
beverage, drink
recipe > dish
ingredient > component
food type > cuisine, type of food, kind of food, type of cuisine, kind of cuisine
cuisine > food type, kind of food, type of food
website, site > web site
webpage, web page > page
message > text
comment, remark
text > message, wording
document > file, paper, doc
information > info
specification > spec
statistic > stat
advertisement > ad, advert
photograph, photo > pic
laboratory > lab
library > lib
gymnasium > gym
refrigerator > fridge
microphone > mic
championship > champs
university > uni
professor > prof
veterinarian > vet
representative > rep
mathematics, math, maths
email > message, mail
vote > ballot
tag > label
topic, theme
bug, defect
battle > fight, combat
war > conflict
weapon > arm
death > fatality
fire > blaze
earthquake, quake
hero, superhero
power, superpower > ability
animal > creature
dog > hound, canine
cat > feline
farm > ranch
crop > harvest
salary, wage, pay > compensation, earnings, income, remuneration
bonus > reward
price, cost > charge, price tag, price point, price level
price > quote, price quote
fare > price, cost, ticket price, ticket cost, airfare, charge
fee, charge > price, cost
ticket price > price, cost, fare
cost > expense, price
expense, expenditure, spending
budget > funds, funding
revenue, turnover
profit > gain
income > earnings
debt > liability
rent > rental price, rental cost
tuition > tuition fee, tuition cost
net worth > fortune, wealth
amount > sum, size
quantity > amount, number of pieces, number of units
age > years of age
height > stature
length > extent
weight > mass
mpg, miles per gallon > fuel efficiency, fuel economy, mileage
horsepower, hp > engine power, power
cylinder > engine cylinder
speed, velocity > pace
size > area
area, surface area > surface
elevation, altitude > height above sea level
distance > mileage
duration, length > running time, run time
population > number of people, number of inhabitants, inhabitant, resident, number of residents
life expectancy > expected lifespan, lifespan
gnp, gross national product
gdp, gross domestic product
gpa, grade point average
hometown, home town
birthplace, place of birth
birth date, date of birth, birthday > birthdate
birth year, year of birth
death year, year of death
death date, date of death
start date, starting date, beginning date, begin date
end date, ending date, finish date
start time, starting time, beginning time
end time, ending time
first name, given name, forename, personal name
last name, surname, family name
full name > complete name
nickname > alias
phone, telephone
phone number, telephone number > contact number, cell number, mobile number
email address > mail address, e-mail address, e-mail
zip code, postal code, postcode
gender, sex
nationality, citizenship
religion, faith
ethnicity > ethnic group
marital status > civil status
headquarter > main office, head office, hq, base
vin > vehicle identification number, chassis number
ssn > social security number
isbn > international standard book number, book number
sku > stock keeping unit
csat > customer satisfaction, satisfaction
csat score > customer satisfaction score, satisfaction score, satisfaction rating, customer satisfaction, satisfaction
nps > net promoter score
industry, sector > line of business, branch of industry
manufacturer, maker > producer, brand
market value > market worth
market share > share of the market
stock > inventory
inventory > stock
rank, ranking > place in the ranking
position, role > function
result, outcome
cause, reason
genre > kind of music, type of music, style
category > type, kind
type, kind > sort
win, victory
loss, defeat
draw, tie
enrollment, enrolment > number of students
attendance > number of spectators, crowd, turnout, audience, audience size, crowd size
capacity > number of seats, seat, seating capacity, storage capacity, storage space, holding capacity, maximum capacity
rainfall, precipitation
description > explanation
note, remark
language > tongue
government form > form of government, type of government, government type
capital > capital city
square foot > square footage, sqft, floor area
bedroom > number of bedrooms
bathroom > bath
login, username, user name > login name, handle
website, homepage, url > web address
wounded > injured
captain, skipper > commander
tenant, renter, lessee > occupant
landlord, lessor > property owner
donor, contributor > giver, benefactor
sponsor > backer
subscriber > customer, member
supplier, vendor > provider, distributor, company, firm
salesperson, salesman, sales representative, sales rep, seller, sales agent
mechanic, technician > repairman
actor, actress > performer
composer, songwriter
participant > attendee, contestant, entrant, competitor
attendee > participant, visitor
contestant, competitor > participant
winner, champion > victor
cyclist > rider
advisor, adviser > academic advisor, academic adviser, mentor, counselor, counsellor
project > campaign, initiative, undertaking
amenity > facility
facility > amenity
winery > wine producer, producer, winemaker, wine maker, vineyard
brewery > brewer, beer producer, beer maker
carrier > haulier, hauler, shipper, freight company, shipping company, transport company, freight carrier
grape > grape variety, grape type, grape kind
professional > specialist
baker, bakery
reporter, journalist > newsman
sailor, seaman > mariner
farmer, grower
hunter > huntsman
courier > delivery person, delivery driver, deliverer
owner > proprietor
staff > employee, worker
principal > headteacher, headmaster, school head
resident, inhabitant > citizen
manufacturer > company, brand, firm
publisher > publishing house, publishing company, company
studio > film studio, production company
institution > organization, organisation
charity > nonprofit
party > political party
department > division
branch > outlet
store > outlet
location, place, site > spot
venue > location, place, hall
warehouse > storehouse
product > article, item, merchandise, good, ware
item > product
device > gadget
equipment > gear
subscription > plan, membership
membership > subscription
plan > package, subscription plan, tier
package > bundle
appointment > visit, consultation
treatment > therapy
therapy > treatment
diagnosis > condition, disease
disease > condition, disorder
medication, medicine, drug > tablet, remedy
dose, dosage
score > point, mark, result, rating
point > score
rating > score, star
star > rating
review > feedback, comment
comment, remark, note > feedback
text > content, body
content > text, body
body > text
message > content
description > summary, text
summary, abstract
title > heading, headline, caption
headline > title
price > charge, fee
cost > charge, fee
fee, charge > price, cost
fare > fee, ticket fare, ticket fee
premium > insurance cost, insurance price
rent, rental > rental fee, monthly rent
salary, wage, pay > remuneration
income > salary, earnings, receipts, proceeds
earnings > income, winnings, takings
winnings > earnings
revenue > income, sales, earnings, proceeds
sales > revenue, turnover
discount, rebate > reduction, price reduction, markdown
tax > duty
fine, penalty
donation > contribution, gift
prize > reward
prize money > winnings
tip > gratuity
loan > credit
debt > amount owed
height > elevation
engine > motor
transmission > gearbox
mileage > odometer reading, distance driven
floor > storey, story
tier > level, status, class
loyalty tier > loyalty status, loyalty level, membership tier, membership level
stage, phase
priority > urgency
severity > seriousness
rank > standing, placing
specialty, speciality, specialization > field, area of expertise, discipline, field of expertise
field > area, discipline, area of research
major > field of study, subject, course of study
degree > qualification
skill > competence, ability
experience > years of experience
hobby > pastime, interest
ethnicity > race, ethnic background
blood type, blood group
country, nation > land
city, town > municipality
state, province
region > area, zone, territory
zone > area, region
territory > region, area
district > neighborhood, neighbourhood, quarter
address > street address
lake > body of water
mountain > peak, summit
peak, summit > mountain
island > isle
highway > motorway, freeway
border > frontier
harbor, port
origin > starting point, place of departure
source > origin
match > contest
league > division
tournament > competition
season > year
championship > title
album > record
song > title
song name > song title, name of song, title of song, track title
movie name, film name > movie title, film title
book name > book title
album name > album title
episode name > episode title
series name > series title
paper name > paper title
article name > article title
game name > game title
singer, artist, musician > performer
painter > artist
video > clip
book > title, volume
account > profile
session > visit
error, failure
issue, problem
incident > accident
accident, crash > collision
task > assignment, job
group > team
deal > sale
shipment, delivery
stock, inventory
category > class, group
type > category, class, variety
class > category, type
method > way, means, mode
mode > method, means
payment method > means of payment, way of paying, way of payment, mode of payment
version, edition
bag, baggage > suitcase, luggage
luggage > bag, suitcase, baggage
seat > place
headcount > number of employees, staff size
lifespan, life span > lifetime
diameter > width
temperature > heat
crime > felony
sentence > punishment
verdict > judgment
violation, infringement, infraction
species > kind of animal
breed > race
vegetable > veggie
ingredient > constituent
allergen > allergy
prescription > script
surgery, operation
ward > hospital ward
deposit > down payment
withdrawal > cash withdrawal
merchant > shop, store, retailer
retailer > shop, store
consumption > usage, use
usage > use, consumption
output > production
production > output
yield > harvest, crop yield
district > police district, school district
staff > staff member, member of staff, team member
crime > incident
establishment > place, premises, business, outlet
year > vintage, vintage year
gateway > payment gateway
station > bike station, docking station
facility > site, premises`;

/** The same for what rows are like or what became of them: names of flags, and values. */
const STATE_GROUPS = `
refunded, reimbursed > paid back
fragile, breakable > delicate
remote > telecommuting
cancelled, canceled > called off, scrapped
rejected, declined, denied, refused > turned down
approved, accepted, granted
completed, finished
failed, unsuccessful
successful, succeeded
shipped, dispatched
returned > sent back, brought back
inactive, deactivated, dormant
blocked, banned
confirmed, verified
overdue > past due
paid, settled
discontinued, withdrawn
damaged, broken > defective
lost, missing
deceased, dead
alive, living
unemployed, jobless > out of work
freelance, self employed
vaccinated, immunized, immunised
certified, licensed
handicapped, disabled
vegetarian > meat free, meatless
private > privately owned
single, unmarried
urgent > high priority
mathematics > maths, math
computer science > comp sci, cs
biology > bio
chemistry > chem
physics > phys
economics > econ
psychology > psych
political science > poli sci, politics
physical education > pe, phys ed
statistics > stats
geography > geo
united states > usa, america
united kingdom > britain, great britain
television > tv
pending > awaiting decision, not yet decided
written, authored, penned, scripted
directed, helmed
composed, scored
aired, broadcast, televised, screened
acquired, bought, purchased
built, constructed, erected, manufactured, produced, made
established, founded, created
hired, employed, recruited, appointed, engaged
located, situated, based, headquartered
killed, slain
injured, hurt
examined, tested
repaired, fixed, mended
supplied, provided, furnished
owned, possessed
led, headed
leads, heads
elected, voted in
wedded, married`;

/** The words of the data, in the singular, that a stretch of words may stand for. */
export const SAME_THINGS: ReadonlyMap<string, readonly string[]> = indexGroups(`${GROUPS}${TRADE_GROUPS}`);

/** The flags and values of the data that a stretch of words may stand for. */
export const SAME_STATES: ReadonlyMap<string, readonly string[]> = indexGroups(STATE_GROUPS);

/** How many words the longest stretch has. */
export const SAME_THINGS_WORDS_MAX = Math.max(
  ...[...SAME_THINGS.keys(), ...SAME_STATES.keys()].map((words) => words.split(' ').length),
);

function indexGroups(groups: string): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const line of groups.trim().split('\n')) {
    const [both = '', wider = ''] = line.split('>').map((part) => part.trim());
    const names = both.split(/,\s*/);
    for (const said of [...names, ...wider.split(/,\s*/).filter(Boolean)]) {
      const others = names.filter((name) => name !== said);
      index.set(said, [...new Set([...(index.get(said) ?? []), ...others])]);
    }
  }
  return index;
}
