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
  /** Milliseconds. */
  checkpointAfter: number
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
  /** Counts what the group has come by, also what its filter left out. */
  sequence: number
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
  let sequence = 0
  let checkpoint = settings.startAfter
  let checkpointed = { sequence: 0, at: 0 }

  const outstanding = () => subscribers.flatMap(({ inFlight }) => [...inFlight.values()])

  // What the filter leaves out counts for the checkpoint as well.
  const nextNew = (): Message | undefined => {
    for (let event = log.eventAfter(cursor); event; event = log.eventAfter(cursor)) {
      sequence += 1
      const message = { event, sequence, retries: 0, expires: 0, previous: cursor }
      cursor = event.position
      if (settings.passes(event)) return message
      markCheckpoint(settings.maxCheckpointCount)
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

  const retryOrPark = (message: Message) => {
    if (message.retries >= settings.maxRetryCount) park(message)
    else retry(message)
  }

  const retry = (message: Message) => {
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

  /** Just before the oldest message that nobody has answered, once it has come so far since the last one. */
  const markCheckpoint = (least: number) => {
    const [oldest] = [...outstanding(), ...retries].toSorted((one, other) => one.sequence - other.sequence)
    const reached = oldest ? oldest.sequence - 1 : sequence
    const isSoon = now() - checkpointed.at < settings.checkpointAfter
    if (reached - checkpointed.sequence < (isSoon ? settings.maxCheckpointCount : least)) return

    checkpoint = oldest?.previous ?? cursor
    checkpointed = { sequence: reached, at: now() }
    const stream = `$persistentsubscription-$all::${settings.name}-checkpoint`
    log.write(stream, 'any', [systemEvent('$SubscriptionCheckpoint', `"C:${checkpoint}/P:${checkpoint}"`)])
  }

  const stopListening = log.onCommit(() => queueMicrotask(pushMessages))
  const ticking = setInterval(() => {
    for (const message of outstanding().filter(({ expires }) => expires < now())) {
      taken(message.event.id)
      retryOrPark(message)
    }
    pushMessages()
    markCheckpoint(settings.minCheckpointCount)
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
      markCheckpoint(settings.maxCheckpointCount)
      pushMessages()
    },
    refuse: (id: string, action: 'retry' | 'park' | 'skip') => {
      const message = taken(id)
      if (message && action === 'retry') retryOrPark(message)
      if (message && action === 'park') park(message)
      pushMessages()
    },
    /** Drops its subscribers, and knows what a restarted server, or the next leader, would know. */
    reload: () => {
      const gone = subscribers
      subscribers = []
      retries = []
      cursor = checkpoint
      checkpointed = { sequence, at: now() }
      for (const subscriber of gone) subscriber.drop()
    },
    close: () => {
      stopListening()
      clearInterval(ticking)
      for (const subscriber of subscribers) subscriber.drop()
    },
  }
}
