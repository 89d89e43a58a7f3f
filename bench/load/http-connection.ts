import { connect } from 'node:net';

/** One kept-alive connection that sends a request's bytes and says when the whole answer is there. */
export interface HttpConnection {
  send(request: Uint8Array): void;
  close(): void;
}

const HEAD_END = '\r\n\r\n';
const READ_BYTES = 64 * 1024;
/** `HTTP/1.1 200`: where the first digit of the status stands. */
const STATUS_AT = 9;
const TWO = '2'.charCodeAt(0);

/**
 * Connects to a server of this machine. Much less than an HTTP client: requests are ready-made, the answer's body
 * is skipped by its Content-Length, so that the load costs little beside the server it measures.
 */
export function openHttpConnection(port: number, onAnswer: (isOk: boolean) => void): Promise<HttpConnection> {
  return new Promise((resolve, reject) => {
    const skip = createAnswerReader(onAnswer);
    const socket = connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(READ_BYTES),
        callback: (count, buffer) => {
          skip(Buffer.from(buffer.buffer, buffer.byteOffset, count));
          return true;
        },
      },
    });
    let isOurs = false;
    socket.on('error', reject);
    socket.on('close', () => {
      if (!isOurs) throw new Error('The server closed a connection that was to be kept alive.');
    });
    socket.on('connect', () =>
      resolve({
        send: (request) => socket.write(request),
        close() {
          isOurs = true;
          socket.destroy();
        },
      }),
    );
  });
}

/** Takes the bytes of answers one after another, in pieces of any size. */
function createAnswerReader(onAnswer: (isOk: boolean) => void): (bytes: Buffer) => void {
  let head = '';
  let bodyBytesLeft = 0;
  let isOk = false;
  return (bytes) => {
    let at = 0;
    if (bodyBytesLeft === 0) {
      const before = head.length;
      head += bytes.toString('latin1');
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      isOk = head.charCodeAt(STATUS_AT) === TWO;
      bodyBytesLeft = contentLength(head.slice(0, end));
      at = end + HEAD_END.length - before;
      head = '';
    }
    // A request is sent only after the answer to the one before it, so nothing else can follow.
    bodyBytesLeft -= bytes.length - at;
    if (bodyBytesLeft === 0) onAnswer(isOk);
  };
}

function contentLength(head: string): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without Content-Length: ${head}`);
  return Number(length);
}
