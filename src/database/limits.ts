/** Longest statement taken, in characters; longer ones only serve to exhaust the parser. */
export const SQL_LENGTH_MAX = 100_000;

/** A result up to this size is held whole, so that a failure before its end is still a clean rejection. */
export const HELD_BYTES_MAX = 256 * 1024;

/** A query process that grew beyond this gives its memory back by ending after its statement. */
export const PROCESS_BYTES_MAX = 180 * 1024 * 1024;

/** How much of a stream may lie ready for a client before the query process has to wait for it. */
export const STREAM_AHEAD_BYTES = 1024 * 1024;

/** A client may keep a statement waiting, in all, this many times the deadline. */
export const CLIENT_WAIT_FACTOR = 10;

/** Heap of a query process's JavaScript, which only ever holds a hundred rows at a time. */
export const SCRIPT_HEAP_MEBIBYTES = 384;

/** What Node 24 to 26 map as data before any query runs, with room for stacks and code. */
export const RUNTIME_DATA_MEBIBYTES = 800;
