import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/** Pseudonyms of IP addresses for the log: keyed hashes, so that nobody without the shop's secret can test an address against them. */
export const addressPseudonyms = (secret: string) => {
  const key = createHmac('sha256', secret).update('references of addresses').digest()
  return (address: string) =>
    createHmac('sha256', key).update(normalizedAddress(address)).digest('hex').slice(0, pseudonymLength)
}

/** Characters of a pseudonym: enough to distinguish a shop's visitors. */
export const pseudonymLength = 16

/** The network of an address: `196.25.1.7` -> `196.25.1.0/24`; of an IPv6 address the first 48 bits. Empty for anything else. */
export const networkOf = (address: string | undefined) => {
  const plain = normalizedAddress(address ?? '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(plain)) return ''

  const groups = groupsOf(plain).slice(0, 3)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`
}

// Rate limits name IPv6 clients by their prefix, `2001:db8:1::/56`; an IPv4 address may be mapped into IPv6, `::ffff:196.25.1.7`.
const normalizedAddress = (address: string) =>
  (address.split('/')[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

const groupsOf = (address: string) => {
  const [before = '', after = ''] = address.split('::')
  const [first = [], last = []] = [before, after].map((part) => part.split(':').filter(Boolean))
  if (!address.includes('::')) return first
  return [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last]
}
