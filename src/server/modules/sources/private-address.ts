import { BlockList, isIP } from 'node:net';

/** Networks that no public service lives in: this machine, its neighbors, and what is reserved. */
const NETWORKS_4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Also those that carry an IPv4 address inside. */
const NETWORKS_6: [string, number][] = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const blocked = { 4: new BlockList(), 6: new BlockList() } as const;
for (const [network, prefix] of NETWORKS_4) blocked[4].addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NETWORKS_6) blocked[6].addSubnet(network, prefix, 'ipv6');

/** Whether an address is not one of the public internet; what is no address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const family = isIP(plain);
  if (family === 4) return blocked[4].check(plain, 'ipv4');
  if (family === 6) return blocked[6].check(plain, 'ipv6');
  return true;
}
