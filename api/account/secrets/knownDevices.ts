import { randomBytes } from 'node:crypto'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import { sha256 } from '#api/http/textDigests.ts'
import { knownDeviceDays } from '#domain/businessConstants.ts'
import { attemptsKey } from './loginAttempts.ts'

/**
 * Browsers in which a customer has signed in to the account before, or has typed a code that was mailed to it. Each has its own token, of which
 * the secret store contains the digest. Wrong passwords typed on other devices do not delay them.
 */
export interface KnownDevices {
  /** Adds a device and returns its token; removes the oldest device if there are too many. */
  add(customerId: string): Promise<string>
  /**
   * The bucket that counts the login attempts of this browser, if it is a known device of the account. Of several tokens of the account the last
   * counts: a code typed just now ends the delay that wrong passwords typed before it in the same browser have caused.
   */
  bucketOf(customerId: string, tokens: readonly string[]): Promise<string | undefined>
  /** Removes all known devices of the account. */
  forget(customerId: string): Promise<void>
}

/** Seconds: the longest lifetime of a cookie in browsers. */
export const deviceLifetime = knownDeviceDays * 24 * 60 * 60

/** Per account. */
const maxDevices = 20

/** The maximum number of accounts that recognize one browser. */
const maxAccounts = 5

export const openKnownDevices = (secretStore: SecretStore): KnownDevices => ({
  add: async (customerId) => {
    const token = randomBytes(32).toString('base64url')
    await secretStore.update<string[]>(devicesKey(customerId), (digests = []) => ({
      value: [...digests, sha256(token)].slice(-maxDevices),
      lifetime: deviceLifetime,
    }))
    return token
  },
  bucketOf: async (customerId, tokens) => {
    if (tokens.length === 0) return undefined
    const known = await secretStore.get<string[]>(devicesKey(customerId))
    const digest = tokens.map(sha256).findLast((each) => known?.includes(each))
    return digest && bucketNameOf(customerId, digest)
  },
  forget: async (customerId) => {
    const known = (await secretStore.get<string[]>(devicesKey(customerId))) ?? []
    for (const digest of known) await secretStore.remove(attemptsKey(bucketNameOf(customerId, digest)))
    await secretStore.remove(devicesKey(customerId))
  },
})

export interface DeviceCookies {
  knownDevice?: string | undefined
  /** The token of an account whose code was typed since the last login. */
  newDevice?: string | undefined
}

/** The device tokens in the cookies of a browser, one for each account that recognizes it. */
export const deviceTokensIn = ({ knownDevice = '', newDevice = '' }: DeviceCookies) =>
  [...knownDevice.split('.'), newDevice].filter(Boolean).slice(-maxAccounts)

/** The cookie `knownDevice` with these tokens. */
export const toDeviceCookie = (tokens: readonly string[]) => tokens.slice(-maxAccounts).join('.')

const devicesKey = (customerId: string) => `devices-${customerId}`

const bucketNameOf = (customerId: string, digest: string) => `${customerId}-${digest.slice(0, 16)}`
