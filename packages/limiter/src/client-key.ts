import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { withoutPort } from './forwarded.ts'

/** Groups of an IPv6 address that belong to the network: a home or a host has a whole /64 to itself. */
const NETWORK_GROUPS = 4

/** Who a request counts for: the IPv4 address (also when written as IPv6), or the /64 network of an IPv6 one. */
export function clientKey(address: string): string | undefined {
  if (isIPv4(address)) return address
  if (!ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** Who a request counts for that says where it comes from. What a trusted proxy passes on may be no address at all: then the proxy itself, the peer, is the client. */
export const clientAt = (ip: string, peer = ''): string => clientKey(withoutPort(ip)) ?? clientKey(peer) ?? 'unknown'

const isNetwork = (client: string): boolean => client.endsWith('::/64')

/** The first so many parts of a key, as a network of so many bits. */
const first = (client: string, mark: string, parts: number, bits: number): string =>
  `${client.split(mark).slice(0, parts).join(mark)}${mark}*/${bits}`

/**
 * The networks that a client is in, the smallest first: for when there are too many clients to count each. There are few
 * enough of the last to count them all: 65,536 of each kind.
 */
export const networksOfClient = (client: string): readonly [string, string] =>
  isNetwork(client)
    ? [first(client, ':', 3, 48), first(client, ':', 1, 16)]
    : [first(client, '.', 3, 24), first(client, '.', 2, 16)]

/** The /48 of an IPv6 client: whoever has one has 65,536 networks to be a client from. */
export const siteOfAddress = (client: string): string | undefined =>
  isNetwork(client) ? first(client, ':', 3, 48) : undefined
