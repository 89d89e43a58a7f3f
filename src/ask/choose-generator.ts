import { LoanqError, type SqlGenerator } from '../shared/mod.ts';

/**
 * Which generator answers: `auto` is the provider where one is configured, else the built-in engine; `hybrid` is the
 * built-in engine first, and the provider for what it refuses.
 */
export type GeneratorChoice = 'auto' | 'builtin' | 'provider' | 'hybrid';

/** The generators that are at hand. */
export interface Generators {
  readonly builtin: SqlGenerator;
  /** Null where no provider is configured. */
  readonly provider: SqlGenerator | null;
}

/** The generator of a choice; with `provider` and none configured, one that rejects with `provider-missing`. */
export function chooseGenerator(choice: GeneratorChoice, { builtin, provider }: Generators): SqlGenerator {
  switch (choice) {
    case 'builtin':
      return builtin;
    case 'auto':
      return provider ?? builtin;
    case 'provider':
      return provider ?? missingProvider;
    case 'hybrid':
      return provider === null ? builtin : inTurn(builtin, provider);
  }
}

/** Asks `second` only where `first` refuses; a refusal of both is the second's. */
function inTurn(first: SqlGenerator, second: SqlGenerator): SqlGenerator {
  return {
    name: first.name,
    // What the engine wrote and failed is the second's to mend as well: the engine would write the same again.
    repair: second.repair,
    async generate(question, options) {
      const outcome = await first.generate(question, options);
      return outcome.kind === 'generation' ? outcome : second.generate(question, options);
    },
  };
}

const missingProvider: SqlGenerator = {
  name: 'provider',
  async generate() {
    throw new LoanqError(
      'provider-missing',
      'No language-model provider is configured. Set OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own (and LOANQ_MODEL for a model of your choice); or set LOANQ_GENERATOR=builtin.',
    );
  },
};
