import { wordSet } from './word-set.ts';

/** What a question is called before its colon or dash: "Risk review:", "Concentration:", "KPI -", "Slide 4:". */

/** Nouns of reports and of the work with them; none of them says which rows. */
export const HEADINGS: ReadonlySet<string> = wordSet(`
  agenda aging alert amortisation amortization book campaign contact contacts covid efficiency exam examination examiner file journalist pandemic progress queue regulator sample samples seasonality target targets trainee trend trends worklist risk analysis analyses analytics answer appendix ask assignment assortment attrition audit basics benchmark benchmarking briefing
  budget bulletin cases check checks checklist chart charts cohorts completeness composition concentration consistency
  controls coverage crosscheck crosstab cut dashboard data deck demographics detail details diagnostics digest distribution
  diversification drilldown duplicates dupes exercise exhibit facts fact figure figures finance followup footprint fyi glance
  headline headlines highlight highlights history homework housekeeping indicator indicators inequality info insight insights integrity
  item kpi kpis landscape leaderboard list lists lookup mailing makeup management marketing matrix memo metric metrics mix monitoring monitor
  operations ops outliers outlook overview pack page paper part patterns penetration performance pipeline
  pivot progress plausibility point portfolio positioning practice presentation prioritization pricing problem productivity profile profiling profitability
  puzzle qa qc query question questions quiz ranking rankings readout reconciliation record records report reporting request
  research result results retention review reviews rollup roundup rundown sanity scorecard section segmentation servicing sheet
  size sizing slide slides snapshot sourcing split staffing stat statement statistic statistics stats status story subject
  summary supervision survey tab table task team test thing ticket tile todo topline treasury trivia underwriting update validation
  verification view vintages warmup workload workshop`);

/** Words that may stand beside such a noun. */
export const HEADING_WORDS: ReadonlySet<string> = wordSet(`
  bar line pie scatter
  sorry ok okay oh wanted needed standalone tomorrow today monday friday collection collections recovery hi hello hey thanks well also so
  a ad additional ageing amortisation amortization an and another at audit basic biggest board bonus book brief by call calling campaign company complete core
  credit cross current data deep double drill duplicate early easy  end executive exploratory extra fast final
  follow for from full fun funnel further general good group growth hard headline high hoc how in internal joint key late lending level loan mail
  loans management market me more my next note odd of old on one or other our over overall per
  please possible possibly potential pretty product q quality quick quickly raw regular related risk
  risky sample sanity seasonal short side simple simply single small some somewhat special spot standalone standard start summary tail
  team that the then there this to tough tricky trivial two up urgent us various versus vs warm who
  yes`);

/** Words that make a heading by themselves: "Easy one:", "One more:", "Re:", "Q:". */
export const LONE_HEADINGS: ReadonlySet<string> = wordSet(
  'another basic bonus easy extra final follow further general hard more next q quick quickly re simple tricky trivial',
);

/** Groups, periods and ends of a ranking before a colon, which the answer has: "Monthly: what share of …", "Year: …". */
export const GROUP_HEADINGS: ReadonlySet<string> = wordSet(`
  across annually bottom by daily day days each every first for last latest month monthly months newest per quarter quarterly quarters
  recently top week weekly weeks year yearly years`);

/** Before the number of a heading: "Item 3", "Table 2". */
export const NUMBERED: ReadonlySet<string> = wordSet(
  'chart exhibit figure item kpi metric no number page part point q question request section sheet slide tab table task',
);

/** Beginnings that only say where the answer is to come from: "Using our loan data,". */
export const SOURCE_OPENERS: ReadonlySet<string> = wordSet(
  'according based drawing from given going in inside looking on out per querying searching the through using via with within',
);
export const SOURCES: ReadonlySet<string> = wordSet(`
  archive archives base book books data database databases dataset datasets db extract file files info information ledger ledgers numbers portfolio
  portfolios record records register repository schema source sources statistics stats system systems table tables tape view viewpoint warehouse angle perspective standpoint`);
export const SOURCE_WORDS: ReadonlySet<string> = wordSet(
  'a all an business collections commercial compliance credit finance financial management marketing of operational point risk sales strategic at available by company current entire existing full here historical internal into is it know latest lending loan of on our own the this to us we what whole you your',
);

/** How a clause begins that says what the answer is for: "To plan ahead, …". */
export const PURPOSES: ReadonlySet<string> = wordSet('because so to');
