import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const settings: Costs = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

interface Costs {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
  /** Bytes. */
  tagLength: number
}

const derive = promisify(argon2)
const atMostTwo = pLimit(2)
const mostWaiting = 200

/** Too many people sign in at this moment. */
export class TooManyWaiting extends Error {}

/** A password's hash in PHC form: `$argon2id$v=19$m=...$salt$tag`. */
export const hashPassword = async (password: string) => {
  const salt = randomBytes(16)
  const tag = await tagOf(password, salt)
  return `$argon2id$v=19$${costs}$${encoded(salt)}$${encoded(tag)}`
}

/** Whether a password fits a hash. Without a hash it takes the same time and answers false. */
export const isPassword = async (password: string, hash: string | undefined) => {
  const [, , , costs = '', salt = '', tag = ''] = (hash ?? nobodysHash).split('$')
  const given = await tagOf(password, Buffer.from(salt, 'base64'), costsIn(costs))
  const expected = Buffer.from(tag, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) && hash !== undefined
}

const costs = `m=${settings.memory},t=${settings.passes},p=${settings.parallelism}`

const nobodysHash = `$argon2id$v=19$${costs}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`

// A hash is checked at the costs it was made with, whatever today's are.
const costsIn = (written: string) => {
  const [, memory, passes, parallelism] = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(written) ?? []
  return { ...settings, memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
}

// The same letters may come in other bytes from another keyboard.
const tagOf = (password: string, nonce: Buffer, at: Costs = settings): Promise<Buffer> => {
  if (atMostTwo.pendingCount >= mostWaiting) throw new TooManyWaiting()
  return atMostTwo(() => derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, ...at }))
}

const encoded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
