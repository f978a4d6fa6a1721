import 'server-only';
import { BlockList, isIP } from 'node:net';

type Networks = readonly (readonly [string, number])[];

/** Addresses that no public feed may redirect to (IANA special-purpose registries, RFC 6890 and later). */
const RESERVED_NETWORKS = blockList(
  [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  [
    // Unspecified, loopback, and the deprecated IPv4-compatible form (::127.0.0.1).
    ['::', 96],
    // IPv4 addresses within IPv6: IPv4-translated (::ffff:0:127.0.0.1), NAT64, 6to4, Teredo.
    ['::ffff:0:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2002::', 16],
    ['2001::', 32],
    ['100::', 64],
    ['2001:2::', 48],
    ['2001:10::', 28],
    ['2001:db8::', 32],
    ['3fff::', 20],
    ['5f00::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
);

/** Addresses of cloud metadata services, refused even for a private feed. */
const LINK_LOCAL_NETWORKS = blockList(
  [['169.254.0.0', 16]],
  [
    ['fe80::', 10],
    ['fd00:ec2::', 32],
    // 169.254.0.0/16 within IPv6: IPv4-compatible, IPv4-translated, NAT64, 6to4.
    ['::169.254.0.0', 112],
    ['::ffff:0:169.254.0.0', 112],
    ['64:ff9b::169.254.0.0', 112],
    ['64:ff9b:1::169.254.0.0', 112],
    ['2002:a9fe::', 32],
  ],
);

/**
 * Tells whether an IP address is loopback, private, link-local, multicast or otherwise reserved, mapped forms
 * included.
 */
export const isPrivateAddress = (address: string): boolean => isIn(RESERVED_NETWORKS, address);

/** Tells whether an IP address is link-local or of a cloud metadata service, mapped forms included. */
export const isLinkLocal = (address: string): boolean => isIn(LINK_LOCAL_NETWORKS, address);

function isIn(list: BlockList, address: string): boolean {
  const ip = address.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(ip);
  return family !== 0 && list.check(ip, family === 6 ? 'ipv6' : 'ipv4');
}

function blockList(ipv4: Networks, ipv6: Networks): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ipv4) list.addSubnet(network, prefix, 'ipv4');
  for (const [network, prefix] of ipv6) list.addSubnet(network, prefix, 'ipv6');
  return list;
}
