import { eventStoreContract } from '#api/eventStore/testing/eventStoreContract.ts'
import { openSeededRandom } from '#harness/seededRandom.ts'
import { openFaultInjector } from './faultInjector.ts'
import { openOwner, type Scheduler } from './scheduler.ts'
import { openSimulatedNetwork } from './simulatedNetwork.ts'
import { openSimulatedStore } from './simulatedStore.ts'

// Without faults and on the wall clock the simulated store keeps the contract of all stores.
eventStoreContract('a simulated disk', async () => {
  const random = openSeededRandom(1)
  const faults = openFaultInjector(random)
  faults.heal()
  const network = openSimulatedNetwork(wallTimeScheduler, random, faults)
  const stores = [openSimulatedStore(network, openOwner('node'))]
  const [store] = stores
  if (!store) throw new Error('There is no store')
  return {
    store,
    reopen: async () => {
      const reopened = openSimulatedStore(network, openOwner('node again'))
      stores.push(reopened)
      return reopened
    },
    close: async () => {
      await Promise.all(stores.map((each) => each.close()))
    },
  }
})

const wallTimeScheduler: Scheduler = {
  now: Date.now,
  current: () => openOwner('nobody'),
  add: (_owner, _what, go, delay = 0) => void (delay > 0 ? setTimeout(go, delay) : setImmediate(go)),
  turn: () => new Promise((resolve) => setImmediate(resolve)),
  pause: (_owner, _what, milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  step: async () => false,
}
