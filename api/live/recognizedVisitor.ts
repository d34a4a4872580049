import type { Caller } from '#api/http/answers.ts'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import type { Person, Visitor } from './liveRoom.ts'

/** The two ways to know who somebody is: by the token they show, and later by the session it belonged to. */
export interface Doors {
  authenticate(authorization: string): Promise<Caller | undefined>
  ofSession(sessionId: string): Promise<Caller | undefined>
}

/** Somebody whose session is looked at again before they are told what is not for everybody. */
export const recognizedVisitor = (send: Visitor['send'], doors: Pick<Doors, 'ofSession'>): Visitor => {
  let waiting: [frame: OutgoingFrame, isFor: (person: Person) => boolean][] = []
  let isTelling = false

  // One look serves all that is to be told at once; what comes while it lasts waits for the next.
  const tellWaiting = async () => {
    isTelling = true
    try {
      await undefined
      while (waiting.length > 0) {
        const due = waiting
        waiting = []
        await visitor.recognize()
        for (const [frame, isFor] of due) if (visitor.person && isFor(visitor.person)) send(frame)
      }
    } finally {
      isTelling = false
    }
  }

  const visitor: Visitor = {
    viewing: new Set(),
    send,
    tell: (frame, isFor) => {
      if (!visitor.person || !isFor(visitor.person)) return
      waiting.push([frame, isFor])
      if (!isTelling) void tellWaiting()
    },
    loseSession: () => {
      visitor.person = undefined
      send({ event: 'sessionEnded', data: {} })
    },
    // A session outlives the token it was shown with. Where the store is silent, nothing is known to have changed.
    recognize: async () => {
      const { person } = visitor
      if (!person) return
      const caller = await doors.ofSession(person.sessionId).catch(() => person)
      if (visitor.person !== person) return
      if (caller) visitor.person = personOf(caller)
      else visitor.loseSession()
    },
  }
  return visitor
}

export const personOf = (known: Caller | Person): Person =>
  'isAdmin' in known
    ? known
    : { customerId: known.customerId, isAdmin: known.role === 'Admin', sessionId: known.sessionId }
