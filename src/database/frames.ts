/** What a query process tells its parent. `data` carries JSON bytes of rows, the others a JSON document or nothing. */
export const FrameKind = { data: 1, end: 2, failure: 3, ready: 4 } as const;

/** Set on the kind of an `end` or `failure` whose process takes no further statement. */
export const RETIRING = 0x80;

/** Length of a frame's head: payload length (4 bytes, little-endian) and kind (1 byte). */
export const HEAD_BYTES = 5;

/** One frame: head and payload. */
export function encodeFrame(kind: number, payload: string): Buffer<ArrayBuffer> {
  const length = Buffer.byteLength(payload);
  const frame = Buffer.allocUnsafe(HEAD_BYTES + length);
  frame.writeUInt32LE(length, 0);
  frame[4] = kind;
  frame.write(payload, HEAD_BYTES);
  return frame;
}

export interface FrameEvents {
  /** A piece of a data frame, as it arrived; pieces are not joined. */
  data(piece: Buffer): void;
  frame(kind: number, payload: Buffer): void;
}

/**
 * Parses a byte stream of frames. Data frames are passed on piece by piece, so that a row of 100 MB
 * is never assembled; other frames are short and arrive whole.
 */
export function createFrameParser(events: FrameEvents): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  let dataBytesLeft = 0;
  return (chunk) => {
    let rest = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      if (dataBytesLeft > 0 && rest.length > 0) {
        const piece = rest.subarray(0, dataBytesLeft);
        dataBytesLeft -= piece.length;
        rest = rest.subarray(piece.length);
        events.data(piece);
        continue;
      }
      if (rest.length < HEAD_BYTES) break;
      const length = rest.readUInt32LE(0);
      const kind = rest[4] ?? 0;
      if (kind === FrameKind.data) {
        dataBytesLeft = length;
        rest = rest.subarray(HEAD_BYTES);
        continue;
      }
      if (rest.length < HEAD_BYTES + length) break;
      const payload = rest.subarray(HEAD_BYTES, HEAD_BYTES + length);
      rest = rest.subarray(HEAD_BYTES + length);
      events.frame(kind, payload);
    }
    pending = rest;
  };
}
