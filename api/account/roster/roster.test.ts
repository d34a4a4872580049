import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendFacts } from '#api/appendFacts.ts'
import { type EventStore, type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { everyFact } from '#api/eventStore/factsBetween.ts'
import { happened, openLedger } from '#api/eventStore/handle.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { eraseAccount, reinstateAccount, suspendAccount } from '#domain/account/accountCommands.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { appoint } from '#domain/account/appointing.ts'
import { actsAsAdmin, rosterStream } from '#domain/account/rosterMachine.ts'
import { keepingOf } from '#domain/facts.ts'
import { type Decision, fact } from '#domain/kernel/decision.ts'
import { replay, unwritten } from '#domain/kernel/replay.ts'
import { openRoster } from './roster.ts'
import { keepRoster } from './rosterKept.ts'

const deed = { by: { role: 'admin', id: 'themba' }, correlationId: 'any order of things' } as const

let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder[Symbol.asyncDispose]())

const people = ['themba', 'thandi', 'amina']

/** A shop whose admins are Themba and Thandi; Amina is a customer. */
const openHouse = async () => {
  const raw = await openSqliteEventStore(join(folder.path, `${randomUUID()}.sqlite`))
  /** A node of its own, that remembers nothing of the others. */
  const node = (through: EventStore = raw) => {
    const ledger = openLedger(openSealedStore(through, openKeyring(openVault(raw)), keepingOf))
    const roster = openRoster(ledger)
    return { ledger, roster, policy: keepRoster(ledger, roster) }
  }
  for (const name of people) {
    const person = { firstname: name, lastname: 'Daniels', email: `${name}@ekhaya.example` }
    const role = name === 'amina' ? 'Customer' : 'Admin'
    const facts = [fact('AccountOpened', person), fact('EmailVerified', person), fact('RoleGranted', { role })]
    await appendFacts(openSealedStore(raw, openKeyring(openVault(raw)), keepingOf), accountStream(name), facts)
  }
  return { raw, node, [Symbol.asyncDispose]: () => raw.close() }
}

type House = Awaited<ReturnType<typeof openHouse>>
type HouseNode = ReturnType<House['node']>

const actions = {
  demote: (account: Account) => appoint(account, 'Customer'),
  appoint: (account: Account) => appoint(account, 'Admin'),
  suspend: (account: Account) => suspendAccount(account, 'lost her telephone'),
  reinstate: reinstateAccount,
  erase: eraseAccount,
} satisfies Record<string, (account: Account) => Decision<AccountFact, string>>

const ids = (facts: readonly StoredFact[]) => facts.map(({ type, data }) => [type, Object(data).customerId])

describe('the roster', () => {
  it('follows what is done to admins: whoever stops leaves first, whoever begins joins afterwards', async () => {
    await using house = await openHouse()
    const { roster } = house.node()
    await roster.join('themba', deed)
    await roster.change('amina', deed, actions.appoint)
    await roster.change('amina', deed, actions.suspend)
    await roster.change('amina', deed, actions.reinstate)
    await roster.change('themba', deed, actions.demote)

    expect(await roster.admins()).toEqual(['amina'])
    const written = (await Array.fromAsync(everyFact(house.raw))).flat().slice(people.length * 3)
    expect(written.map(({ type, stream }) => `${type} ${stream}`)).toEqual([
      `AdminJoined ${rosterStream}`,
      'RoleGranted account-amina',
      `AdminJoined ${rosterStream}`,
      `AdminLeft ${rosterStream}`,
      'AccountSuspended account-amina',
      'AccountReinstated account-amina',
      `AdminJoined ${rosterStream}`,
      `AdminLeft ${rosterStream}`,
      'RoleGranted account-themba',
    ])
  })

  it('keeps the last one, whatever is to become of them', async () => {
    await using house = await openHouse()
    const { roster, ledger } = house.node()
    await roster.join('themba', deed)
    for (const action of [actions.demote, actions.suspend, actions.erase]) {
      expect(await roster.change('themba', deed, action)).toEqual({ refusal: 'LastAdminStays' })
    }
    expect(await roster.leave('themba', deed)).toEqual({ refusal: 'LastAdminStays' })
    expect((await ledger.load(accountMachine, accountStream('themba'))).revision).toBe(2)
  })

  it('has nothing to do with customers', async () => {
    await using house = await openHouse()
    const { roster } = house.node()
    await roster.change('amina', deed, actions.suspend)
    expect(await roster.leave('amina', deed)).toBeUndefined()
    expect(await house.raw.readStream(rosterStream)).toEqual([])
  })

  it('changes nothing where the command says no', async () => {
    await using house = await openHouse()
    const { roster } = house.node()
    expect(await roster.change('nobody', deed, actions.erase)).toEqual({ refusal: 'AccountNotFound' })
    expect(await roster.change('themba', deed, actions.reinstate)).toEqual({ refusal: 'AccountIsInUse' })
    expect(await house.raw.readStream(rosterStream)).toEqual([])
  })

  it('carries out a repeated command once', async () => {
    await using house = await openHouse()
    const { roster, ledger } = house.node()
    for (const name of ['themba', 'thandi']) await roster.join(name, deed)
    const once = { ...deed, command: 'press 1' }
    const first = await roster.change('thandi', once, actions.suspend)
    expect(await roster.change('thandi', once, actions.suspend)).toMatchObject({ position: Object(first).position })
    expect((await ledger.load(accountMachine, accountStream('thandi'))).revision).toBe(3)
    expect(await roster.admins()).toEqual(['themba'])
  })

  it('takes somebody back whom a crash left off it, and stops what was on its way', async () => {
    await using house = await openHouse()
    const { roster } = house.node()
    for (const name of ['themba', 'thandi']) await roster.join(name, deed)
    expect(await roster.leave('thandi', deed)).toBeUndefined()
    await roster.join('thandi', deed)
    expect(await roster.admins()).toEqual(['themba'])

    await roster.takeBack('thandi', deed)
    await roster.takeBack('amina', deed)
    expect(await roster.admins()).toEqual(['themba', 'thandi'])
    expect(ids(await house.raw.readStream(rosterStream)).at(-1)).toEqual(['AdminJoined', 'thandi'])
    expect((await house.raw.readLast(accountStream('thandi')))?.type).toBe('RoleGranted')
  })
})

/** A store that holds the appends to one stream back until it is released. */
const holding = (raw: EventStore, held: string) => {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const append: EventStore['append'] = async (stream, ...asked) => {
    if (stream === held) {
      arrived.resolve()
      await released.promise
    }
    return raw.append(stream, ...asked)
  }
  return { store: { ...raw, append }, arrived: arrived.promise, release: released.resolve }
}

describe('somebody who is slow', () => {
  it('does not end an admin who was put back on the roster meanwhile, but has them leave it again', async () => {
    await using house = await openHouse()
    const { roster } = house.node()
    for (const name of ['themba', 'thandi']) await roster.join(name, deed)
    const { store, arrived, release } = holding(house.raw, accountStream('thandi'))
    const suspending = house.node(store).roster.change('thandi', deed, actions.suspend)
    await arrived
    await roster.takeBack('thandi', deed)
    release()
    await suspending

    expect(await roster.admins()).toEqual(['themba'])
    expect(await roster.change('themba', deed, actions.demote)).toEqual({ refusal: 'LastAdminStays' })
  })

  it('does not put on the roster who was made an admin, and then no admin any more', async () => {
    await using house = await openHouse()
    const { roster } = house.node()
    await roster.join('themba', deed)
    const { store, arrived, release } = holding(house.raw, rosterStream)
    const appointing = house.node(store).roster.change('amina', deed, actions.appoint)
    await arrived
    await roster.change('amina', deed, actions.demote)
    release()
    await appointing

    expect(await roster.admins()).toEqual(['themba'])
    expect(await roster.change('themba', deed, actions.demote)).toEqual({ refusal: 'LastAdminStays' })
  })
})

/** What becomes of an append: it is done, its answer is lost, or the node dies before it. */
type Fate = 'done' | 'unheard' | 'dead'

/** The store, where the scheduler says when each question arrives and when each answer does. */
const scheduled = (raw: EventStore, scheduler: fc.Scheduler, fate: () => Fate): EventStore => {
  const onItsWay = async <Answer>(name: string, ask: () => Promise<Answer>) => {
    await scheduler.schedule(Promise.resolve(), `${name} asked`)
    const answer = await ask()
    await scheduler.schedule(Promise.resolve(), `${name} answered`)
    return answer
  }
  return {
    ...raw,
    readStream: (...asked) => onItsWay('read', () => raw.readStream(...asked)),
    append: (...asked) => {
      const mine = fate()
      return onItsWay('append', async () => {
        if (mine === 'dead') throw new Error('The node died')
        const appended = await raw.append(...asked)
        if (mine === 'unheard') throw new StoreUnavailable('The answer was lost')
        return appended
      })
    },
  }
}

describe('whoever does what to whom, in whatever order it arrives, and whoever dies half-way', () => {
  type Step = { node: number; who: string; action: keyof typeof actions | 'keep' | 'takeBack' }
  const step: fc.Arbitrary<Step> = fc.record({
    node: fc.nat(2),
    who: fc.constantFrom(...people),
    action: fc.constantFrom(
      ...(['demote', 'suspend', 'erase', 'appoint', 'reinstate', 'keep', 'takeBack'] as const),
      'demote',
      'suspend',
    ),
  })

  const at = (who: string) => ({ stream: accountStream(who), data: { customerId: who, role: 'Admin' } }) as StoredFact

  const taken = ({ roster, policy }: HouseNode, { who, action }: Step): Promise<unknown> => {
    if (action === 'takeBack') return roster.takeBack(who, deed)
    const reaction = policy.when['RoleGranted'] as (
      data: unknown,
      fact: StoredFact,
      by: typeof deed,
    ) => Promise<unknown>
    return action === 'keep' ? reaction({}, at(who), deed) : roster.change(who, deed, actions[action])
  }

  /** How many acted as admins after each fact. */
  const actingIn = async (raw: EventStore) => {
    const accounts = new Map(
      people.map((name) => [accountStream(name), unwritten(accountMachine, accountStream(name))]),
    )
    const counts: number[] = []
    for (const stored of (await Array.fromAsync(everyFact(raw))).flat()) {
      const before = accounts.get(stored.stream)
      if (before) accounts.set(stored.stream, replay(accountMachine, stored.stream, [happened(stored)], before))
      counts.push([...accounts.values()].filter(actsAsAdmin).length)
    }
    return { counts: counts.slice(people.length * 3), acting: [...accounts.values()].filter(actsAsAdmin) }
  }

  const run = async (scheduler: fc.Scheduler, isKnown: boolean, steps: Step[], fates: Fate[]) => {
    await using house = await openHouse()
    if (isKnown) for (const name of ['themba', 'thandi']) await house.node().roster.join(name, deed)
    const dealt = fates.values()
    const nodes = Array.from({ length: 3 }, () =>
      house.node(scheduled(house.raw, scheduler, () => dealt.next().value ?? 'done')),
    )
    const told = steps.map((each) => taken(nodes[each.node] ?? house.node(), each).catch(() => 'lost'))
    await scheduler.waitFor(Promise.all(told))

    expect(Math.min(...(await actingIn(house.raw)).counts, 9)).toBeGreaterThan(0)
    for (const who of people) await taken(house.node(), { node: 0, who, action: 'keep' })
    for (const who of people) await taken(house.node(), { node: 0, who, action: 'takeBack' })
    const { acting } = await actingIn(house.raw)
    expect((await house.node().roster.admins()).map(accountStream).toSorted()).toEqual(
      acting.map(({ stream }) => stream).toSorted(),
    )
  }

  it('somebody always acts as an admin, and in the end the roster is those who do', async () => {
    const steps = fc.array(step, { minLength: 2, maxLength: 7 })
    const fates = fc.array(fc.constantFrom<Fate>('done', 'done', 'done', 'unheard', 'dead'), { maxLength: 8 })
    await fc.assert(fc.asyncProperty(fc.scheduler(), fc.boolean(), steps, fates, run), { numRuns: 150 })
  }, 60_000)
})
