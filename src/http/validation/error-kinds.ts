/** A kind of validation error: what its page at `/errors/<kind>` says. */
export interface ErrorKind {
  /** The `msg` of an error of this kind; `{name}` stands for a value of its `ctx`. */
  readonly message: string;
  /** What is wrong, a sentence or two for a person. */
  readonly meaning: string;
  /** What would be right. */
  readonly remedy: string;
  /** A body of a question with this error, and one without. */
  readonly wrong: string;
  readonly right: string;
}

const RIGHT = '{"question": "What is the average interest rate by grade?"}';

/** Every kind of validation error there is, with the names and messages that Pydantic 2 gives them. */
export const ERROR_KINDS = {
  missing: {
    message: 'Field required',
    meaning: 'A field that the request needs is not in the body, or the request has no body at all.',
    remedy: 'Send a JSON object that has the field named at the end of loc, spelt exactly so.',
    wrong: '{}',
    right: RIGHT,
  },
  string_type: {
    message: 'Input should be a valid string',
    meaning:
      'The field is there, but its value is not a string. Numbers, booleans and null are not turned into text.',
    remedy: 'Put the value in double quotes.',
    wrong: '{"question": 42}',
    right: RIGHT,
  },
  string_too_short: {
    message: 'String should have at least {min_length} character{s}',
    meaning: 'The string is empty, or nothing but white space, which does not count.',
    remedy: 'Ask a question, or give a statement.',
    wrong: '{"question": "  "}',
    right: RIGHT,
  },
  string_unicode: {
    message: 'Input should be a valid string, unable to parse raw data as a unicode string',
    meaning: 'The string holds half of a surrogate pair (\\ud800 to \\udfff alone), which is no character.',
    remedy: 'Write the character itself, or both halves of the pair.',
    wrong: '{"question": "\\ud83d"}',
    right: '{"question": "\\ud83d\\ude00"}',
  },
  model_attributes_type: {
    message: 'Input should be a valid dictionary or object to extract fields from',
    meaning:
      'The body is not a JSON object, or it is not declared as JSON: without the header Content-Type: application/json ' +
      'a body is taken for plain text, whatever it looks like.',
    remedy: 'Send a JSON object in braces, with the header Content-Type: application/json.',
    wrong: '["What is the average interest rate by grade?"]',
    right: RIGHT,
  },
  json_invalid: {
    message: 'JSON decode error',
    meaning:
      'The body is declared as JSON but cannot be read as JSON. The second part of loc is the position of the character ' +
      'where reading stopped, counted from 0; ctx.error says what was expected there.',
    remedy: 'Have a JSON library write the body, rather than putting it together from strings.',
    wrong: `{"question": 'How many loans?'}`,
    right: RIGHT,
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorKindName = keyof typeof ERROR_KINDS;
