import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Where a server listens. */
export interface ListeningAddress {
  readonly host: string;
  readonly port: number;
}

/** Whether only this machine itself reaches the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** An address that a browser here can open: one that means "every address" is reached by this machine's own. */
export function localUrl({ host, port }: ListeningAddress): string {
  return toUrl(isWildcard(host) ? 'localhost' : host, port);
}

/** The addresses by which other machines reach the server; none where it listens on a loopback address. */
export function networkUrls(
  { host, port }: ListeningAddress,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string[] {
  if (isLoopback(host)) return [];
  if (!isWildcard(host)) return [toUrl(host, port)];
  return Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter(({ internal }) => !internal)
    .filter(({ family, address }) => family === 'IPv4' || (host === '::' && !isLinkLocal(address)))
    .map(({ address }) => toUrl(address, port));
}

/** What the operator of a server that others reach should know; null where nobody else does. */
export function networkWarning(
  address: ListeningAddress,
  { writable, interfaces }: { writable: boolean; interfaces?: NodeJS.Dict<NetworkInterfaceInfo[]> },
): string | null {
  if (isLoopback(address.host)) return null;
  const urls = networkUrls(address, interfaces);
  const where = urls.length === 0 ? `${address.host}, port ${address.port}` : urls.join(' and ');
  const may = writable ? 'ask and, as of --writable, change or delete the data' : 'ask, and read the data';
  return `Anyone on the network who reaches ${where} may ${may}: there is no log-in. Put a proxy that has one before it, or leave --host out to serve this machine only`;
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Of no use without the name of a network interface, which browsers do not take. */
function isLinkLocal(address: string): boolean {
  return /^fe[89ab]/i.test(address);
}

function toUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
