import { setTimeout as pause } from 'node:timers/promises'
import { type EventStore, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { NodeCrashed } from '#verification/clients/noAnswer.ts'
import type { AppendFault } from './plan.ts'

/** Resolves when the scheduler lets a request or its answer continue. */
export type Turn = (what: string) => Promise<unknown>

/** Milliseconds in which others are served. */
const lateness = 25

/** What goes wrong at the store of one node. */
export interface StoreFaults {
  appendFault?: AppendFault | null | undefined
  /** Whether the node can append to several streams together, if its store can; default true. */
  hasTransactions?: boolean
}

/** The store of one node: every request to it and every answer waits for its turn, and one append may end the node. */
export const openFaultyStore = (
  { appendTogether, ...raw }: EventStore,
  turn: Turn,
  { appendFault, hasTransactions = true }: StoreFaults = {},
) => {
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
  const appendWithFault = async <Answer>(stream: string, append: () => Promise<Answer>) => {
    if (stream.startsWith('vault-')) return append()
    appends += 1
    const end = appendFault?.append === appends ? appendFault.end : undefined
    const outcome = await sendRequest('append', () => appendOrCrash(append, end))
    if (end === 'answerLate') await pause(lateness)
    if (end === 'answerLost') throw new StoreUnavailable('The answer was lost')
    return outcome
  }
  const store: EventStore = {
    ...raw,
    readStream: (...args) => sendRequest('read', () => raw.readStream(...args)),
    readLast: (...args) => sendRequest('read', () => raw.readLast(...args)),
    findCommand: (...args) => sendRequest('command', () => raw.findCommand(...args)),
    append: (stream, ...args) => appendWithFault(stream, () => raw.append(stream, ...args)),
    ...(appendTogether &&
      hasTransactions && {
        appendTogether: (together) => appendWithFault(together[0]?.stream ?? '', () => appendTogether(together)),
      }),
  }
  return { store, isCrashed: () => isCrashed }
}
