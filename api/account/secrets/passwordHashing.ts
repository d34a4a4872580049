import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { boundedQueue } from './boundedQueue.ts'
import { type HashCosts, hashCosts } from './hashCosts.ts'

const derive = promisify(argon2)
// After a longer wait the client has given up, and the hash would be calculated in vain.
const enqueue = boundedQueue({ concurrency: 2, maxPending: 200, maxWait: 5000 })

/** A password's hash in PHC form: `$argon2id$v=19$m=...$salt$tag`. */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)) => {
  const tag = await tagOf(password, salt)
  return `$argon2id$v=19$${costs}$${encoded(salt)}$${encoded(tag)}`
}

/** Whether a password matches a hash. Without a hash it takes the same time and returns false. */
export const verifyPassword = async (password: string, hash: string | undefined) =>
  (await matchingHash(password, [hash])) !== undefined

/** The last of several hashes that matches a password. Hashes with the same salt take the time of one, and so does an empty list. */
export const matchingHash = async (password: string, hashes: readonly (string | undefined)[]) => {
  const known = hashes.filter((hash) => hash !== undefined)
  const salted = new Set((known.length > 0 ? known : [dummyHash]).map(beforeTag))
  const tags = new Map<string, Buffer>()
  for (const before of salted) {
    const [, , , costs = '', salt = ''] = before.split('$')
    tags.set(before, await tagOf(password, Buffer.from(salt, 'base64'), costsIn(costs)))
  }
  return known.findLast((hash) => {
    const [given, expected] = [tags.get(beforeTag(hash)), Buffer.from(hash.slice(hash.lastIndexOf('$') + 1), 'base64')]
    return given !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const beforeTag = (hash: string) => hash.slice(0, hash.lastIndexOf('$'))

const costs = `m=${hashCosts.memory},t=${hashCosts.passes},p=${hashCosts.parallelism}`

const dummyHash = `$argon2id$v=19$${costs}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`

// A hash is checked with the costs it was created with, not with the current settings.
const costsIn = (written: string) => {
  const [, memory, passes, parallelism] = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(written) ?? []
  return { ...hashCosts, memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
}

// Another keyboard may encode the same letters as other bytes (Unicode normalization).
const tagOf = (password: string, nonce: Buffer, at: HashCosts = hashCosts): Promise<Buffer> =>
  enqueue(() => derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, ...at }))

const encoded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
