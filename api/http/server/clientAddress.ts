import type { IncomingMessage } from 'node:http'
import { ipKeyGenerator } from 'express-rate-limit'

/** The key by which limits count clients: an IPv4 address, or the network of an IPv6 address, because one client has many of those. */
export const clientKey = (address: string | undefined) => (address ? ipKeyGenerator(address) : '')

/**
 * The client address of an upgrade request, which is no Express request. Behind configured proxies it is the address that the
 * outermost proxy reports; without a proxy, forwarded headers are ignored.
 */
export const clientAddress = ({ socket, headers }: IncomingMessage, proxies: number) => {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','))
  const hops = [socket.remoteAddress, ...forwarded.map((address) => address.trim()).reverse()]
  return clientKey(hops[Math.min(proxies, hops.length - 1)])
}
