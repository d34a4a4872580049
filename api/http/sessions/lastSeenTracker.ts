import type { RefreshTokenFamilies, Session } from './refreshTokenFamilies.ts'

/** Milliseconds that the recorded time of a session in use may be old. */
const minute = 60_000
/** Maximum of concurrent writes; other sessions are recorded with one of their next requests. */
const maxInFlight = 8

/** Records that a session is in use, at most once a minute across all nodes. The request does not wait for it. */
export const openLastSeenTracker = ({ touch }: RefreshTokenFamilies, now: () => number) => {
  const inFlight = new Set<string>()

  return (sessionId: string, { lastSeenAt }: Session) => {
    if (now() - lastSeenAt < minute || inFlight.has(sessionId) || inFlight.size === maxInFlight) return
    inFlight.add(sessionId)
    // A failed write is repeated with the next request.
    const done = () => inFlight.delete(sessionId)
    touch(sessionId, minute).then(done, done)
  }
}
