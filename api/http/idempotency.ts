import { createHash } from 'node:crypto'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
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
  /** Everything that was asked: the same key with anything else is refused. */
  asked: unknown
}

/** Runs a call once per key and customer: a repeated one is given the first answer, for 24 hours. */
export type Idempotency = (request: Repeatable, work: () => Promise<Answer>) => Promise<Answer>

interface Remembered {
  body: string
  /** `undefined` while the first call is still running. */
  answer?: Answer
}

/** Seconds. */
const answerLifetime = 24 * 60 * 60
const runningLifetime = 30
const longestKey = 255

/** `byThemselves` names endpoints whose records know a repeated request on their own. */
export const openIdempotency = (vault: Vault, byThemselves: readonly string[]): Idempotency => {
  return async ({ customerId, endpoint, key, asked }, work) => {
    if (key.length > longestKey) return refuse('InvalidRequest', { errors: [tooLong] })
    if (byThemselves.includes(endpoint)) return work()

    const name = `idempotency-${hash(customerId, endpoint, key)}`
    const body = hash(JSON.stringify(asked))
    const claimed = await claim(vault, name, body)
    if (claimed !== 'mine') return claimed

    try {
      const answer = await work()
      if (isRefusal(answer)) await vault.remove(name)
      else await vault.put(name, { body, answer }, answerLifetime)
      return answer
    } catch (error) {
      // A silent store may have done the work: whoever repeats it now has to wait.
      if (!(error instanceof StoreUnavailable)) await vault.remove(name)
      throw error
    }
  }
}

const claim = async (vault: Vault, name: string, body: string): Promise<Answer | 'mine'> => {
  let before: Remembered | undefined
  await vault.change<Remembered>(name, (current) => {
    before = current
    return current ? undefined : { value: { body }, lifetime: runningLifetime }
  })
  if (!before) return 'mine'
  if (before.body !== body) return refuse('KeyWasUsed')
  return before.answer ?? refuse('KeyIsRunning')
}

const tooLong = {
  field: 'Idempotency-Key',
  message: `The Idempotency-Key must be at most ${longestKey} characters long`,
}

const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')
