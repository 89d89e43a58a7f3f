import { LoanqError } from '../../shared/mod.ts';

/** Whether an address is that of a trusted proxy. */
export type ProxyTrust = (address: string) => boolean;

/** Reads addresses and CIDR blocks (`10.0.0.0/8`, `fd00::/8`, `127.0.0.1`). Throws LoanqError `misconfigured`. */
export function createProxyTrust(proxies: readonly string[]): ProxyTrust {
  const blocks = proxies.map(parseBlock);
  if (blocks.length === 0) return () => false;
  return (address) => {
    const bits = parseAddress(address);
    return bits !== null && blocks.some((block) => contains(block, bits));
  };
}

interface Address {
  readonly value: bigint;
  readonly width: 32 | 128;
}

interface Block extends Address {
  readonly prefixLength: number;
}

function contains(block: Block, { value, width }: Address): boolean {
  const shift = BigInt(block.width - block.prefixLength);
  return width === block.width && value >> shift === block.value >> shift;
}

function parseBlock(text: string): Block {
  const [addressText = '', lengthText, ...rest] = text.split('/');
  const address = parseAddress(addressText);
  const prefixLength = lengthText === undefined ? address?.width : Number(lengthText);
  if (
    address === null ||
    prefixLength === undefined ||
    rest.length > 0 ||
    !(lengthText === undefined || /^\d{1,3}$/.test(lengthText)) ||
    prefixLength > address.width
  ) {
    throw new LoanqError(
      'misconfigured',
      `The trusted proxy ${JSON.stringify(text)} is not an address or block of addresses such as "10.0.0.5" or "10.0.0.0/8".`,
    );
  }
  return { ...address, prefixLength };
}

/** The bits of an IPv4 or IPv6 address; an IPv4 address written as IPv6 (`::ffff:10.0.0.5`) is the IPv4 one. */
function parseAddress(text: string): Address | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1] ?? text;
  const octets = mapped.split('.');
  if (octets.length === 4) {
    if (!octets.every((octet) => /^\d{1,3}$/.test(octet) && Number(octet) <= 255)) return null;
    return { value: octets.reduce((value, octet) => (value << 8n) | BigInt(octet), 0n), width: 32 };
  }
  const value = parseIpv6(text.replace(/%.*$/, ''));
  return value === null ? null : { value, width: 128 };
}

function parseIpv6(text: string): bigint | null {
  if (!text.includes(':') || !URL.canParse(`http://[${text}]/`)) return null;
  // The URL parser has written it in its one normal form: no embedded IPv4, one `::` at most.
  const normal = new URL(`http://[${text}]/`).hostname.slice(1, -1);
  const [head = '', tail] = normal.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}
