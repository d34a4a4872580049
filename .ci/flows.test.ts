import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawnCharts } from '#domain/charts/drawnCharts.ts'
import { chartedMachine } from '#domain/charts/machines.ts'
import { shortestWay } from '#stories/flows/shortestWay.ts'
import { flowFrame, flowPath, statesOfStory } from '#stories/flows/statesOfStory.ts'
import { storiesOfStates } from '#stories/flows/storiesOfStates.ts'
import {
  faultsOfCharts,
  isBookkeeping,
  machineNames,
  machinesWithoutFlow,
  sourceOfStory,
  statesWithoutStory,
} from './book/machineFaults.ts'

describe('the flows', () => {
  it('draw every machine', () => {
    expect(machinesWithoutFlow()).toEqual([])
  })

  it('draw them without faults', () => {
    expect(faultsOfCharts()).toEqual([])
  })

  it('of bookkeeping have a reason, and no stories', () => {
    for (const name of machineNames.filter(isBookkeeping)) {
      expect(chartedMachine(name).bookkeeping).toMatch(/^It .{20,}\.$/)
      expect(storiesOfStates[name]).toBeUndefined()
    }
  })
})

describe('every state', () => {
  it('that people see has a story that exists, or a reason why it has none', () => {
    expect(statesWithoutStory()).toEqual([])
  })

  it('with a reason has a sentence', () => {
    const reasons = Object.values(storiesOfStates).flatMap((states) =>
      Object.values(states ?? {}).filter((each) => typeof each === 'string'),
    )
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
  })

  it('with stories is one of the machine', () => {
    const unknown = Object.entries(storiesOfStates).flatMap(([name, states]) =>
      Object.keys(states).filter(
        (id) => !drawnCharts[name as keyof typeof drawnCharts].states.some((each) => each.id === id),
      ),
    )
    expect(unknown).toEqual([])
  })

  it.each(machineNames)('of %s can be reached from the initial one', (name) => {
    const { states, initial } = drawnCharts[name]
    const stranded = states.filter(({ id }) => id !== initial && shortestWay(drawnCharts[name], id).labels.length === 0)
    expect(stranded.map(({ id }) => id)).toEqual([])
  })
})

// What people do most: each state is checked, not only shown.
describe.each(['order', 'booking', 'cart', 'checkout', 'signIn', 'bookingFlow'] as const)(
  'each state of %s',
  (name) => {
    const seen = Object.entries(storiesOfStates[name] ?? {}).flatMap(([state, each]) =>
      typeof each === 'string' ? [] : [[state, each[0] ?? ''] as const],
    )

    it.each(seen)('%s is asserted in its story %s', (_, story) => {
      expect(sourceOfStory(story)).toContain('expect(')
    })
  },
)

describe('a story that does not exist', () => {
  it.each(['screens/order/OrderScreen#Forgotten', 'screens/order/ForgottenScreen#Pending'])(
    'is not found: %s',
    (story) => {
      expect(sourceOfStory(story)).toBe('')
    },
  )
})

describe('the machine beside a story', () => {
  it('is that whose state the story shows, wherever the story stands in the sidebar', () => {
    const importPath = './stories/screens/order/CheckoutScreen.stories.tsx'

    expect(statesOfStory({ importPath, id: 'shopper-checkout--placing' })).toEqual([
      { machine: 'order', state: 'reserving' },
      { machine: 'checkout', state: 'placing' },
    ])
    expect(statesOfStory({ importPath, id: 'shopper-checkout--small-phone' })).toEqual([])
  })

  it('is the chart of a flow with that state', () => {
    expect(flowFrame('flows-order--chart', 'shipped.inTransit', 'dark')).toBe(
      'iframe.html?id=flows-order--chart&viewMode=story&args=state:shipped-inTransit&globals=theme:dark',
    )
    const drawn = machineNames.filter((name) => !isBookkeeping(name))
    expect(drawn.filter((name) => !existsSync(join(import.meta.dirname, '..', flowPath(name))))).toEqual([])
  })
})
