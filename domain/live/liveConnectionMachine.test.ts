import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { maxSocketAttempts } from '#domain/businessConstants.ts'
import { liveConnectionMachine, reconnectDelay } from './liveConnectionMachine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const openConnection = () => {
  const openSocket = vi.fn()
  const closeSocket = vi.fn()
  const actor = createActor(liveConnectionMachine.provide({ actions: { openSocket, closeSocket } })).start()
  return {
    openSocket,
    closeSocket,
    send: (type: Parameters<typeof actor.send>[0]['type']) => actor.send({ type }),
    state: () => actor.getSnapshot().value,
  }
}

/** A connection whose attempts all fail. */
const openHopelessConnection = () => {
  const connection = openConnection()
  connection.send('connectionRequested')
  for (let attempt = 1; attempt < maxSocketAttempts; attempt += 1) {
    connection.send('socketClosed')
    vi.advanceTimersByTime(5000)
  }
  return connection
}

describe('the live connection', () => {
  it('waits for the answer of the server for ten seconds', () => {
    const { send, state, closeSocket } = openConnection()
    send('connectionRequested')
    closeSocket.mockClear()
    vi.advanceTimersByTime(9999)
    expect(state()).toBe('connecting')
    vi.advanceTimersByTime(1)
    expect(state()).toBe('waiting')
    expect(closeSocket).toHaveBeenCalledOnce()
  })

  it('gives up after ten attempts in a row', () => {
    const { send, state, openSocket } = openHopelessConnection()
    expect(state()).toBe('connecting')
    send('socketClosed')
    expect(state()).toBe('givenUp')
    vi.advanceTimersByTime(3_600_000)
    expect(openSocket).toHaveBeenCalledTimes(10)
  })

  it.each(['connectionRequested', 'tabShown'] as const)('starts anew after it gave up when: %s', (event) => {
    const { send, state } = openHopelessConnection()
    send('socketClosed')
    send(event)
    for (let attempt = 1; attempt < maxSocketAttempts; attempt += 1) {
      expect(state()).toBe('connecting')
      send('socketClosed')
      vi.advanceTimersByTime(5000)
    }
    expect(state()).toBe('connecting')
  })

  it('counts attempts from the start once it was connected', () => {
    const { send, state } = openHopelessConnection()
    send('socketOpened')
    send('socketClosed')
    expect(state()).toBe('waiting')
    vi.advanceTimersByTime(1000)
    expect(state()).toBe('connecting')
  })

  it('is not disturbed by a tab that is shown while it is connected or connecting', () => {
    const { send, openSocket } = openConnection()
    send('connectionRequested')
    send('tabShown')
    send('socketOpened')
    send('tabShown')
    expect(openSocket).toHaveBeenCalledOnce()
  })

  it('replaces its socket when a connection is requested', () => {
    const { send, openSocket, closeSocket } = openConnection()
    send('connectionRequested')
    send('socketOpened')
    closeSocket.mockClear()
    send('connectionRequested')
    expect([openSocket.mock.calls.length, closeSocket.mock.calls.length]).toEqual([2, 1])
  })

  it('waits between one and five seconds, with jitter', () => {
    expect([reconnectDelay(1, 0), reconnectDelay(1, 1)]).toEqual([750, 1000])
    expect([reconnectDelay(2, 1), reconnectDelay(9, 0), reconnectDelay(9, 1)]).toEqual([1500, 3750, 5000])
  })

  it('can be stopped after it gave up', () => {
    const { send, state } = openHopelessConnection()
    send('socketClosed')
    send('stopped')
    send('tabShown')
    expect(state()).toBe('stopped')
  })

  it('can be stopped from every other state, and then opens no socket by itself', () => {
    const events = ['connectionRequested', 'tabShown', 'socketOpened', 'socketClosed'] as const
    const paths = getShortestPaths(liveConnectionMachine, {
      events: events.map((type) => ({ type })),
      stopWhen: ({ context }) => context.failedAttempts >= maxSocketAttempts,
    })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect([...reached].sort()).toEqual(['connected', 'connecting', 'stopped', 'waiting'])
    const isEvent = ({ type }: { type: string }) => events.some((each) => each === type)
    for (const { steps } of paths) {
      const { send, state, openSocket } = openConnection()
      for (const { type } of steps.map(({ event }) => event).filter(isEvent)) send(type)
      send('stopped')
      openSocket.mockClear()
      send('tabShown')
      vi.advanceTimersByTime(60_000)
      expect(state()).toBe('stopped')
      expect(openSocket).not.toHaveBeenCalled()
    }
  })
})
