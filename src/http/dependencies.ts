import type { Context } from 'hono';
import type { AskService, Workbench } from '../ask/mod.ts';
import type { Log } from '../shared/mod.ts';

/** What the HTTP interface is made of; `cli/` composes it. */
export interface AppDependencies {
  readonly ask: AskService;
  readonly workbench: Workbench;
  readonly log: Log;
  /** The version of loanq, e.g. `0.1.0`. */
  readonly version: string;
  readonly settings: HttpSettings;
  /** A file of the site by its path without a leading slash (`index.html`), or null if there is none. */
  readonly assets: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** The address of the peer of a request's connection, or null where the runtime has none. */
  readonly remoteAddress: (context: Context) => string | null;
  /** Cuts the connection of a request; false where the runtime has none to cut. */
  readonly cutOff: (context: Context) => boolean;
}

/** The operator's choices that concern HTTP. `createApp` checks them and throws LoanqError `misconfigured`. */
export interface HttpSettings {
  /** Where callers reach the service, e.g. `https://loans.example.com`; null if they reach it directly. */
  readonly publicUrl: string | null;
  /** Bound to a loopback address: then only known names are answered, against DNS rebinding. */
  readonly isLoopback: boolean;
  /** Further host names (with or without port) to answer to. When given, others are refused on any address. */
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may call the service, e.g. `https://app.example.com`, or `*`; none by default. */
  readonly corsOrigins: readonly string[];
  /** Addresses or CIDR blocks of proxies whose `X-Forwarded-*` and `X-Request-Id` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Longest request body, bytes. */
  readonly bodyBytesMax: number;
}

/** What one request carries through the handlers. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    /** Headers that depend on the request and go on every response to it. */
    responseHeaders: Readonly<Record<string, string>>;
    /** What to put before a path to make a link: an origin (and prefix), or nothing for a root-relative link. */
    linkBase: string;
  };
}

/** Hono's context with what this room keeps in it. */
export type HttpContext = Context<HttpEnv>;
