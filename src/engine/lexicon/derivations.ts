/**
 * The stem that a verb, its participle and the nouns of what is done share: `admit`, `admitted`, `admission`; `enroll`,
 * `enrollment`. Who does it is somebody else (`employer`, and so is an `employee`), and an adjective is a quality (`active` is no
 * `activity`), so that none has the stem. Crude on purpose: it is compared with other stems only.
 */
export function derivationalStem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (NOT_DERIVED.has(word) || TO_WHOM.test(word)) return word;
  for (const { ending, least } of ENDINGS) {
    const stem = word.replace(ending, '');
    if (stem !== word && stem.length >= least) return withOneSpelling(stem);
  }
  return word;
}

const TO_WHOM = /(?<!agr|decr|guarant)ees?$/;

/** Endings, the longest first, with how many letters must stand before them. */
const ENDINGS: readonly { readonly ending: RegExp; readonly least: number }[] = [
  { ending: /(?:ations?|itions?)$/, least: 4 },
  { ending: /(?:ated|ates?|ating)$/, least: 4 },
  { ending: /(?:ions?|ments?|ances?|ences?|ings?|ures?)$/, least: 4 },
  { ending: /(?<=pprov|rriv|emov|urviv|enew|ithdraw|eferr|ismiss|efus|ispos|ropos)als?$/, least: 5 },
  { ending: /(?<=eliver|ecover|iscover|nquir|nsur)y$/, least: 5 },
  { ending: /(?:ied|ies)$/, least: 3 },
  { ending: /(?:ed|es|s|e)$/, least: 4 },
];

/** `admiss` of `admission` is `admit`. */
function withOneSpelling(stem: string): string {
  const single = stem.replace(/([bdglmnprt])\1$/, '$1').replace(/(?<=.{4})e$/, '');
  const other = SPELLINGS.find(({ ending }) => ending.test(single));
  return other === undefined ? single : single.replace(other.ending, other.verb);
}

/** Verbs that change before the ending of their noun. */
const SPELLINGS: readonly { readonly ending: RegExp; readonly verb: string }[] = [
  { ending: /(?<=.)miss$/, verb: 'mit' },
  { ending: /(?<=..)cept$/, verb: 'ceiv' },
  { ending: /(?<=..)script$/, verb: 'scrib' },
  { ending: /(?<=..)duct$/, verb: 'duc' },
  { ending: /(?<=..)solut$/, verb: 'solv' },
  { ending: /(?<=..)demp$|(?<=..)dempt$/, verb: 'deem' },
  { ending: /(?<=..)sumpt$/, verb: 'sum' },
  { ending: /(?<=..)clus$/, verb: 'clud' },
  { ending: /(?<=..)pans$/, verb: 'pand' },
  { ending: /(?<=..)tens$/, verb: 'tend' },
  { ending: /(?<=.)vis$/, verb: 'vid' },
  { ending: /(?<=.)cis$/, verb: 'cid' },
];

/** What is derived in a way of its own, or of what it is the measure. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `weigh: weight weighs weighed weighing; grow: growth grows grew grown; nation: national nationality; popular: popularity;
  insur: insured insurance insurances insure insures ins; us: usage use uses used; choos: choice choices chosen choose;
  los: loss losses lost lose; sell: sale sales sold sells selling; pay: payment payments paid pays paying;
  spend: spent spending spends expenditure; know: knowledge known; prov: proof proven proved; behav: behavior behaviour behaved;
  succ: success successful succeeded; dens: density dense densely; sever: severity severe; dur: duration durations;
  safe: safety; certain: certainty; complain: complaint complaints complained complains; begin: beginning begins began begun;
  receiv: receipt receipts received receive; respons: response responses responded respond; deci: decision decisions decided decide;
  pric: price prices priced pricing; marri: marriage marriages married marry; stor: storage stored stores;
  ship: shipment shipments shipped shipping; draw: drawn drew drawing; cover: coverage covered covers;
  fail: failure failures failed fails; absen: absence absences absent`
    .split(/;\s*/)
    .flatMap((line): [string, string][] => {
      const [stem = '', words = ''] = line.trim().split(': ');
      return [stem, ...words.split(' ')].map((word) => [word, stem]);
    }),
);

/** Words that only look like a form of another. */
const NOT_DERIVED: ReadonlySet<string> = new Set(
  `apartment apartments bearing building buildings ceiling comment comments department departments element elements evening feature
  features figure figures furniture future instance instances lecture lectures listing listings measure measures moment moments
  morning nature nothing picture pictures position positions pressure question questions rating ratings relation relations
  segment segments sentence sentences series something station stations structure structures temperature temperatures
  texture textures thing things treasure venture version versions wedding weddings window windows`
    .split(/\s+/)
    .filter(Boolean),
);
