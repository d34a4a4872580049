import type { EventLog } from './eventLog.ts'
import { type LoggedEvent, systemEvent } from './events.ts'
import type { EventFilter } from './filter.ts'

export interface GroupSettings {
  name: string
  passes: EventFilter
  /** Exclusive; -1 is the start. */
  startAfter: number
  /** Milliseconds. */
  messageTimeout: number
  maxRetryCount: number
  minCheckpointCount: number
  maxCheckpointCount: number
  /** 0 is any number. */
  maxSubscriberCount: number
}

export interface Message {
  event: LoggedEvent
  retries: number
  /** Milliseconds since the epoch. */
  expires: number
  /** Position of what came before it. */
  previous: number
}

export interface Subscriber {
  bufferSize: number
  inFlight: Map<string, Message>
  push(message: Message): void
  /** The group was deleted. */
  drop(): void
}

export type PersistentGroup = ReturnType<typeof persistentGroup>

/** Milliseconds; the real server looks once a second. */
const tick = 100

/** One durable group on $all: hands messages out, waits for acks, retries, parks, and writes checkpoints into the log. */
export const persistentGroup = (log: EventLog, settings: GroupSettings, now: () => number) => {
  let subscribers: Subscriber[] = []
  let retries: Message[] = []
  let cursor = settings.startAfter
  let sinceCheckpoint = 0
  let checkpoint = settings.startAfter

  const outstanding = () => subscribers.flatMap(({ inFlight }) => [...inFlight.values()])

  // What the filter leaves out counts for the checkpoint as well.
  const nextNew = (): Message | undefined => {
    for (const event of log.events.filter(({ position }) => position > cursor)) {
      const message = { event, retries: 0, expires: 0, previous: cursor }
      cursor = event.position
      sinceCheckpoint += 1
      if (settings.passes(event)) return message
    }
    return undefined
  }

  // DispatchToSingle: the first with room gets it.
  const pushMessages = () => {
    for (;;) {
      const free = subscribers.find(({ inFlight, bufferSize }) => inFlight.size < bufferSize)
      const message = free && (retries.shift() ?? nextNew())
      if (!message) return
      message.expires = now() + settings.messageTimeout
      free.inFlight.set(message.event.id, message)
      free.push(message)
    }
  }

  const park = ({ event }: Message) => {
    const link = { ...systemEvent('$>', `${event.revision}@${event.stream}`), json: false }
    log.write(`$persistentsubscription-$all::${settings.name}-parked`, 'any', [link])
  }

  const retry = (message: Message) => {
    if (message.retries >= settings.maxRetryCount) return park(message)
    retries.push({ ...message, retries: message.retries + 1 })
    retries.sort((one, other) => one.event.position - other.event.position)
  }

  const taken = (id: string) => {
    for (const { inFlight } of subscribers) {
      const message = inFlight.get(id)
      inFlight.delete(id)
      if (message) return message
    }
    return undefined
  }

  const writeCheckpoint = () => {
    const lowest = [...outstanding(), ...retries].map(({ previous }) => previous)
    checkpoint = Math.min(cursor, ...lowest)
    sinceCheckpoint = 0
    const stream = `$persistentsubscription-$all::${settings.name}-checkpoint`
    log.write(stream, 'any', [systemEvent('$SubscriptionCheckpoint', `"C:${checkpoint}/P:${checkpoint}"`)])
  }

  const stopListening = log.onCommit(() => queueMicrotask(pushMessages))
  const ticking = setInterval(() => {
    for (const message of outstanding().filter(({ expires }) => expires < now())) {
      taken(message.event.id)
      retry(message)
    }
    pushMessages()
    if (sinceCheckpoint >= settings.minCheckpointCount) writeCheckpoint()
  }, tick)
  ticking.unref()

  return {
    settings,
    info: () => ({
      subscribers: subscribers.length,
      inFlight: outstanding().length,
      retries: retries.length,
      checkpoint,
    }),
    isFull: () => settings.maxSubscriberCount > 0 && subscribers.length >= settings.maxSubscriberCount,
    connect: (subscriber: Subscriber) => {
      subscribers.push(subscriber)
      pushMessages()
    },
    disconnect: (subscriber: Subscriber) => {
      subscribers = subscribers.filter((one) => one !== subscriber)
      for (const message of subscriber.inFlight.values()) retry(message)
      pushMessages()
    },
    acknowledge: (id: string) => {
      taken(id)
      if (sinceCheckpoint >= settings.maxCheckpointCount) writeCheckpoint()
      pushMessages()
    },
    refuse: (id: string, action: 'retry' | 'park' | 'skip') => {
      const message = taken(id)
      if (message && action === 'retry') retry(message)
      if (message && action === 'park') park(message)
      pushMessages()
    },
    /** What a restarted server still knows. */
    reload: () => {
      subscribers = []
      retries = []
      cursor = checkpoint
    },
    close: () => {
      stopListening()
      clearInterval(ticking)
      for (const subscriber of subscribers) subscriber.drop()
    },
  }
}
