import { setup } from 'xstate'
import { maxReconnectDelay, maxSocketAttempts, minReconnectDelay, socketTimeout } from '#domain/businessConstants.ts'

type LiveConnectionEvent =
  /** Connect anew: another person has signed in, or the browser is online again. */
  | { type: 'connectionRequested' }
  /** The tab is visible again: what would be tried later, or no more, is tried at once. */
  | { type: 'tabShown' }
  | { type: 'socketOpened' }
  /** The socket was closed by the other side or by the network, or could not be opened. */
  | { type: 'socketClosed' }
  | { type: 'stopped' }

/** Milliseconds before the attempt after so many failed ones: from 1 s up to 5 s, with jitter so that not all browsers reconnect at once. */
export const reconnectDelay = (failedAttempts: number, random = Math.random()) =>
  Math.min(maxReconnectDelay, minReconnectDelay * 1.5 ** (failedAttempts - 1)) * (0.75 + random / 4)

const connectionSetup = setup({
  types: { context: {} as { failedAttempts: number }, events: {} as LiveConnectionEvent },
  actions: {
    // Ports: both handle the one socket of this connection.
    openSocket: () => undefined,
    closeSocket: () => undefined,
  },
  guards: { isLastAttempt: ({ context }) => context.failedAttempts + 1 >= maxSocketAttempts },
  delays: {
    connectTimeout: socketTimeout,
    reconnectDelay: ({ context }) => reconnectDelay(context.failedAttempts),
  },
})

const countFailure = connectionSetup.assign({ failedAttempts: ({ context }) => context.failedAttempts + 1 })
const forgetFailures = connectionSetup.assign({ failedAttempts: 0 })

const afterFailure = [
  { guard: 'isLastAttempt', target: 'givenUp', actions: ['closeSocket', countFailure] },
  { target: 'waiting', actions: ['closeSocket', countFailure] },
] as const

const connectAnew = { target: 'connecting', actions: ['closeSocket', forgetFailures], reenter: true } as const
const connectNow = { target: 'connecting', actions: forgetFailures } as const

/** The connection to the live socket: it reconnects by itself, ten times in a row. */
export const liveConnectionMachine = connectionSetup.createMachine({
  id: 'liveConnection',
  context: { failedAttempts: 0 },
  initial: 'stopped',
  on: { stopped: { target: '.stopped', actions: ['closeSocket', forgetFailures] } },
  states: {
    stopped: { on: { connectionRequested: connectAnew } },
    connecting: {
      entry: 'openSocket',
      after: { connectTimeout: afterFailure },
      on: { socketOpened: { target: 'connected' }, socketClosed: afterFailure, connectionRequested: connectAnew },
    },
    connected: {
      entry: forgetFailures,
      on: { socketClosed: afterFailure, connectionRequested: connectAnew },
    },
    waiting: {
      after: { reconnectDelay: 'connecting' },
      on: { connectionRequested: connectAnew, tabShown: connectNow },
    },
    givenUp: { on: { connectionRequested: connectAnew, tabShown: connectNow } },
  },
})
