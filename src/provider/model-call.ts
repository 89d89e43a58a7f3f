/** One turn of the conversation with the model. */
export interface Turn {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** What a model is asked, in whichever interface. */
export interface Call {
  readonly model: string;
  readonly turns: readonly Turn[];
  /** Null for the model's own default. */
  readonly temperature: number | null;
  readonly seed: number | null;
  /** Ask for JSON of the shape `ANSWER_SCHEMA`. */
  readonly isStructured: boolean;
  readonly isStreamed: boolean;
}

/** What came back. */
export interface ModelAnswer {
  readonly text: string;
  /** As the provider counted them; null where it did not. */
  readonly usage: TokenUsage | null;
}

/** What a call cost, in the model's own tokens. */
export interface TokenUsage {
  readonly promptTokens: number;
  /** With the reasoning, where there is any. */
  readonly answerTokens: number;
}
