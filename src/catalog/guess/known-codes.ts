/** Words of columns that say how rows stand. */
const STATES: readonly string[] = ['status', 'stage', 'result', 'outcome', 'phase'];

/** Codes that stand for the same thing everywhere, by the words that name their column: what people type for each. */
export const KNOWN_CODES: readonly {
  readonly words: readonly string[];
  readonly codes: ReadonlyMap<string, string>;
}[] = [
  {
    words: ['state', 'province'],
    codes:
      table(`AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;
      DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;
      KY Kentucky;LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;
      MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;
      ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;PR Puerto Rico;RI Rhode Island;SC South Carolina;
      SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;
      WY Wyoming`),
  },
  {
    words: ['country', 'nation', 'nationality'],
    codes:
      table(`US United States;USA United States;GB United Kingdom;UK United Kingdom;DE Germany;FR France;ES Spain;
      IT Italy;NL Netherlands;BE Belgium;CH Switzerland;AT Austria;SE Sweden;NO Norway;DK Denmark;FI Finland;PL Poland;
      PT Portugal;IE Ireland;CZ Czech Republic;CA Canada;MX Mexico;BR Brazil;AR Argentina;AU Australia;NZ New Zealand;
      JP Japan;CN China;IN India;KR South Korea;SG Singapore;ZA South Africa;AE United Arab Emirates;
      GBR United Kingdom;DEU Germany;FRA France;ESP Spain;ITA Italy;NLD Netherlands;BEL Belgium;CHE Switzerland;AUT Austria;
      SWE Sweden;NOR Norway;DNK Denmark;FIN Finland;POL Poland;PRT Portugal;IRL Ireland;CZE Czech Republic;CAN Canada;
      MEX Mexico;BRA Brazil;ARG Argentina;AUS Australia;NZL New Zealand;JPN Japan;CHN China;IND India;KOR South Korea;
      SGP Singapore;ZAF South Africa;GR Greece;GRC Greece;HU Hungary;HUN Hungary;RO Romania;ROU Romania;BG Bulgaria;
      BGR Bulgaria;RU Russia;RUS Russia;TR Turkey;TUR Turkey;UA Ukraine;UKR Ukraine;CL Chile;CHL Chile;COL Colombia;SK Slovakia;SVK Slovakia;
      SI Slovenia;SVN Slovenia;HR Croatia;HRV Croatia;IS Iceland;ISL Iceland;IL Israel;ISR Israel;EG Egypt;EGY Egypt;KE Kenya;KEN Kenya;
      TH Thailand;THA Thailand;VN Vietnam;VNM Vietnam;PH Philippines;PHL Philippines;PE Peru;PER Peru`),
  },
  { words: ['gender', 'sex'], codes: table('M male;F female') },
  { words: ['hand', 'handedness', 'foot', 'bats', 'throws', 'side'], codes: table('L left;R right;B both') },
  {
    words: ['type', 'kind', 'class', 'category', 'segment', 'sector', 'usage'],
    codes:
      table(`RES residential;COM commercial;COMM commercial;GOV government;GOVT government;CORP corporate;
      PVT private;PRIV private;PUB public;EDU educational;AGR agricultural;AGRI agricultural;RET retail;WHS wholesale;
      BUS business;BIZ business;IND industrial or individual;INDIV individual;PERS personal;NPO nonprofit;NGO nonprofit;DOM domestic;
      INTL international;INT international;LOC local;REG regional;NAT national;STD standard;PREM premium;ECO economy;
      PROF professional;SR senior;JR junior`),
  },
  // A code may be short for another word too.
  {
    words: ['type', 'kind', 'class', 'category', 'segment', 'sector', 'usage'],
    codes: table(`IND individual;RES resident;COM company;CORP corporation;BUS businesses;STU student`),
  },
  {
    words: ['type', 'kind', 'class', 'category', 'segment', 'sector', 'usage'],
    codes: table('IND industrial'),
  },
  {
    words: STATES,
    codes:
      table(`CANC cancelled;CAN cancelled;CNCL cancelled;CNX cancelled;CXL cancelled;DLV delivered;DLVD delivered;
      DELIV delivered;SHP shipped;SHIP shipped;SHPD shipped;PND pending;PEND pending;OPN open;CLS closed;CLSD closed;
      CLO closed;CMP completed;CMPL completed;COMP completed;CPL completed;APPR approved;APRV approved;REJ rejected;
      RJCT rejected;DECL declined;CONF confirmed;CNF confirmed;CFM confirmed;RTN returned;RFND refunded;
      RFD refunded;SUSP suspended;EXP expired;TERM terminated;ACT active;ACTV active;INACT inactive;INAC inactive;
      INA inactive;WIP in progress;INPR in progress;PROG in progress;INPROG in progress;SCHD scheduled;SCHED scheduled;
      SCH scheduled;DRF draft;DRFT draft;SUBM submitted;RSLV resolved;RES resolved;ESC escalated;ASGN assigned;
      PASS passed;FAIL failed;BKD booked;RSVD reserved;DISC discontinued;RTD retired;RETD retired;UNP unpaid`),
  },
  {
    words: STATES,
    codes: table('CANC canceled;CAN canceled;CNCL canceled;CNX canceled;CXL canceled;COMP complete'),
  },
];

/** What people and things of a country are called, and not the other way round: a Swedish ship need not be in Sweden. */
export const DEMONYMS: ReadonlyMap<string, string> =
  table(`Afghan Afghanistan;Albanian Albania;Algerian Algeria;
  American United States;Angolan Angola;Argentine Argentina;Argentinian Argentina;Armenian Armenia;Bangladeshi
  Bangladesh;Belarusian Belarus;Bolivian Bolivia;Bosnian Bosnia and Herzegovina;Bulgarian Bulgaria;Cameroonian
  Cameroon;Costa_Rican Costa Rica;Cuban Cuba;Cypriot Cyprus;Ecuadorian Ecuador;Ethiopian Ethiopia;Filipino
  Philippines;Ghanaian Ghana;Indonesian Indonesia;Iranian Iran;Iraqi Iraq;Jamaican Jamaica;Kazakh
  Kazakhstan;Lebanese Lebanon;Libyan Libya;Malaysian Malaysia;Maltese Malta;Mongolian Mongolia;Nepalese
  Nepal;Pakistani Pakistan;Paraguayan Paraguay;Senegalese Senegal;Singaporean Singapore;South_African South
  Africa;Sri_Lankan Sri Lanka;Syrian Syria;Taiwanese Taiwan;Tunisian Tunisia;Ugandan Uganda;Uruguayan
  Uruguay;Venezuelan Venezuela;Zimbabwean Zimbabwe;Australian Australia;Austrian Austria;Belgian Belgium;Brazilian
  Brazil;British United Kingdom;Canadian Canada;Chilean Chile;Chinese China;Colombian Colombia;Croatian
  Croatia;Czech Czech Republic;Danish Denmark;Dutch Netherlands;Egyptian Egypt;English England;Estonian
  Estonia;Finnish Finland;French France;German Germany;Greek Greece;Hungarian Hungary;Icelandic Iceland;Indian
  India;Irish Ireland;Israeli Israel;Italian Italy;Japanese Japan;Kenyan Kenya;Korean South Korea;Latvian
  Latvia;Lithuanian Lithuania;Mexican Mexico;Moroccan Morocco;Nigerian Nigeria;Norwegian Norway;Peruvian
  Peru;Polish Poland;Portuguese Portugal;Romanian Romania;Russian Russia;Scottish Scotland;Serbian Serbia;Slovak
  Slovakia;Slovenian Slovenia;Spanish Spain;Swedish Sweden;Swiss Switzerland;Thai Thailand;Turkish
  Turkey;Ukrainian Ukraine;Vietnamese Vietnam;Welsh Wales`);

/** The same of continents; an American is from one country. */
export const CONTINENTALS: ReadonlyMap<string, string> = table(
  `African Africa;Asian Asia;European Europe;North_American North America;South_American South America`,
);

/** Words of columns that hold continents. */
export const CONTINENT_WORDS: readonly string[] = ['continent', 'region'];

/** Words of columns that hold what people of a country are called. */
export const NATIONALITY_WORDS: readonly string[] = ['nationality', 'citizenship'];

/** Words of columns that hold countries. */
export const COUNTRY_WORDS: readonly string[] = ['country', 'nation', 'nationality', 'citizenship'];

function table(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').flatMap((entry): [string, string][] => {
      const [, code, meaning] = /^\s*(\S+)\s+(.+?)\s*$/s.exec(entry) ?? [];
      return code === undefined || meaning === undefined ? [] : [[code.replaceAll('_', ' '), meaning]];
    }),
  );
}
