import type { Session, SessionFamilies } from './sessionsFamily.ts'

/** Milliseconds: how old what is kept of a session may be while it is in use. */
const minute = 60_000
/** Sessions that are noted at once; who finds no place is noted at one of their next calls. */
const most = 8

/** Notes that a session is in use, beside the call and never in its way: once a minute at most, whatever the number of nodes. */
export const openSeen = ({ see }: SessionFamilies, now: () => number) => {
  const underWay = new Set<string>()

  return (sessionId: string, { lastSeenAt }: Session) => {
    if (now() - lastSeenAt < minute || underWay.has(sessionId) || underWay.size === most) return
    underWay.add(sessionId)
    // What cannot be noted now has another call to come.
    const done = () => underWay.delete(sessionId)
    see(sessionId, minute).then(done, done)
  }
}
