import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { broadcast, openAudience } from './audience.ts'
import { openGuestMessages } from './guestMessages.ts'
import { differingProducts, nobody, type Presence } from './presence.ts'
import { openSlotFollowers } from './slotFollowers.ts'
import { throttled, throttledByKey } from './throttled.ts'

export interface LiveUser {
  customerId: string
  isAdmin: boolean
  sessionId: string
}

/** One open live socket. */
export interface LiveConnection {
  /** Set once a user has signed in on this socket. */
  user?: LiveUser | undefined
  viewedProducts: Set<string>
  /** Products whose price the page shows. */
  followedProducts: readonly string[]
  /** Service providers whose free times the page shows. */
  followedSlots: Set<string>
  send(frame: OutgoingFrame): void
  /** Sends a frame that is only for some users, after checking again that the session is still valid for one of them. */
  sendIf(frame: OutgoingFrame, mayReceive: (user: LiveUser) => boolean): void
  /** The session is over: the connection becomes a guest's, and gets a `sessionEnded` frame. */
  endSession(): void
  /** Reads again who the session belongs to and whether they are an admin. */
  refreshUser(): Promise<void>
}

/** All open live connections, the products that they view or follow, and the service providers whose free times they show. */
export interface LiveRoom {
  join(connection: LiveConnection): void
  /** Called after a user has signed in on an open socket. */
  onSignIn(): void
  leave(connection: LiveConnection): void
  view(connection: LiveConnection, productId: string): void
  stopViewing(connection: LiveConnection, productId: string): void
  /** Replaces the products that the connection follows. */
  follow(connection: LiveConnection, productIds: readonly string[]): void
  isFollowed(productId: string): boolean
  /** Sends a frame to every connection that views or follows a product. */
  sendToFollowers(productId: string, frame: OutgoingFrame): void
  followSlots(connection: LiveConnection, providerId: string): void
  stopFollowingSlots(connection: LiveConnection, providerId: string): void
  /** Tells those who look at the provider's free times that some of a day were taken or given back. */
  onSlotsChanged(change: { providerId: string; day: string }): void
  sendToAdmins(frame: OutgoingFrame): void
  /** A message of a guest: sent to the admins in one batch with those of the same second. */
  receiveGuestMessage(text: string): void
  sendToCustomer(customerId: string, frame: OutgoingFrame): void
  /** Refreshes the user of all connections of a customer. */
  refreshCustomer(customerId: string): void
  /** Ends the session on all its connections. */
  endSessions(sessionId: string): void
  /** Number of open sockets. */
  connectionCount(): number
  /** Number of guest connections, plus signed-in users, each counted once on each node. */
  onlineCount(): number
  /** The people on this node. */
  localPresence(): Presence
  /** Adds the people on other nodes to all counts. */
  setOthers(others: Presence): void
}

const maxViewedProducts = 20

// Milliseconds. Together at most five frames a second for a connection that views one product, however many others do.
const onlineInterval = 1000
const viewersInterval = 250

export const openLiveRoom = (): LiveRoom => {
  const connections = new Set<LiveConnection>()
  const viewers = openAudience<LiveConnection>()
  const followers = openAudience<LiveConnection>()
  const slotFollowers = openSlotFollowers<LiveConnection>()

  let others = nobody
  const onlineCount = () => countPeople(connections) + others.online
  const sendOnlineCount = throttled(onlineInterval, () =>
    broadcast(connections, { event: 'onlineUsers', data: onlineCount() }),
  )

  const sendViewerCount = throttledByKey(viewersInterval, (productId) => {
    const targets = viewers.of(productId)
    if (!targets) return
    const count = targets.size + (others.viewers.get(productId) ?? 0)
    broadcast(targets, { event: 'productViewersUpdate', data: { productId, count } })
  })

  const sendToAdmins = (frame: OutgoingFrame) => {
    for (const connection of connections) connection.sendIf(frame, ({ isAdmin }) => isAdmin)
  }

  const stopViewing = (connection: LiveConnection, productId: string) => {
    if (!connection.viewedProducts.delete(productId)) return
    viewers.remove(productId, connection)
    sendViewerCount(productId)
  }

  const follow = (connection: LiveConnection, productIds: readonly string[]) => {
    for (const productId of connection.followedProducts) followers.remove(productId, connection)
    connection.followedProducts = productIds
    for (const productId of productIds) followers.add(productId, connection)
  }

  return {
    join: (connection) => {
      connections.add(connection)
      sendOnlineCount()
    },
    leave: (connection) => {
      connections.delete(connection)
      for (const productId of [...connection.viewedProducts]) stopViewing(connection, productId)
      follow(connection, [])
      slotFollowers.stopFollowingAll(connection)
      sendOnlineCount()
    },
    view: (connection, productId) => {
      if (connection.viewedProducts.size >= maxViewedProducts) return
      connection.viewedProducts.add(productId)
      viewers.add(productId, connection)
      sendViewerCount(productId)
    },
    stopViewing,
    follow,
    isFollowed: (productId) => viewers.of(productId) !== undefined || followers.of(productId) !== undefined,
    sendToFollowers: (productId, frame) =>
      void broadcast(new Set([...(viewers.of(productId) ?? []), ...(followers.of(productId) ?? [])]), frame),
    followSlots: slotFollowers.follow,
    stopFollowingSlots: slotFollowers.stopFollowing,
    onSlotsChanged: slotFollowers.onChange,
    sendToAdmins,
    receiveGuestMessage: openGuestMessages(sendToAdmins),
    sendToCustomer: (customerId, frame) => {
      for (const connection of connections) connection.sendIf(frame, (user) => user.customerId === customerId)
    },
    refreshCustomer: (customerId) => {
      for (const connection of connections) {
        if (connection.user?.customerId !== customerId) continue
        void connection.refreshUser()
      }
    },
    endSessions: (sessionId) => {
      for (const connection of connections) if (connection.user?.sessionId === sessionId) connection.endSession()
      sendOnlineCount()
    },
    connectionCount: () => connections.size,
    onlineCount,
    localPresence: () => ({ online: countPeople(connections), viewers: viewers.sizes() }),
    setOthers: (next) => {
      const previous = others
      others = next
      if (next.online !== previous.online) sendOnlineCount()
      for (const productId of differingProducts(previous, next)) if (viewers.of(productId)) sendViewerCount(productId)
    },
    onSignIn: sendOnlineCount,
  }
}

const countPeople = (connections: Iterable<LiveConnection>) => {
  const people = new Set<string>()
  let guests = 0
  for (const { user } of connections) {
    if (user) people.add(user.customerId)
    else guests += 1
  }
  return guests + people.size
}
