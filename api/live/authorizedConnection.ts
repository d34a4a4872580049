import type { Caller } from '#api/http/handlers.ts'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import type { LiveConnection, LiveUser } from './liveRoom.ts'

/** Looks up a caller: first by the token, later by the session that the token belonged to. */
export interface CallerLookup {
  authenticate(authorization: string): Promise<Caller | undefined>
  ofSession(sessionId: string): Promise<Caller | undefined>
}

/** A connection that looks its session up again before it sends a restricted frame. */
export const openAuthorizedConnection = (
  send: LiveConnection['send'],
  callers: Pick<CallerLookup, 'ofSession'>,
): LiveConnection => {
  let pending: [frame: OutgoingFrame, isFor: (user: LiveUser) => boolean][] = []
  let isSending = false

  // One lookup serves all pending frames; frames that arrive during it wait for the next.
  const sendPending = async () => {
    isSending = true
    try {
      await undefined
      while (pending.length > 0) {
        const due = pending
        pending = []
        await connection.refreshUser()
        for (const [frame, mayReceive] of due) if (connection.user && mayReceive(connection.user)) send(frame)
      }
    } finally {
      isSending = false
    }
  }

  const connection: LiveConnection = {
    viewedProducts: new Set(),
    followedProducts: [],
    followedSlots: new Set(),
    send,
    sendIf: (frame, mayReceive) => {
      if (!connection.user || !mayReceive(connection.user)) return
      pending.push([frame, mayReceive])
      if (!isSending) void sendPending()
    },
    endSession: () => {
      connection.user = undefined
      send({ event: 'sessionEnded', data: {} })
    },
    // By session, because it outlives the token. If the lookup fails, the user stays as before.
    refreshUser: async () => {
      const { user } = connection
      if (!user) return
      const caller = await callers.ofSession(user.sessionId).catch(() => user)
      if (connection.user !== user) return
      if (caller) connection.user = liveUserOf(caller)
      else connection.endSession()
    },
  }
  return connection
}

export const liveUserOf = (caller: Caller | LiveUser): LiveUser =>
  'isAdmin' in caller
    ? caller
    : { customerId: caller.customerId, isAdmin: caller.role === 'Admin', sessionId: caller.sessionId }
