/** What people of a trade call its things and what is kept of them; in groups as those of {@link SAME_THINGS}. */
export const TRADE_GROUPS = `
policyholder, policy holder > customer, client, insured, insured person, insured party, insuree
insured > policyholder, customer, client
policy > contract, insurance contract
claim > loss, insurance case, insurance claim
claim payment > payout, settlement, claim settlement
payout, settlement > indemnity
adjuster, claims adjuster > claims handler, loss adjuster, assessor, appraiser
handler > claims handler, case handler
deductible > excess, retention
sum insured > insured sum, insured amount, coverage amount, amount insured, limit of cover
coverage type > kind of cover, type of cover, kind of coverage, cover type
coverage > protection
agency > brokerage, broker, intermediary, insurance agency
underwriter > risk assessor
beneficiary > payee
vehicle > car, automobile
truck, lorry > vehicle
van > vehicle
car > motor
plate number, license plate, licence plate, number plate, registration number > plate, tag number
make > brand, manufacturer, maker, car brand
model year > year of manufacture, build year, year of make
mileage > kilometrage, miles driven, odometer
fuel type > fuel, kind of fuel, type of fuel, sort of fuel
body type > kind of body, type of body, bodywork
fleet > vehicle pool
depot > site, yard, base
yard > depot, lot
garage > workshop, repair shop
workshop > garage, repair shop, shop floor
route run > tour, round, trip, run
run > tour, round, trip
route > tour
round, tour
trip > tour, run
waste, garbage, refuse, rubbish > trash
waste stream > kind of waste, type of waste, waste type, sort of waste, waste kind
bin, container > dustbin, waste bin, trash can, wheelie bin
pickup, collection > pick up, emptying
weigh ticket > weighing, weighbridge ticket, weight ticket
complaint > grievance
complaint, grievance
household > private household, home
payload > load, load capacity
dispatcher > scheduler
employee > staff member, coworker, colleague, member of staff
supervisor > superior, boss, line manager, team leader
manager > boss, superior, line manager
job title > job, position, occupation, role, profession
hire date, hired on > date of hire, hiring date, start of employment, joining date
hourly wage, hourly rate, hourly pay > pay per hour, wage per hour, rate per hour, hourly earnings
salary, wage > paycheck, pay packet
vacancy, opening > job opening, open position, job offer
candidate, applicant > jobseeker
interview > job interview
leave, absence > time off, days off, vacation, holiday
vacation, holiday > annual leave, time off
sick day > sick leave, day of illness
timesheet > time sheet, time record
overtime > extra hours
training, training course > schooling
appraisal, performance review > performance appraisal
crew > team
customer > client, patron, shopper, buyer, purchaser
order > purchase order
order line, order item, line item > item ordered
product category > product group, product line, kind of product, type of product
store, shop > outlet, retail outlet
cashier > till operator
receipt > sales slip, till receipt
refund > money back, reimbursement
stock level > stock on hand, quantity on hand, quantity in stock, amount in stock
quantity on hand > stock, stock level
reorder level, reorder point > minimum stock, restock level
purchase price > buying price, price paid, acquisition cost, cost of purchase
unit price > price per unit, price per piece, piece price, price each
list price > catalog price, catalogue price, retail price
supplier, vendor > wholesaler
brand > make, label
gift card > gift voucher
promotion > special offer, sale campaign
wishlist > wish list
loyalty card > customer card
shipment, consignment > freight
shipper > sender, consignor
consignee > receiver, recipient
sender > shipper
recipient, receiver > addressee
parcel, package > packet
pallet > skid
warehouse > storehouse, fulfilment center, fulfillment center
dock > loading dock, loading bay
carrier > haulier, shipping company, forwarder
freight cost > shipping cost, transport cost
shipping cost, shipping fee > delivery fee, delivery charge, delivery cost, postage
delivery date > date of delivery
meter reading, reading > meter value
tariff > rate plan, price plan
consumption > amount consumed, amount used
outage > power cut, blackout, power failure, service interruption
outage, interruption
connection > hookup, hook up
service area > supply area
subscriber > customer, user
phone plan, rate plan > tariff, phone contract
call > phone call, telephone call
data usage > data volume, data used
ticket > case, support case, support request
support ticket > case, support case, support request, service request
sim card > sim
churn > attrition
technician > engineer, fitter, service technician
work order, maintenance order > job, maintenance job, service order, repair order
inspector > examiner, auditor
tenant, renter > lessee, occupier
landlord > owner, property owner
lease, rental agreement > tenancy, rental contract, lease contract
unit > apartment, flat
apartment, flat > dwelling, unit
property > building, real estate
rent > monthly rent, rental
security deposit > deposit
listing > advert, offer
agent > broker, realtor, estate agent
listing price, asking price > price asked
floor space, floor area, living area > square meters, square metres
janitor, caretaker > custodian
student, pupil > learner
teacher > schoolteacher, tutor
course > class
class > lesson, course
enrolment, enrollment > registration
tuition fee, tuition > school fee, course fee
grade, mark > score
semester, term > half year
classroom > schoolroom
campus > school site
faculty > teaching staff
lecturer > professor, teacher
scholarship > grant, bursary
exam > test
graduate > alumnus
player > athlete, sportsman, footballer
coach, trainer > instructor
match, game > fixture
league > division
referee > umpire, match official
transfer fee > transfer sum
membership > subscription
gym > fitness club, fitness studio
member > club member
venue > location, place, hall
ticket sale > ticket sold
attendee, participant > visitor, guest
speaker > presenter, lecturer
exhibitor > stallholder
booking, reservation > booked slot
performer > artist
plant > factory, production site
factory > plant
machine, equipment > machinery
production line, assembly line
defect, fault > flaw
downtime > standstill, idle time
operator > machine operator
part, component
raw material > material, input material
quality check, quality inspection > quality control
permit, license, licence > permission, authorization, authorisation
citizen, resident > inhabitant
municipality > town, city, commune
district > borough, quarter, neighborhood, neighbourhood
council > local authority
fine, penalty > ticket
violation > infringement, offence, offense
public servant, civil servant > official
authority > agency, office
bus line > bus route
field, plot > parcel
crop > harvest
harvest > crop, yield
orchard > fruit farm
livestock > cattle, farm animal
herd > flock
tractor > farm vehicle
grower, farmer > producer
barn > shed
guest > visitor, customer
hotel > inn, lodging
room type > kind of room, type of room, room category
reservation, booking
check in date, arrival date > date of arrival, arrival
check out date, departure date > date of departure, departure
nightly rate, room rate > price per night, rate per night
waiter, server > waitress
chef > cook
bill > tab, invoice
patient > sick person
doctor, physician > medic
nurse > carer
appointment > visit, consultation
admission > hospitalization, hospitalisation, hospital stay
discharge date > date of discharge
prescription > medication order
medication > medicine, drug
dosage, dose > amount given
clinic > health center, health centre
bed > hospital bed
surgeon > operating doctor
lab test, laboratory test > lab work
vet, veterinarian > animal doctor
article > news item
author > writer
editor > copy editor
reader > subscriber
issue, edition
publisher > publishing company
podcast > show
viewer > watcher
broadcast > airing
subscriber count > number of subscribers
streaming > stream
repository, repo > code base, codebase
release > version
developer, programmer > coder, software engineer
deployment, rollout > release
sprint > iteration
issue > bug, ticket
login > sign in
user > account holder, user account
license key > serial number
invoice > bill
due date, deadline > date due
amount due > amount owed, amount payable
account manager > account executive
lead, prospect > potential customer
quote, quotation > offer, estimate
e-mail, email > mail, electronic mail`;
