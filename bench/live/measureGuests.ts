import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { openLiveClient, openLiveClients } from './liveClient.ts'
import { loopbackAddresses } from './loopbackAddresses.ts'

interface MeasureOptions {
  url: string
  /** The access token of an admin. */
  admin: string
  /** Sockets that one address tries to open, and the limit. */
  sockets: number
  maxSockets: number
  /** Seconds that guests send messages. */
  seconds: number
}

/** Measures how many sockets one address gets, and how many frames an admin gets from guests who write as often as they may. */
export const measureGuests = async (
  { figure }: Figures,
  { url, admin, sockets, maxSockets, seconds }: MeasureOptions,
) => {
  const address = loopbackAddresses(40, 2)
  const guests = await openLiveClients(url, sockets, () => address(0))
  figure(`live sockets of one address, of ${sockets} let in`, guests.length, '', { atMost: maxSockets })
  const adminClient = await openLiveClient(url, address(1))
  figure('live socket of another address, let in', adminClient ? 1 : 0, '', { atLeast: 1 })
  if (!adminClient) return

  adminClient.send({ event: 'auth', data: { token: admin } })
  for (let tries = 0; !adminClient.received.has('recognized') && tries < 100; tries += 1) await pause(50)
  const writers = guests.slice(0, 20)
  const before = adminClient.received.get('message') ?? 0
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    for (const guest of writers) guest.send({ event: 'message', data: { text: 'Sawubona' } })
    await pause(100)
  }
  const received = (adminClient.received.get('message') ?? 0) - before
  figure(`frames a second that an admin hears of ${writers.length} guests`, received / seconds, '', { atMost: 1 })
  figure('frames that an admin hears of them', received, '', { atLeast: 1 })
  for (const { socket } of [...guests, adminClient]) socket.terminate()
}
