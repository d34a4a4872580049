import { createHmac, type KeyObject } from 'node:crypto'
import { decrypt, encrypt } from '#api/eventStore/cipher.ts'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { customerKeyName } from '#api/eventStore/factEncryption.ts'
import type { Keyring } from '#api/eventStore/keyring.ts'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import { repeatedRequestHours } from '#domain/businessConstants.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import { sha256 } from './textDigests.ts'

type HandlerResponse = Record<string, unknown> | Refusal<RefusalName>

interface IdempotentRequest {
  customerId: string
  /** The contract's `METHOD path`. */
  endpoint: string
  /** The request's `Idempotency-Key`. */
  key: string
  /** Whose personal data the response may have. Erasing a customer drops their own responses and those about `anyone`. */
  personalDataOf: 'nobody' | 'caller' | 'anyone'
  /** The whole request: the same key with a different request is refused. */
  request: unknown
}

/**
 * Executes a request once per key and customer: a repeated request gets the first response for 24 hours. If the first one has no stored
 * response, because it crashed or the response is too long, it runs again; the ledger recognizes its facts by `command`.
 */
export type Idempotency = (
  request: IdempotentRequest,
  work: (command: string | undefined) => Promise<HandlerResponse>,
) => Promise<HandlerResponse>

interface StoredRequest {
  body: string
  command: string
  /** Milliseconds since the epoch: until then the request is in progress, or has just failed. */
  runningUntil: number
  /** JSON, encrypted with the key of this id. */
  answer?: string
  keyId?: string
}

/** Encrypts the stored responses that may have anyone's personal data, such as those to admins. Every erasure destroys it. */
export const adminResponsesKey = 'answers'

const anonymousResponsesKey = 'answersNamingNobody'

interface Parts {
  secretStore: SecretStore
  keyring: Keyring
  now: () => Date
}

/** Seconds. */
const lifetime = repeatedRequestHours * 60 * 60
const lockTimeout = 30
const maxKeyLength = 255
/** Maximum characters of a stored response: event stores accept a megabyte at once, encrypted and base64-encoded. */
const maxResponseLength = 200_000

const responsesKeyOf = {
  nobody: () => anonymousResponsesKey,
  caller: customerKeyName,
  anyone: () => adminResponsesKey,
}

/** `exemptEndpoints` are those whose records recognize a repeated request themselves, or whose responses must not be stored. */
export const openIdempotency = (
  { secretStore, keyring, now }: Parts,
  exemptEndpoints: readonly string[],
): Idempotency => {
  return async ({ customerId, endpoint, key, personalDataOf, request }, work) => {
    if (exemptEndpoints.includes(endpoint)) return work(undefined)

    const name = `idempotency-${sha256([customerId, endpoint, key].join('\n'))}`
    const body = sha256(JSON.stringify(request))
    const { id: keyId, secret } = await keyring.getOrCreate(responsesKeyOf[personalDataOf](customerId))
    const { before, claimed, durable } = await claim(secretStore, name, { body, keyId, secret }, now().getTime())
    if (!claimed) return repeatResponse(before, body, (answer) => JSON.parse(decrypt(answer, name, secret)))

    const finished = { ...claimed, runningUntil: 0 }
    const store = (stored: StoredRequest) => secretStore.put(name, stored, lifetime)
    // The caller does not wait for this write. A repetition on this node does; if the write is lost, the key stays claimed until its lock times out.
    const finish = (stored: StoredRequest) => void store(stored).catch(() => undefined)
    try {
      const answer = await work(claimed.command)
      const serialized = JSON.stringify(answer)
      const isStorable = !isRefusal(answer) && serialized.length <= maxResponseLength
      const stored = isStorable ? { ...finished, keyId, answer: encrypt(serialized, name, secret) } : finished
      // Nobody is answered whose request would be executed again if it were repeated.
      await durable.then(
        () => finish(stored),
        () => store(stored),
      )
      return answer
    } catch (error) {
      // A store that did not respond may have appended the facts: a repeated request has to wait.
      if (!(error instanceof StoreUnavailable)) finish(finished)
      throw error
    }
  }
}

/**
 * Claims the key, unless it has a response, belongs to a different request, or its request is in progress. Resolves when the claim is durable;
 * where appends become durable in their order, as soon as it is on its way, so that one round to the disk has it and the facts of its request.
 */
const claim = async (secretStore: SecretStore, name: string, { body, keyId, secret }: KeyClaim, now: number) => {
  const decided = Promise.withResolvers<void>()
  let before: StoredRequest | undefined
  let claimed: StoredRequest | undefined
  const durable = secretStore.update<StoredRequest>(name, (current) => {
    before = current
    const isAnswered = current?.answer !== undefined && current.keyId === keyId
    const isTaken = current && (isAnswered || current.body !== body || current.runningUntil > now)
    const command = current?.command ?? commandOf({ name, body, secret }, now)
    claimed = isTaken ? undefined : { body, command, runningUntil: now + lockTimeout * 1000 }
    decided.resolve()
    return claimed && { value: claimed, lifetime }
  })
  await (secretStore.writesInOrder ? Promise.race([decided.promise, durable]) : durable)
  return { before, claimed, durable }
}

/**
 * The name of a request's command. It follows from the request, so that a repetition is recognized even if the claim was lost; and from the
 * day, because commands are remembered for longer than keys. Facts keep it in plaintext: without the key that an erasure destroys, nobody can
 * find out whether it is that of a request that they guess.
 */
const commandOf = ({ name, body, secret }: { name: string; body: string; secret: KeyObject }, now: number) =>
  createHmac('sha256', secret)
    .update([name, body, Math.floor(now / (lifetime * 1000))].join('\n'))
    .digest('hex')
    .slice(0, 32)

interface KeyClaim {
  body: string
  /** Of the key that encrypts the response. */
  keyId: string
  secret: KeyObject
}

const repeatResponse = (
  before: StoredRequest | undefined,
  body: string,
  open: (answer: string) => HandlerResponse,
): HandlerResponse => {
  if (before && before.body !== body) return refuse('KeyWasUsed')
  return before?.answer === undefined ? refuse('KeyIsRunning') : open(before.answer)
}

/** A refusal for a key that is too long, whoever sends it. */
export const checkKeyLength = (key = '') =>
  key.length > maxKeyLength ? refuse<RefusalName>('InvalidRequest', { errors: [keyIsTooLong] }) : undefined

const keyIsTooLong = {
  field: 'Idempotency-Key',
  message: `The Idempotency-Key must be at most ${maxKeyLength} characters long`,
}
