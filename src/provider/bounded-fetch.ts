import { AnswerError } from './failure.ts';

/** Room for an answer with all its reasoning; a server that sends more is broken or hostile, and would fill the memory. */
const SIZE_BYTES_MAX = 8 * 1024 * 1024;

/**
 * `fetch`, whose bodies fail with AnswerError after 8 MB. No redirection is followed: question and key go to the address
 * that the operator named and to no other.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.body === null) return response;
  let sizeBytes = 0;
  const bound = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      sizeBytes += part.byteLength;
      if (sizeBytes <= SIZE_BYTES_MAX) controller.enqueue(part);
      else controller.error(new AnswerError('answered with more than 8 MB.'));
    },
  });
  return new Response(response.body.pipeThrough(bound), response);
}
