import { shopPolicies } from '#api/shop/shopPolicies.ts'
import { shopReadModels } from '#api/shop/shopReadModels.ts'

// Definitions are only asked which facts they take: whatever they need in order to work is stood in for.
// biome-ignore lint/suspicious/noExplicitAny: it stands in for every service there is.
const anything: any = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : name === Symbol.iterator ? [][Symbol.iterator] : anything),
  apply: () => anything,
})

/** The read models of the shop, with the facts that each takes; `everyFact` if it takes them all. */
export const readModels = shopReadModels.map(({ name, when, every }) => ({
  name,
  facts: Object.keys(when(anything)),
  everyFact: every !== undefined,
}))

const settings = new Proxy(anything, {
  get: (_, name) => (name === 'publicUrl' ? 'https://ekhaya.example' : anything),
})

/** The policies of the shop, with the facts that each reacts to: at once, or some seconds later. */
export const policies = shopPolicies(settings, anything).map(({ name, when, after }) => ({
  name,
  atOnce: Object.keys(when),
  later: Object.entries(after).map(([fact, { seconds }]) => ({ fact, seconds })),
}))
