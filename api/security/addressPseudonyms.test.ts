import { describe, expect, it } from 'vitest'
import { addressPseudonyms, networkOf } from './addressPseudonyms.ts'

describe('the network of an address', () => {
  it.each([
    ['196.25.1.7', '196.25.1.0/24'],
    ['::ffff:196.25.1.7', '196.25.1.0/24'],
    ['2001:4200:7000:12::1', '2001:4200:7000::/48'],
    ['2001:4200:7000:1200::/56', '2001:4200:7000::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['somebody', ''],
    ['', ''],
    [undefined, ''],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})

describe('the pseudonym of an address', () => {
  const pseudonymOf = addressPseudonyms('a secret')

  it('is the same for the same address, however it is written', () => {
    expect(pseudonymOf('196.25.1.7')).toBe(pseudonymOf('::ffff:196.25.1.7'))
    expect(pseudonymOf('196.25.1.7')).toMatch(/^[\da-f]{16}$/)
  })

  it('is another for another address, and under another secret', () => {
    expect(pseudonymOf('196.25.1.8')).not.toBe(pseudonymOf('196.25.1.7'))
    expect(addressPseudonyms('another secret')('196.25.1.7')).not.toBe(pseudonymOf('196.25.1.7'))
  })
})
