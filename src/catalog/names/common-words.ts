/**
 * Words that names of tables and columns are made of in any trade. They divide names that were written without
 * a separator: `joindate`, `numcitedby`, `settlementdatestr`.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `account active actual address adjusted admin age agent agreement alert allocation amount annual api app application
  applied approval approved area arrival asset assigned at attribute audit author authorized available average balance
  bank base batch beer begin bill billing birth birthday blocked body book booking borrower branch brand browser budget build
  business buy buyer by call campaign cancel canceled cancelled capacity capital car card carrier cart case cash catalog
  category cell center certificate change channel charge check child cited citing city claim class classification client
  close closed closing code collection college color comment commission company complete completed condition conference
  confirmed contact content contract cost count country county coupon course coverage created created credit currency
  current customer daily data dataset date datetime day days dealer debit debt decision default degree delay deleted
  delivered delivery density department departure deposit description destination detail device diagnosis direct discount
  distance district division doctor document domain dose driver drug due duration earned east effective email employee
  enabled end ended energy engine enrolled entered entry epoch equipment error estimated event exam exchange expense
  expiration expired expiry external extra fax fee field file final finance first flag flight flow format frequency from
  full fund gender geo grade greeting grand grant gross group has hash height high hire hired history home host hour hours house
  html http id image in income index industry initial insert insurance interest internal inventory invoice ip is issue
  issued issuer item job join joined journal key keyphrase keyword kind label language last latitude length level license
  limit line link list loan local location log login long longitude loss low main major manager manufacturer market
  marketing maximum medium member membership merchant message meta method middle miles min minimum minor mobile model
  modified month monthly months mortgage mother movie name nationality net new next night node north notes notice number
  object occupation of offer offered offering office on open opened opening operation option or order ordered organization origin
  original other out output outstanding overdue owner ownership package page paid paper parent part partner party password patient
  pay payment payments penalty people per percent percentage performance period person phone pickup place plan platform
  player point points policy population position post postal posted power premium previous price primary principal prior
  priority process processed product profile profit program project property provider province publication published
  purchase purpose quantity quarter query question queue race range rank rate rating ratio read reason receipt received
  receiver record reference refund region registered registration release released remaining renewal rent repayment report
  request requested required reservation resolved response result return revenue review risk role room route row run salary
  sale sales sample schedule school score season second section sector secured segment seller semester sender sent sequence
  serial served service session set settlement sex share shares ship shipment shipped shipping short signup site size skill sku
  social sold sort source south speed staff stage standard start started state statement station status step stock store
  str street string student study sub subject submitted sum supplier support symbol system table tag target task tax team
  technician telephone temperature term terms test text ticker ticket tier time timestamp timezone title to token total
  track trade traffic transaction transfer transport treatment trip turnover type unit university unix unpaid until update
  updated url usage use user username value variant vehicle vendor venue verified version video view visit volume wage
  waiting warehouse warranty web website week weekday weekly weight west width withdrawal work worker year years zip zone outage mileage postage storage coverage dosage voltage wattage tonnage package village passage damage manage wage average baggage luggage leverage marriage
  album apartment artist coffee crime dish film food guest hotel meal menu museum music playlist recipe restaurant rider root song stadium wine
  footage shortage advantage beverage mortgage garage voyage vintage heritage cottage sewage drainage weekend friend legend trend
  online offline household sat gpa gdp gnp tariff meter reading rating ranking booking building housing listing landing opening closing rating training warning citizenship internship leadership partnership relationship scholarship township`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether the word is one of those, so that it is not a misspelling of another. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word);
}
