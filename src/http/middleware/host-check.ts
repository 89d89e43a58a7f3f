import { LoanqError } from '../../shared/mod.ts';
import type { HttpSettings } from '../dependencies.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the service answers to a `Host`, e.g. `localhost:8000`. */
export type HostCheck = (host: string) => boolean;

/**
 * A service on a loopback address answers only to names it knows. Otherwise any web page could have its own name
 * resolve to 127.0.0.1 (DNS rebinding) and read the loan book through its visitor's browser.
 */
export function createHostCheck(
  settings: Pick<HttpSettings, 'isLoopback' | 'allowedHosts' | 'publicUrl'>,
): HostCheck {
  if (!settings.isLoopback && settings.allowedHosts.length === 0) return () => true;
  const known = new Set([...LOOPBACK_NAMES, ...settings.allowedHosts.map(parseHost)]);
  if (settings.publicUrl !== null) known.add(new URL(settings.publicUrl).hostname);
  return (host) =>
    known.has(host) || known.has(withoutPort(host).toLowerCase()) || known.has(host.toLowerCase());
}

/** What a refused caller is told. */
export function describeHostRefusal(host: string): string {
  return (
    `This server does not answer to the host ${JSON.stringify(host)}. If it is reached under that name on purpose, ` +
    'start it with --public-url http://NAME (or set LOANQ_PUBLIC_URL).'
  );
}

function parseHost(host: string): string {
  if (!/^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i.test(host)) {
    throw new LoanqError(
      'misconfigured',
      `The allowed host ${JSON.stringify(host)} is not a host name such as "loans.example.com" or "loans.example.com:8443".`,
    );
  }
  return host.toLowerCase();
}

function withoutPort(host: string): string {
  return host.replace(/:\d*$/, '');
}
