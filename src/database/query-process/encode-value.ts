/** Turns one value into JSON text. */
export type ValueEncoder = (value: unknown) => string;

/** JSON of a value as the driver gives it: integers are exact, what JSON has no number for is null, bytes are base64. */
export function encodeValue(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return value.toString();
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    default:
      return value instanceof Uint8Array ? `"${toBuffer(value).toString('base64')}"` : 'null';
  }
}

/** Views the bytes as a Buffer without copying them. */
export function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
