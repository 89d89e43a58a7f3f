/** What `JSON.stringify` prints as the right value: a primitive, or what `JSON.rawJSON` made of a long integer. */
export type JsonValue = string | number | null | RawJson;

/** A piece of JSON text that `JSON.stringify` prints as it stands. */
type RawJson = object;

/** `JSON.rawJSON` of ES2026, which the type library does not know yet; every supported runtime has it. */
const rawJson: (text: string) => RawJson = findRawJson();

/**
 * A value as the driver gives it, made ready for `JSON.stringify`: integers stay exact, blobs become base64; what
 * JSON has no number for (NaN, infinities) becomes null there.
 */
export function toJsonValue(value: unknown): JsonValue {
  switch (typeof value) {
    case 'string':
    case 'number':
      return value;
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? Number(value) : rawJson(value.toString());
    default:
      return value instanceof Uint8Array ? toBuffer(value).toString('base64') : null;
  }
}

/** Views the bytes as a Buffer without copying them. */
export function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function findRawJson(): (text: string) => RawJson {
  const found: unknown = Reflect.get(JSON, 'rawJSON');
  if (typeof found !== 'function') throw new Error('This runtime is too old: it has no JSON.rawJSON.');
  return (text) => found(text);
}
