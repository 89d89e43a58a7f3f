import type { StatementRequest } from './run-statement.ts';

/** Length of a request's head: length of the SQL (4 bytes, little-endian) and flags (1 byte). */
const HEAD_BYTES = 5;
const WRAPPED = 1;
const PROFILE = 2;
const SCHEMA_MAY_HAVE_CHANGED = 4;

/** A statement as it goes to a query process, and whether the schema may be another than for the one before. */
export function encodeRequest(
  { sql, wrapped, profile }: StatementRequest,
  schemaMayHaveChanged: boolean,
): Buffer {
  const length = Buffer.byteLength(sql);
  const request = Buffer.allocUnsafe(HEAD_BYTES + length);
  request.writeUInt32LE(length, 0);
  request[4] =
    (wrapped ? WRAPPED : 0) | (profile ? PROFILE : 0) | (schemaMayHaveChanged ? SCHEMA_MAY_HAVE_CHANGED : 0);
  request.write(sql, HEAD_BYTES);
  return request;
}

interface ParsedRequest {
  readonly request: StatementRequest;
  readonly schemaMayHaveChanged: boolean;
  readonly rest: Buffer;
}

/** The first whole request of the bytes, or null while it is incomplete. */
export function parseRequest(bytes: Buffer): ParsedRequest | null {
  if (bytes.length < HEAD_BYTES) return null;
  const end = HEAD_BYTES + bytes.readUInt32LE(0);
  if (bytes.length < end) return null;
  const flags = bytes[4] ?? 0;
  const request: StatementRequest = {
    sql: bytes.toString('utf8', HEAD_BYTES, end),
    wrapped: (flags & WRAPPED) !== 0,
    profile: (flags & PROFILE) !== 0,
  };
  return {
    request,
    schemaMayHaveChanged: (flags & SCHEMA_MAY_HAVE_CHANGED) !== 0,
    rest: bytes.subarray(end),
  };
}
