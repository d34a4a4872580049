import { orderStream } from '#domain/order/orderMachine.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import { replayOrder } from '#verification/invariants/logSnapshot.ts'
import type { ReferenceModel } from '#verification/invariants/referenceModel.ts'
import { runAdmin } from './adminClient.ts'
import { openBrowser } from './browser.ts'
import { runBuyer } from './buyerClient.ts'
import type { Cluster } from './cluster.ts'
import type { SimulatedNetwork } from './simulatedNetwork.ts'

const customerIds = ['amina', 'sipho', 'thandeka', 'pieter', 'rhulani']

/** Starts all buyers and the admin. They begin at once and end by themselves. */
export const startClients = (
  network: SimulatedNetwork,
  cluster: Cluster,
  clientLog: ClientLog,
  { reference, products }: { reference: ReferenceModel; products: readonly string[] },
) => {
  const { random, log } = network
  const buyers = customerIds.slice(0, 2 + random.below(4)).map((customerId) => {
    const browser = openBrowser(network, cluster, customerId, 'Customer')
    return runBuyer({ customerId, browser, random, clientLog, products }, 1 + random.below(4))
  })
  const themba = openBrowser(network, cluster, 'themba', 'Admin')
  const order = (id: string) => replayOrder(id, log.readStream(orderStream(id)))
  const admin = runAdmin(
    { browser: themba, random, clientLog, orders: () => [...reference.orders.keys()], order },
    4 + random.below(13),
  )

  let running = buyers.length + 1
  let healStep = Number.POSITIVE_INFINITY
  const errors: unknown[] = []
  for (const client of [...buyers, admin]) {
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
