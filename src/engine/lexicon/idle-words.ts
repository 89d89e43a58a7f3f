import { wordSet } from './word-set.ts';

/**
 * Words that say nothing where the data knows nothing by them: "contractual maturity date", "registered customers". They are
 * no words of the language, so that a name or value that holds them is found first.
 */
export interface IdleWords {
  /** Before a name, a value or what is computed. */
  readonly adjectives: ReadonlySet<string>;
  /** After "is", "were": that it is so is why there are rows. */
  readonly participles: ReadonlySet<string>;
  /** After the noun of a table: all of its rows together. */
  readonly collections: ReadonlySet<string>;
  /** After the name of a column: "the credit score *field*". */
  readonly holders: ReadonlySet<string>;
  /** At the end of a sentence or a part of one. */
  readonly enders: ReadonlySet<string>;
  /** After "someone". */
  readonly others: ReadonlySet<string>;
  /** Anywhere. */
  readonly adverbs: ReadonlySet<string>;
}

export const IDLE_WORDS: IdleWords = {
  adjectives: wordSet(`
    accurate actual aforementioned aforesaid agreed allowed applicable associated bare contractual contractually correct corresponding customary designated
    effective exact explicit headline home indicated individual lifetime nominal official outright particular permissible permitted plain precise prescribed prevailing raw real registered respective
    scheduled separate sheer simple
    specified stated straightforward stipulated true underlying verifiable`),
  participles: wordSet(`
    captured catalogued documented installed issued listed logged noted recorded registered scheduled stored tracked`),
  collections: wordSet('base book network pool population portfolio roster universe'),
  holders: wordSet('attribute column entry field figure figures'),
  enders: wordSet('too'),
  others: wordSet('else'),
  adverbs: wordSet(`
    accordingly apiece demonstrably directly duly eventually expressly formally individually itself legally officially originally
    plainly precisely properly scorecard separately somewhere specifically strictly subsequently successfully themselves wholly`),
};
