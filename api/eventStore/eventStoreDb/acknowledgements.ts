import { setTimeout as pause } from 'node:timers/promises'
import type { EventStoreDBClient } from '@eventstore/db-client'

/** Milliseconds, for the server to read what it was sent last: a call that is ended takes with it what was not read. */
const grace = 20

const longestWait = 1000

/** What a consumer's client, which serves nothing else, is still sending. */
export const acknowledgements = (client: EventStoreDBClient) => {
  let unsent = 0

  const isSending = () => unsent > 0 || [...client['disposableStreams']].some(hasUnwritten)

  return {
    send: (sending: Promise<unknown>) => {
      unsent += 1
      sending.finally(() => {
        unsent -= 1
      })
    },
    /** Waits until all of it is sent, but not for long, and not where the call is over. */
    all: async (over: AbortSignal) => {
      const latest = Date.now() + longestWait
      while (isSending() && Date.now() < latest && !over.aborted) await pause(1)
      if (!over.aborted) await pause(grace)
    },
  }
}

const hasUnwritten = (call: object) => 'writableLength' in call && Number(call.writableLength) > 0
