import { eventStoreContract } from '#api/eventStore/eventStore.contract.ts'
import { openChance } from '#bench/chance.ts'
import { openOwner, type Scheduler } from './scheduler.ts'
import { openSea } from './sea.ts'
import { openSimulatedStore } from './simulatedStore.ts'
import { openWeather } from './weather.ts'

// Without trouble, and in the time of the wall clock, it is a store like any other.
eventStoreContract('a simulated disk', async () => {
  const chance = openChance(1)
  const weather = openWeather(chance)
  weather.clears()
  const sea = openSea(wallTime, chance, weather)
  const stores = [openSimulatedStore(sea, openOwner('node'))]
  const [store] = stores
  if (!store) throw new Error('There is no store')
  return {
    store,
    again: async () => {
      const reopened = openSimulatedStore(sea, openOwner('node again'))
      stores.push(reopened)
      return reopened
    },
    done: async () => {
      await Promise.all(stores.map((each) => each.close()))
    },
  }
})

const wallTime: Scheduler = {
  now: Date.now,
  current: () => openOwner('nobody'),
  add: (_owner, _what, go, delay = 0) => void (delay > 0 ? setTimeout(go, delay) : setImmediate(go)),
  turn: () => new Promise((resolve) => setImmediate(resolve)),
  pause: (_owner, _what, milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  step: async () => false,
}
