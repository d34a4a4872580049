import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shopContract } from '#domain/contract.ts'
import { boardFiles } from './boardFiles.ts'
import { factsOfCommands, factsOfPolicies } from './causes.ts'
import { policies, readModels } from './definitions.ts'
import { eventModelOf, nouns, strandedFacts } from './eventModel.ts'
import { readersOfQueries } from './readers.ts'
import { callsOfScreens } from './screens.ts'

const root = join(import.meta.dirname, '../..')
const models = nouns.map(eventModelOf)

describe('the event model', () => {
  it('is in docs as the code says: if not, run `npm run boards`', () => {
    for (const [name, content] of boardFiles())
      expect(readFileSync(join(root, 'docs/event-model', name), 'utf8'), name).toBe(content)
    expect(globSync('*', { cwd: join(root, 'docs/event-model') }).length).toBe(boardFiles().size)
  })

  it('has a lane for every fact: something records it, and something takes it', () => {
    expect(strandedFacts(models)).toEqual([])
  })

  it('finds a fact that nothing records, and one that nothing takes', () => {
    const [order] = models.filter(({ noun }) => noun === 'order')
    const [placed] = order?.facts ?? []
    if (!order || !placed) throw new Error('There is no order')
    const unrecorded = { ...placed, type: 'OrderForgotten', commands: [], causedBy: [] }
    const untaken = { ...placed, type: 'OrderIgnored', models: [], reactions: [] }

    expect(strandedFacts([{ ...order, facts: [placed, unrecorded, untaken] }])).toEqual([
      'OrderForgotten',
      'OrderIgnored',
    ])
  })

  it('tells how an order is placed: by whom, what follows, and where it is seen', () => {
    const order = eventModelOf('order')
    const placed = order.facts.find(({ type }) => type === 'OrderPlaced')

    expect(placed).toMatchObject({
      moves: [{ from: 'unplaced', to: 'reserving' }],
      commands: [{ call: 'POST order/placeOrder', screens: ['Checkout'] }],
      reactions: [
        { policy: 'reserveStock', afterSeconds: 0 },
        { policy: 'reserveStock', afterSeconds: 900, facts: ['OrderRejected'] },
      ],
    })
    expect(order.reads.find(({ source }) => source === 'salesDays')?.calls).toEqual([
      { call: 'GET dashboard/figures', screens: ['Dashboard'] },
    ])
  })
})

describe('the policies', () => {
  it('are those of the shop, each with the facts that it reacts to', () => {
    expect(Object.keys(factsOfPolicies).toSorted()).toEqual(policies.map(({ name }) => name).toSorted())
    for (const { name, atOnce, later } of policies) {
      const told = factsOfPolicies[name]
      const isForAll = '*' in (told?.atOnce ?? {})
      const known = Object.keys(told?.atOnce ?? {}).filter((fact) => fact !== '*')

      if (isForAll) expect(atOnce, name).toEqual(expect.arrayContaining(known))
      else expect(known.toSorted(), name).toEqual(atOnce.toSorted())
      expect(Object.keys(told?.later ?? {}).toSorted(), name).toEqual(later.map(({ fact }) => fact).toSorted())
    }
  })
})

describe('the queries', () => {
  it('read models that exist, and each model is read by one of them', () => {
    const read = Object.values(readersOfQueries).flatMap(({ models: own = [] }) => own)
    // Who waits for a product is asked by the policy that tells them.
    const asked = readModels.map(({ name }) => name).filter((name) => name !== 'stockAlertList')

    expect([...new Set(read)].toSorted()).toEqual(asked.toSorted())
  })
})

describe('the screens', () => {
  it('give every command that a person can give', () => {
    const given = new Set(callsOfScreens().flatMap(({ calls }) => calls))
    const ungiven = Object.keys(factsOfCommands).filter((call) => !given.has(call))

    // The specification's own forms of calls that the site makes in another form.
    expect(ungiven).toEqual([
      'POST products/find/:slug',
      'POST customer/update/address/:addressId',
      'POST customer/delete/address/:addressId',
    ])
  })
})

// The table of causes is written by hand. This finds a fact that the code behind a call cannot record at all.
describe('the facts of a call', () => {
  const sources = new Map(
    globSync('{api,domain}/**/*.ts', { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !/\.test\.ts$|\/testing\/|^api\/(demo|programs)\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
  )
  const reachable = (start: string) => {
    const reached = new Set([start])
    for (const path of reached)
      for (const [, specifier = ''] of (sources.get(path) ?? '').matchAll(/(?:from |import\()'([#.][^']+)'/g)) {
        const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier.slice(1)
        if (sources.has(target)) reached.add(target)
      }
    return reached
  }

  it.each(Object.entries(factsOfCommands).filter(([, facts]) => facts.length > 0))(
    '%s can be recorded by it',
    (call, facts) => {
      expect(call in shopContract).toBe(true)
      const handlers = [...sources].filter(([path, text]) => path.startsWith('api/') && text.includes(`'${call}':`))
      const code = handlers.flatMap(([path]) => [...reachable(path)]).map((path) => sources.get(path) ?? '')

      expect(handlers.length, `${call} has a handler`).toBeGreaterThan(0)
      expect(facts.filter((fact) => !code.some((text) => text.includes(`'${fact}'`)))).toEqual([])
    },
  )
})
