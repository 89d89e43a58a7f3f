/** One request body to send to both services. */
export interface OracleCase {
  readonly name: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Null for a request without the header. */
  readonly contentType: string | null;
}

const JSON_TYPE = 'application/json';
const encoder = new TextEncoder();

function json(text: string, name: string = text): OracleCase {
  return { name: name.slice(0, 80), body: encoder.encode(text), contentType: JSON_TYPE };
}

function typed(contentType: string | null, text: string): OracleCase {
  return { name: `${contentType}: ${text}`, body: encoder.encode(text), contentType };
}

function bytes(name: string, ...values: readonly (number | string)[]): OracleCase {
  const body = new Uint8Array(
    values.flatMap((value) => (typeof value === 'number' ? [value] : [...encoder.encode(value)])),
  );
  return { name, body, contentType: JSON_TYPE };
}

/** Values of every JSON type, to stand as the body, as a field, and inside others. */
const VALUES = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1',
  '-1',
  '1.0',
  '1.5',
  '1e3',
  '1E-2',
  '0.1e+10',
  '""',
  '" "',
  '"\\n\\t\\u00a0"',
  '"x"',
  '" x "',
  '"\\u0000"',
  '"\\ud83d\\ude00"',
  '"😀"',
  '"é"',
  '"é"',
  '[]',
  '[1]',
  '["x"]',
  '[[]]',
  '[null]',
  '{}',
  '{"a":1}',
  '{"question":"x"}',
  '{"sql":"x"}',
  '{"question":{"question":"x"}}',
  '12345678901234567890',
  '-12345678901234567890',
  '9007199254740993',
  '1e308',
  '0.1234567890123456789',
  '[{"a":[{"b":[{}]}]}]',
  '{"":""}',
  '{"__proto__":1}',
  '{"constructor":{"prototype":1}}',
  '"</script>"',
  '"\\/\\b\\f\\r\\"\\\\"',
] as const;

const BROKEN = [
  '{',
  '}',
  '[',
  ']',
  '{]',
  '[}',
  '{"',
  '{"question',
  '{"question"',
  '{"question":',
  '{"question": ',
  '{"question":"',
  '{"question":"x',
  '{"question":"x"',
  '{"question":"x",',
  '{"question":"x",}',
  '{"question":"x" "sql":1}',
  '{"question" "x"}',
  '{"question":}',
  '{,}',
  "{'question':'x'}",
  '{question:"x"}',
  '{"question":x}',
  '{"question":"x"}}',
  '{"question":"x"} {"question":"x"}',
  '{"question":"x"}\n\n x',
  '[1,]',
  '[,1]',
  '[1 2]',
  '[1,,2]',
  '[1',
  '[1,',
  '[ ',
  'nul',
  'nulll',
  'null null',
  'tru',
  'True',
  'None',
  'undefined',
  'NaN1',
  'nan',
  'Inf',
  '-',
  '+1',
  '-x',
  '01',
  '-01',
  '1.',
  '.5',
  '1.e5',
  '1e',
  '1e+',
  '1.5e',
  '0x10',
  '1_000',
  '--1',
  '1-',
  "'x'",
  '"',
  '"x',
  '"\\',
  '"\\"',
  '"\\x"',
  '"\\u',
  '"\\u"',
  '"\\u1"',
  '"\\u12',
  '"\\u123',
  '"\\u1234',
  '"\\u123"',
  '"\\u12g4"',
  '"\\uD83D\\u"',
  '"\\ud83d\\u12"',
  '"\\ud83d\\ud83d',
  '"\\ud83d\\ude0',
  '"\\a"',
  '"\\\n"',
  '"a\nb"',
  '"a\tb"',
  '"\u0000"',
  '"\u001f"',
  '"\u007f"x',
  '"😀" x',
  '["😀😀", }',
  '{"😀":"😀",}',
  '// c\n{}',
  '{"question":"x" /* c */}',
  '\u00a0{}',
  '\u2028',
  '\v{}',
  '\f',
  ' ',
  '\n\t\r ',
  '\u0000',
  '{}\u0000',
  '<xml/>',
  'question=x',
  '--boundary',
  '{"a":1,"a"}',
  '{"a":[1,{"b":]}',
  '{"a":"b"c}',
  '[[[[',
  ']]]]',
  '"a""b"',
  '{"question":\n\n"x"\n\n,\n}',
  '{"a":tru}',
  '{"a":nul',
  '[truefalse]',
  '{1:2}',
  '{null:1}',
  '{[]:1}',
  '{"a"=1}',
  '{"a";1}',
  '[1;2]',
  '{"a":1;"b":2}',
  '"\\ud800\\',
  '"\\ud800\\u',
  '"\\ud800\\u0',
  '"\\ud800x',
  '"\\u00',
  '-Infinit',
  'Infinit',
  'Na',
  'N',
  'I',
  '-I',
  '[-]',
  '[-,',
  '[0123]',
  '[1.]',
  '[1e]',
  '[2.e3]',
] as const;

/** Bodies chosen by hand. */
export function fixedCases(field: string): OracleCase[] {
  return [
    json('', 'no body'),
    { name: 'no body, no type', body: new Uint8Array(), contentType: null },
    json(`{"${field}":"x"}`),
    ...VALUES.map((value) => json(value)),
    ...VALUES.map((value) => json(`{"${field}":${value}}`)),
    ...VALUES.map((value) => json(`{"other":${value}}`)),
    ...VALUES.map((value) => json(`{"${field}":"x","other":${value}}`)),
    ...VALUES.map((value) => json(`[${value}]`)),
    ...BROKEN.map((text) => json(text)),
    ...duplicatesAndSpelling(field),
    ...largeCases(field),
    ...encodingCases(field),
    ...contentTypeCases(field),
  ];
}

function duplicatesAndSpelling(field: string): OracleCase[] {
  return [
    `{"${field}":1,"${field}":"x"}`,
    `{"${field}":"x","${field}":1}`,
    `{"${field}":"x","${field}":null}`,
    `{"${field.toUpperCase()}":"x"}`,
    `{" ${field}":"x"}`,
    `{"${field}\\u0000":"x"}`,
    `{"\\u00${field.charCodeAt(0).toString(16)}${field.slice(1)}":"x"}`,
    `\n\t {"${field}" : "x"} \r\n`,
    `{"${field}":"x","other":NaN}`,
    `{"${field}":"x","other":[Infinity,-Infinity]}`,
    `{"${field}":"x","other":1e999}`,
  ].map((text) => json(text));
}

function largeCases(field: string): OracleCase[] {
  const long = 'x'.repeat(100_000);
  return [
    json(`{"${field}":"${long}"}`, 'a long text'),
    json(`{"other":"${long}"}`, 'a long text elsewhere'),
    json(`{"${field}":"${long}`, 'a long text without its end'),
    json(`["${'😀'.repeat(10_000)}",]`, 'an error after 10,000 astral characters'),
    json(`[${'1,'.repeat(50_000)}]`, 'a long array with a comma too many'),
    json(`{${Array.from({ length: 5_000 }, (_, i) => `"k${i}":${i}`)}}`, '5,000 keys'),
    ...[100, 500, 5_000].flatMap((depth) => [
      json('['.repeat(depth), `${depth} open brackets`),
      json('['.repeat(depth) + ']'.repeat(depth), `${depth} brackets`),
      json('{"a":'.repeat(depth) + '1' + '}'.repeat(depth), `${depth} braces`),
      json(`{"${field}":"x","other":${'['.repeat(depth)}${']'.repeat(depth)}}`, `${depth} brackets beside`),
      json(`{"${field}":${'['.repeat(depth)}${']'.repeat(depth)}}`, `${depth} brackets in the field`),
      json(`"${'['.repeat(depth)}"`, `${depth} brackets in a string`),
      json(`x${'['.repeat(depth)}`, `${depth} brackets after an error`),
    ]),
    json('['.repeat(500_000), '500 KB of brackets'),
    json('['.repeat(250_000) + ']'.repeat(250_000), '250,000 brackets'),
    json(`{"a":${'9'.repeat(4_000)}}`, 'a number of 4,000 digits'),
  ];
}

function encodingCases(field: string): OracleCase[] {
  return [
    bytes('BOM', 0xef, 0xbb, 0xbf, `{"${field}":"x"}`),
    bytes('BOM and an error', 0xef, 0xbb, 0xbf, `{"${field}":x}`),
    bytes('two BOMs', 0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, `{}`),
    bytes('BOM alone', 0xef, 0xbb, 0xbf),
    bytes('bytes ff fe', 0xff, 0xfe),
    bytes('bad byte in a string', `{"${field}":"`, 0xff, '"}'),
    bytes('cut character', `{"${field}":"`, 0xc3, '"}'),
    bytes('overlong slash', `{"${field}":"`, 0xc0, 0xaf, '"}'),
    bytes('beyond Unicode', `{"${field}":"`, 0xf5, 0x80, 0x80, 0x80, '"}'),
    bytes('bad byte after an error', '{x', 0xff),
    bytes('latin-1', `{"${field}":"caf`, 0xe9, '"}'),
  ];
}

function contentTypeCases(field: string): OracleCase[] {
  const types = [
    null,
    '',
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    ' application/json ',
    'application/json;',
    'application/ld+json',
    'application/vnd.api+json; version=1',
    'application/json; charset=latin-1',
    'application/jsonx',
    'application/+json',
    'application/x-json',
    'text/json',
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/octet-stream',
    'application',
    'application/',
    '/json',
    'json',
    'application/json/x',
    'application / json',
    ';application/json',
    'application/json, text/plain',
    '"application/json"',
  ];
  return types.flatMap((type) =>
    [`{"${field}":"x"}`, `{"${field}":""}`, '{}', 'x', 'null'].map((text) => typed(type, text)),
  );
}

/** Bodies made by a generator with a seed: JSON values, and sound texts with a few characters changed. */
export function generatedCases(
  field: string,
  { seed, count }: { readonly seed: number; readonly count: number },
): OracleCase[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const text =
      index % 3 === 0 ? randomValue(random, field, 0) : mutate(random, randomObject(random, field, 0));
    return json(text);
  });
}

type Random = (below: number) => number;

/** xorshift32: small, and the same everywhere. */
function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

function randomValue(random: Random, field: string, depth: number): string {
  const kind = random(depth > 4 ? 2 : 5);
  if (kind < 2) return pick(random, VALUES);
  if (kind === 2) return randomObject(random, field, depth + 1);
  return `[${Array.from({ length: random(4) }, () => randomValue(random, field, depth + 1)).join(pick(random, [',', ', ', ' ,\n']))}]`;
}

function randomObject(random: Random, field: string, depth: number): string {
  const keys = Array.from({ length: 1 + random(3) }, () =>
    pick(random, [field, field, 'other', 'é', '😀', '']),
  );
  return `{${keys.map((key) => `"${key}"${pick(random, [':', ': ', ' :\n'])}${randomValue(random, field, depth + 1)}`).join(pick(random, [',', ', ']))}}`;
}

const MUTATIONS = [
  ...'{}[]:,"\'\\/ \n\t0123456789.eE+-truefalsnxu',
  '😀',
  'é',
  '\u0001',
  '\\u',
  '\\ud83d',
  'NaN',
  '//',
];

/** One to three characters taken out, put in, or the rest cut off. */
function mutate(random: Random, text: string): string {
  let characters = [...text];
  for (let i = 0; i <= random(3); i++) {
    const at = random(characters.length + 1);
    const way = random(8);
    if (way === 0) characters = characters.slice(0, at);
    else if (way < 4) characters.splice(at, 1);
    else if (way < 6) characters.splice(at, 0, pick(random, MUTATIONS));
    else characters.splice(at, 1, pick(random, MUTATIONS));
  }
  return characters.join('');
}
