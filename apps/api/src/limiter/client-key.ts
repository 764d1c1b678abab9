import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

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
