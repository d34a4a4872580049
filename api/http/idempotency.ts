import { createHash, randomUUID } from 'node:crypto'
import { cipher, decipher } from '#api/eventStore/cipher.ts'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import type { Keyring } from '#api/eventStore/keyring.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalWords.ts'

type Answer = Record<string, unknown> | Refusal<RefusalName>

interface Repeatable {
  customerId: string
  /** The contract's `METHOD path`. */
  endpoint: string
  /** The request's `Idempotency-Key`. */
  key: string
  /** Whether the answer tells of no person: erasing somebody leaves it then. */
  namesNobody?: boolean | undefined
  /** Everything that was asked: the same key with anything else is refused. */
  asked: unknown
}

/**
 * Runs a call once per key and customer: a repeated one is given the first answer, for 24 hours. Where the first one never came to an
 * answer, or to one that is too long to be kept, it is run again, and `command` is what its facts are known by.
 */
export type Idempotency = (
  request: Repeatable,
  work: (command: string | undefined) => Promise<Answer>,
) => Promise<Answer>

interface Remembered {
  body: string
  command: string
  /** Milliseconds since the epoch: until then the call is running, or has just broken down. */
  runningUntil: number
  /** JSON under the key of this id. */
  answer?: string
  keyId?: string
}

/** Kept answers tell of customers, also where an admin asked: whenever one is erased, all of them go. */
export const answersKey = 'answers'

/** Those that tell of nobody stay. */
const namelessAnswersKey = 'answersNamingNobody'

interface Parts {
  vault: Vault
  keyring: Keyring
  now: () => Date
}

/** Seconds. */
const lifetime = 24 * 60 * 60
const patience = 30
const longestKey = 255
/** Characters of an answer that are kept: event stores take a megabyte at once, as bytes that were sealed and written as text. */
const longestAnswer = 200_000

/** `byThemselves` names endpoints whose records know a repeated request on their own, or whose answers must not be kept. */
export const openIdempotency = ({ vault, keyring, now }: Parts, byThemselves: readonly string[]): Idempotency => {
  return async ({ customerId, endpoint, key, namesNobody, asked }, work) => {
    if (key.length > longestKey) return refuse('InvalidRequest', { errors: [tooLong] })
    if (byThemselves.includes(endpoint)) return work(undefined)

    const name = `idempotency-${hash(customerId, endpoint, key)}`
    const body = hash(JSON.stringify(asked))
    const { id: keyId, secret } = await keyring.forWriting(namesNobody ? namelessAnswersKey : answersKey)
    const { before, claimed } = await claim(vault, name, { body, keyId }, now().getTime())
    if (!claimed) return repeated(before, body, (answer) => JSON.parse(decipher(answer, name, secret)))

    const over = { ...claimed, runningUntil: 0 }
    try {
      const answer = await work(claimed.command)
      const told = JSON.stringify(answer)
      const isKept = !isRefusal(answer) && told.length <= longestAnswer
      await vault.put(name, isKept ? { ...over, keyId, answer: cipher(told, name, secret) } : over, lifetime)
      return answer
    } catch (error) {
      // A silent store may have done the work: whoever repeats it now has to wait.
      if (!(error instanceof StoreUnavailable)) await vault.put(name, over, lifetime)
      throw error
    }
  }
}

/** Takes the key, unless it has its answer, stands for something else, or is being worked on. */
const claim = async (vault: Vault, name: string, { body, keyId }: Wish, now: number) => {
  let before: Remembered | undefined
  const changed = await vault.change<Remembered>(name, (current) => {
    before = current
    const isAnswered = current?.answer !== undefined && current.keyId === keyId
    if (current && (isAnswered || current.body !== body || current.runningUntil > now)) return undefined
    const command = current?.command ?? randomUUID()
    return { value: { body, command, runningUntil: now + patience * 1000 }, lifetime }
  })
  return { before, claimed: changed?.value }
}

interface Wish {
  body: string
  keyId: string
}

const repeated = (before: Remembered | undefined, body: string, open: (answer: string) => Answer): Answer => {
  if (before && before.body !== body) return refuse('KeyWasUsed')
  return before?.answer === undefined ? refuse('KeyIsRunning') : open(before.answer)
}

const tooLong = {
  field: 'Idempotency-Key',
  message: `The Idempotency-Key must be at most ${longestKey} characters long`,
}

const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')
