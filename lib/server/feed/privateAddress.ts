import 'server-only';
import { BlockList, isIP } from 'node:net';

/** Addresses that no public feed may send us to (IANA special-purpose registries, RFC 6890 and after). */
const RESERVED = new BlockList();

const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const IPV6: readonly (readonly [string, number])[] = [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

for (const [network, prefix] of IPV4) RESERVED.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6) RESERVED.addSubnet(network, prefix, 'ipv6');

/** True for a loopback, private, link-local, multicast or otherwise reserved IP address, mapped forms included. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(bare);
  return family !== 0 && RESERVED.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}
