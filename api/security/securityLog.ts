import { randomUUIDv7 } from 'node:crypto'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { SecurityEvent, SecurityLog } from '#api/http/securityLog.ts'
import type { Log } from '#api/log.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isAccountSecurityEvent, securityLevels } from '#domain/security/securityEvents.ts'
import { addressPseudonyms, networkOf, pseudonymLength } from './addressPseudonyms.ts'
import { openSecurityFacts } from './securityFacts.ts'
import { openSecurityTally, tallyWindow } from './securityTally.ts'

interface Parts {
  ledger: Ledger
  log: Log
  /** The key of the pseudonyms of IP addresses. */
  secret: string
  now: () => Date
  /** The pseudonym of an e-mail address. */
  emailPseudonymOf: (email: string) => Promise<string>
  ownerOf: (email: string) => Promise<string | undefined>
  deviceOf: (agent: string | undefined) => string
}

export interface OpenedSecurityLog extends SecurityLog {
  /** Resolves once everything that was recorded so far is logged and stored as facts. */
  flush(): Promise<void>
  /** Stores what is left; to be called while the store is open. */
  close(): Promise<void>
}

/**
 * Logs each security event at once, and stores events as facts in batches: on the security stream of the account that they concern, or
 * as daily counts if they concern none. Facts of one account are at least a minute apart.
 */
export const openSecurityLog = (parts: Parts): OpenedSecurityLog => {
  const { log, now } = parts
  const lineOf = lineReader(parts)
  const tally = openSecurityTally()
  const writeFacts = openSecurityFacts(parts)
  const isThrottled = openLogThrottle()
  const pending = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<unknown> = Promise.resolve()

  const recordEvent = async (recorded: SecurityEvent, at: number) => {
    const event = await withAccount(parts, recorded)
    const line = lineOf(event)
    if (!isThrottled(event.event, `${line.addressRef} ${event.reason}`, at))
      log[securityLevels[event.event]](line, `Security: ${event.event}`)
    count(event, line, at)
    if (!tally.isEmpty()) scheduleWrite()
  }

  const count = (
    recorded: AccountEvent,
    { network, device }: ReturnType<ReturnType<typeof lineReader>>,
    at: number,
  ) => {
    const { event, customerId, isThere, emailRef, reason, correlationId = randomUUIDv7() } = recorded
    const tallied = { network, device, reason, email: emailRef, correlationId, at }
    if (isThere && customerId !== undefined) {
      // Events that are facts of the account itself are not stored twice.
      if (isAccountSecurityEvent(event)) tally.countForAccount(customerId, { ...tallied, event })
    } else if (!accountFactEvents.has(event)) tally.countWithoutAccount({ ...tallied, event })
  }

  const write = (isFlush: boolean) => {
    writing = writing.then(() => writeFacts(tally.take(now().getTime(), isFlush)))
    return writing
  }

  const scheduleWrite = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      write(false).finally(() => tally.isEmpty() || scheduleWrite())
    }, tallyWindow).unref()
  }

  const flush = async () => {
    while (pending.size > 0) await Promise.all(pending)
    await write(true)
  }

  return {
    record: (event: SecurityEvent) => {
      const recording = recordEvent(event, now().getTime())
        .catch((error) => log.error({ err: error, event: event.event }, 'A security event could not be recorded'))
        .finally(() => pending.delete(recording))
      pending.add(recording)
    },
    flush,
    close: async () => {
      clearTimeout(timer)
      await flush()
    },
  }
}

/** The line of the log for an event. */
const lineReader = ({ secret, deviceOf }: Parts) => {
  const pseudonymOf = addressPseudonyms(secret)

  return ({ event, customerId, emailRef, reason, adminId, address, agent, correlationId }: AccountEvent) => ({
    event,
    account: customerId,
    emailRef,
    network: networkOf(address),
    addressRef: address && pseudonymOf(address),
    device: deviceOf(agent),
    reason: reason || undefined,
    by: adminId,
    requestId: correlationId,
  })
}

/** The event with the account that it concerns; the e-mail address is replaced by its pseudonym. */
const withAccount = async (
  { ledger, emailPseudonymOf, ownerOf }: Parts,
  { email, customerId, ...event }: SecurityEvent,
) => {
  const owner = customerId ?? (email === undefined ? undefined : await ownerOf(email))
  const account = owner === undefined ? undefined : await ledger.load(accountMachine, accountStream(owner))
  const isThere = account !== undefined && !account.is('unopened') && !account.is('erased')
  const emailRef = email === undefined ? undefined : (await emailPseudonymOf(email)).slice(0, pseudonymLength)
  const isUnknown = event.event === 'LoginFailed' && !isThere
  return {
    ...event,
    customerId: owner,
    isThere,
    emailRef,
    reason: isUnknown ? 'UnknownAddress' : (event.reason ?? ''),
  }
}

type AccountEvent = Awaited<ReturnType<typeof withAccount>>

/** Events that are stored as facts of the account itself. */
const accountFactEvents: ReadonlySet<string> = new Set([
  'PasswordReset',
  'PersonalDataRevealed',
  'RoleGranted',
  'AccountSuspended',
  'AccountReinstated',
  'AccountErased',
])

// Milliseconds, and the most keys that are remembered in such a window.
const throttleWindow = 60_000
const maxRemembered = 10_000

/** Whether a log line is suppressed. An attacker can cause any number of `RateLimitHit` events: of equal ones, one a minute is logged. */
const openLogThrottle = () => {
  let windowStart = Number.NEGATIVE_INFINITY
  const seenKeys = new Set<string>()
  return (event: string, key: string, at: number) => {
    if (event !== 'RateLimitHit') return false
    if (at - windowStart >= throttleWindow) {
      windowStart = at
      seenKeys.clear()
    }
    const isKnown = seenKeys.has(key) || seenKeys.size >= maxRemembered
    seenKeys.add(key)
    return isKnown
  }
}
