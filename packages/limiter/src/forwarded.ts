import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address as some proxies pass it on, with the port that it came from: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/

/** The address alone; what has another form stays as it is. */
export function withoutPort(address: string): string {
  const [, inBrackets, plain] = WITH_PORT.exec(address) ?? []
  return inBrackets ?? (plain !== undefined && isIPv4(plain) ? plain : address)
}

/** Addresses and networks, one after a comma; nothing if one of them is neither. */
export function proxiesIn(text: string): readonly string[] | undefined {
  const list = text.split(',').map((entry) => entry.trim())
  return list.every((entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry)) ? list : undefined
}

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Bits before the IPv4 address in one that is written as IPv6. */
const MAPPED_BITS = 96

function networkOf(text: string): Network {
  const [address, bits]: Network = ipaddr.isValidCIDR(text)
    ? ipaddr.parseCIDR(text)
    : [ipaddr.parse(text), 8 * ipaddr.parse(text).toByteArray().length]
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= MAPPED_BITS
    ? [address.toIPv4Address(), bits - MAPPED_BITS]
    : [address, bits]
}

/** Whether an address of a chain of proxies is one of ours, with its port or without. */
export function trustInProxies(proxies: readonly string[]): (address: string) => boolean {
  const networks = proxies.map(networkOf)
  return (given) => {
    const address = withoutPort(given)
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return networks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits))
  }
}
