import type { OutgoingFrame } from '#domain/live/liveFrames.ts'

export interface Person {
  customerId: string
  isAdmin: boolean
  sessionId: string
}

/** One open socket, as the room knows it. */
export interface Visitor {
  /** Set once somebody has signed in on this socket. */
  person?: Person | undefined
  viewing: Set<string>
  send(frame: OutgoingFrame): void
  /** Sends what is only for some people, if the session behind it is still one of theirs at that moment. */
  tell(frame: OutgoingFrame, isFor: (person: Person) => boolean): void
  /** Their session is over: they are a guest from now on, and are told. */
  loseSession(): void
  /** Finds out anew what the session behind it may see. */
  recognize(): Promise<void>
}

/** Who is in the shop now, and who looks at what. */
export interface LiveRoom {
  enter(visitor: Visitor): void
  /** Somebody has signed in on an open socket. */
  signedIn(): void
  leave(visitor: Visitor): void
  view(visitor: Visitor, productId: string): void
  stopViewing(visitor: Visitor, productId: string): void
  tellAdmins(frame: OutgoingFrame): void
  tellCustomer(customerId: string, frame: OutgoingFrame): void
  /** What a customer may see has changed. */
  recognizeAgain(customerId: string): void
  /** For whoever came in this session it is over. */
  endSession(sessionId: string): void
  /** Open sockets. */
  size(): number
  /** Guests, and people who have signed in: each of them once, on however many pages. */
  online(): number
}

const mostViewed = 20

export const openLiveRoom = (): LiveRoom => {
  const visitors = new Set<Visitor>()
  const viewers = new Map<string, Set<Visitor>>()

  const online = () => {
    const people = new Set<string>()
    let guests = 0
    for (const { person } of visitors) {
      if (person) people.add(person.customerId)
      else guests += 1
    }
    return guests + people.size
  }
  const tellOnline = coalesced(() => tellAll(visitors, { event: 'onlineUsers', data: online() }))

  const tellViewers = (productId: string) => {
    const those = viewers.get(productId) ?? new Set()
    tellAll(those, { event: 'productViewersUpdate', data: { productId, count: those.size } })
  }

  const stopViewing = (visitor: Visitor, productId: string) => {
    if (!visitor.viewing.delete(productId)) return
    const those = viewers.get(productId)
    those?.delete(visitor)
    if (those?.size === 0) viewers.delete(productId)
    tellViewers(productId)
  }

  return {
    enter: (visitor) => {
      visitors.add(visitor)
      tellOnline()
    },
    leave: (visitor) => {
      visitors.delete(visitor)
      for (const productId of [...visitor.viewing]) stopViewing(visitor, productId)
      tellOnline()
    },
    view: (visitor, productId) => {
      if (visitor.viewing.size >= mostViewed) return
      visitor.viewing.add(productId)
      viewers.getOrInsertComputed(productId, () => new Set()).add(visitor)
      tellViewers(productId)
    },
    stopViewing,
    tellAdmins: (frame) => {
      for (const visitor of visitors) visitor.tell(frame, ({ isAdmin }) => isAdmin)
    },
    tellCustomer: (customerId, frame) => {
      for (const visitor of visitors) visitor.tell(frame, (person) => person.customerId === customerId)
    },
    recognizeAgain: (customerId) => {
      for (const visitor of visitors) {
        if (visitor.person?.customerId !== customerId) continue
        void visitor.recognize()
      }
    },
    endSession: (sessionId) => {
      for (const visitor of visitors) if (visitor.person?.sessionId === sessionId) visitor.loseSession()
      tellOnline()
    },
    size: () => visitors.size,
    online,
    signedIn: tellOnline,
  }
}

const tellAll = (visitors: Iterable<Visitor>, frame: OutgoingFrame) => {
  for (const visitor of visitors) visitor.send(frame)
}

// A crowd that comes and goes is counted a few times a second, not once a head.
const coalesced = (tell: () => void) => {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      tell()
    }, 250).unref()
  }
}
