import type {
  AccountSecurityEvent,
  CountedEvent,
  Occurrences,
  SecurityEventName,
} from '#domain/security/securityEvents.ts'

/** Milliseconds: how long an event waits for others of its batch, and the least time between two facts of one account. */
export const tallyWindow = 2000
const minFactInterval = 60_000

/** Limits for a flood: accounts in a minute, origins of an event, distinct events without an account, e-mail addresses of one of these. */
const maxAccounts = 500
const maxOrigins = 20
const maxCountedEvents = 100
const maxEmails = 1000
const othersLabel = 'others'

/** An event that is to be counted. `at` in milliseconds. */
interface TalliedEvent {
  event: SecurityEventName
  network: string
  device: string
  reason: string
  /** The pseudonym of the e-mail address that was typed. */
  email?: string | undefined
  correlationId: string
  at: number
}

export interface TalliedAccountEvent extends TalliedEvent {
  event: AccountSecurityEvent
}

/** The content of one fact of an account. */
export interface AccountTally {
  event: AccountSecurityEvent
  data: Occurrences
  /** The request that caused the first event. */
  correlationId: string
}

export type TakenTallies = ReturnType<ReturnType<typeof openSecurityTally>['take']>

/** Counts security events in memory until they are due as facts, so that a flood of events becomes few facts. */
export const openSecurityTally = () => {
  const accounts = new Map<string, { dueAt: number; events: Map<AccountSecurityEvent, EventTally> }>()
  /** When an account's facts were taken last. */
  const lastTakenAt = new Map<string, number>()
  const counted = openCountedEvents()

  const dropExpired = (now: number) => {
    for (const [customerId, at] of lastTakenAt) if (now - at >= minFactInterval) lastTakenAt.delete(customerId)
  }
  const isFull = (customerId: string, now: number) => {
    if (accounts.has(customerId) || lastTakenAt.has(customerId)) return false
    dropExpired(now)
    return accounts.size + lastTakenAt.size >= maxAccounts
  }

  return {
    /** Counts an event of an account; if there are too many accounts, as an event without an account. */
    countForAccount: (customerId: string, tallied: TalliedAccountEvent) => {
      if (isFull(customerId, tallied.at)) return counted.add(tallied)
      const account = accounts.getOrInsertComputed(customerId, () => ({
        dueAt: Math.max(
          tallied.at + tallyWindow,
          (lastTakenAt.get(customerId) ?? Number.NEGATIVE_INFINITY) + minFactInterval,
        ),
        events: new Map(),
      }))
      countOrigin(account.events, tallied)
    },
    /** Counts an event that concerns no account. */
    countWithoutAccount: counted.add,
    /** Removes and returns what is due; with `isFlush`, everything. */
    take: (now: number, isFlush: boolean) => {
      const due = [...accounts].filter(([, { dueAt }]) => isFlush || dueAt <= now)
      for (const [customerId] of due) {
        accounts.delete(customerId)
        lastTakenAt.set(customerId, now)
      }
      return {
        accounts: due.map(([customerId, { events }]) => ({ customerId, events: [...events].map(toAccountTally) })),
        events: counted.take(now, isFlush),
      }
    },
    isEmpty: () => accounts.size === 0 && counted.isEmpty(),
  }
}

/** Counts the events that concern no account, by their network and reason. */
const openCountedEvents = () => {
  let countedEvents = new Map<string, CountedEventTally>()
  let countedSince = Number.POSITIVE_INFINITY
  let takenAt = Number.NEGATIVE_INFINITY

  const add = ({ event, network, reason, email, at }: TalliedEvent) => {
    const fullKey = [event, network, reason].join('\n')
    const key =
      countedEvents.has(fullKey) || countedEvents.size < maxCountedEvents
        ? fullKey
        : [event, othersLabel, othersLabel].join('\n')
    const entry = countedEvents.getOrInsertComputed(key, () => {
      const [, network = '', reason = ''] = key.split('\n')
      return { event, network, reason, count: 0, emails: new Set<string>() }
    })
    entry.count += 1
    if (email && entry.emails.size < maxEmails) entry.emails.add(email)
    countedSince = Math.min(countedSince, at)
  }

  const take = (now: number, isFlush: boolean) => {
    if (!isFlush && now < Math.max(countedSince + tallyWindow, takenAt + minFactInterval)) return []
    const events = [...countedEvents.values()].map(
      ({ emails, ...entry }): CountedEvent => ({ ...entry, emails: emails.size }),
    )
    if (events.length > 0) takenAt = now
    countedEvents = new Map()
    countedSince = Number.POSITIVE_INFINITY
    return events
  }

  return { add, take, isEmpty: () => countedEvents.size === 0 }
}

interface EventTally {
  count: number
  firstAt: number
  correlationId: string
  origins: Map<string, { network: string; device: string; reason: string; count: number }>
}

interface CountedEventTally extends Omit<CountedEvent, 'emails'> {
  emails: Set<string>
}

const countOrigin = (events: Map<AccountSecurityEvent, EventTally>, tallied: TalliedAccountEvent) => {
  const { event, network, device, reason, at, correlationId } = tallied
  const eventTally = events.getOrInsertComputed(event, () => ({
    ...{ count: 0, firstAt: at, correlationId },
    origins: new Map(),
  }))
  const fullKey = [network, device, reason].join('\n')
  const hasRoom = eventTally.origins.has(fullKey) || eventTally.origins.size < maxOrigins - 1
  const origin = hasRoom
    ? { network, device, reason }
    : { network: othersLabel, device: othersLabel, reason: othersLabel }
  const originTally = eventTally.origins.getOrInsertComputed(hasRoom ? fullKey : othersLabel, () => ({
    ...origin,
    count: 0,
  }))
  originTally.count += 1
  eventTally.count += 1
}

const toAccountTally = ([event, { count, firstAt, correlationId, origins }]: [
  AccountSecurityEvent,
  EventTally,
]): AccountTally => ({
  event,
  correlationId,
  data: { count, firstAt: new Date(firstAt).toISOString(), origins: [...origins.values()] },
})
