import { bookingStream } from '#domain/booking/bookingMachine.ts'
import { orderStream } from '#domain/order/orderMachine.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import { replayBooking, replayOrder } from '#verification/invariants/logSnapshot.ts'
import { runAdmin } from './adminClient.ts'
import { runBooker } from './bookerClient.ts'
import { runBookingAdmin } from './bookingAdminClient.ts'
import { openBrowser } from './browser.ts'
import { runBuyer } from './buyerClient.ts'
import type { Cluster } from './cluster.ts'
import type { SimulatedNetwork } from './simulatedNetwork.ts'
import type { SimulatedShop } from './simulatedShop.ts'

type Wish = 'goods' | 'appointments'

const customerIds = ['amina', 'sipho', 'thandeka', 'pieter', 'rhulani']

/** Starts all customers and the admin. They begin at once and end by themselves. */
export const startClients = (
  network: SimulatedNetwork,
  cluster: Cluster,
  clientLog: ClientLog,
  { reference, bookings, products, providers }: SimulatedShop,
) => {
  const { random, log } = network
  const wishes = random.pick([['goods'], ['appointments'], ['goods', 'appointments']] as const)
  const customers = customerIds.slice(0, 2 + random.below(4)).map((customerId) => {
    const customer = { customerId, browser: openBrowser(network, cluster, customerId, 'Customer'), random, clientLog }
    const visits = 1 + random.below(4)
    return random.pick<Wish>(wishes) === 'goods'
      ? runBuyer({ ...customer, products }, visits)
      : runBooker({ ...customer, providers }, 1 + visits)
  })
  const themba = { browser: openBrowser(network, cluster, 'themba', 'Admin'), random, clientLog }
  const order = (id: string) => replayOrder(id, log.readStream(orderStream(id)))
  const booking = (id: string) => replayBooking(id, log.readStream(bookingStream(id)))
  const edits = 4 + random.below(13)
  const admins = wishes.map((wish) =>
    wish === 'goods'
      ? runAdmin({ ...themba, orders: () => [...reference.orders.keys()], order }, edits)
      : runBookingAdmin({ ...themba, bookings: bookings.ids, booking }, edits),
  )
  const clients = [...customers, ...admins]

  let running = clients.length
  let healStep = Number.POSITIVE_INFINITY
  const errors: unknown[] = []
  for (const client of clients) {
    client
      .catch((error) => errors.push(error))
      .finally(() => {
        running -= 1
      })
  }

  return {
    areDone: () => running === 0,
    /** Throws the first unexpected error that a client got. */
    throwFailures: () => {
      if (errors.length > 0) throw errors[0]
    },
    /** Whether faults end at this step: up to 200 steps after the last client is done. */
    isHealStep: (step: number) => {
      if (running === 0 && healStep === Number.POSITIVE_INFINITY) healStep = step + random.below(200)
      return step === healStep
    },
  }
}
