import { setTimeout as pause } from 'node:timers/promises'
import { type EventStore, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { NodeCrashed } from '#verification/clients/noAnswer.ts'
import type { AppendFault } from './plan.ts'

/** Resolves when the scheduler lets a request or its answer continue. */
export type Turn = (what: string) => Promise<unknown>

/** Milliseconds in which others are served. */
const lateness = 25

/** The store of one node: every request to it and every answer waits for its turn, and one append may end the node. */
export const openFaultyStore = (raw: EventStore, turn: Turn, appendFault?: AppendFault | null) => {
  let appends = 0
  let isCrashed = false
  const assertRunning = () => {
    if (isCrashed) throw new NodeCrashed()
  }
  const crash = (): never => {
    isCrashed = true
    throw new NodeCrashed()
  }
  const sendRequest = async <Answer>(what: string, ask: () => Promise<Answer>) => {
    await turn(`${what} asked`)
    assertRunning()
    const answer = await ask()
    await turn(`${what} answered`)
    assertRunning()
    return answer
  }
  const appendOrCrash = async <Answer>(append: () => Promise<Answer>, end: AppendFault['end'] | undefined) => {
    if (end === 'before') crash()
    const outcome = await append()
    return end === 'after' ? crash() : outcome
  }
  const store: EventStore = {
    ...raw,
    readStream: (...args) => sendRequest('read', () => raw.readStream(...args)),
    readLast: (...args) => sendRequest('read', () => raw.readLast(...args)),
    findCommand: (...args) => sendRequest('command', () => raw.findCommand(...args)),
    append: async (stream, ...args) => {
      const append = () => raw.append(stream, ...args)
      if (stream.startsWith('vault-')) return append()
      appends += 1
      const end = appendFault?.append === appends ? appendFault.end : undefined
      const outcome = await sendRequest('append', () => appendOrCrash(append, end))
      if (end === 'answerLate') await pause(lateness)
      if (end === 'answerLost') throw new StoreUnavailable('The answer was lost')
      return outcome
    },
  }
  return { store, isCrashed: () => isCrashed }
}
