import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { type EventStore, type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { everyFact } from '#api/eventStore/factsBetween.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { eraseAccount, reinstateAccount, suspendAccount } from '#domain/account/accountCommands.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { actsAsAdmin, adminRegistryStream } from '#domain/account/adminRegistryMachine.ts'
import { assignRole } from '#domain/account/assignRole.ts'
import { type Decision, fact } from '#domain/kernel/decision.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { openAdminRegistry } from './adminRegistry.ts'
import { syncAdminRegistry } from './syncAdminRegistry.ts'

const context = { by: { role: 'admin', id: 'themba' }, correlationId: 'any interleaving' } as const

let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder[Symbol.asyncDispose]())

const people = ['themba', 'thandi', 'amina']

/** A shop whose admins are Themba and Thandi; Amina is a customer. */
const openTestShop = async () => {
  const raw = await openSqliteEventStore(join(folder.path, `${randomUUID()}.sqlite`))
  /** A separate node with empty caches. */
  const node = (through: EventStore = raw) => {
    const ledger = openLedger(openEncryptedStore(through, openKeyring(openSecretStore(raw)), schemaOf))
    const adminRegistry = openAdminRegistry(ledger)
    return { ledger, adminRegistry, policy: syncAdminRegistry(ledger, adminRegistry) }
  }
  for (const name of people) {
    const person = { firstname: name, lastname: 'Daniels', email: `${name}@ekhaya.example` }
    const role = name === 'amina' ? 'Customer' : 'Admin'
    const facts = [fact('AccountOpened', person), fact('EmailVerified', person), fact('RoleGranted', { role })]
    await appendFacts(openEncryptedStore(raw, openKeyring(openSecretStore(raw)), schemaOf), accountStream(name), facts)
  }
  return { raw, node, [Symbol.asyncDispose]: () => raw.close() }
}

type TestShop = Awaited<ReturnType<typeof openTestShop>>
type TestNode = ReturnType<TestShop['node']>

const actions = {
  demote: (account: Account) => assignRole(account, 'Customer'),
  appoint: (account: Account) => assignRole(account, 'Admin'),
  suspend: (account: Account) => suspendAccount(account, 'lost her telephone'),
  reinstate: reinstateAccount,
  erase: eraseAccount,
} satisfies Record<string, (account: Account) => Decision<AccountFact, string>>

const ids = (facts: readonly StoredFact[]) => facts.map(({ type, data }) => [type, Object(data).customerId])

describe('the admin registry', () => {
  it('removes an admin before the role ends, and adds a new admin after the role is granted', async () => {
    await using shop = await openTestShop()
    const { adminRegistry } = shop.node()
    await adminRegistry.join('themba', context)
    await adminRegistry.change('amina', context, actions.appoint)
    await adminRegistry.change('amina', context, actions.suspend)
    await adminRegistry.change('amina', context, actions.reinstate)
    await adminRegistry.change('themba', context, actions.demote)

    expect(await adminRegistry.admins()).toEqual(['amina'])
    const written = (await Array.fromAsync(everyFact(shop.raw))).flat().slice(people.length * 3)
    expect(written.map(({ type, stream }) => `${type} ${stream}`)).toEqual([
      `AdminJoined ${adminRegistryStream}`,
      'RoleGranted account-amina',
      `AdminJoined ${adminRegistryStream}`,
      `AdminLeft ${adminRegistryStream}`,
      'AccountSuspended account-amina',
      'AccountReinstated account-amina',
      `AdminJoined ${adminRegistryStream}`,
      `AdminLeft ${adminRegistryStream}`,
      'RoleGranted account-themba',
    ])
  })

  it('keeps the last admin: demotion, suspension and erasure are refused', async () => {
    await using shop = await openTestShop()
    const { adminRegistry, ledger } = shop.node()
    await adminRegistry.join('themba', context)
    for (const action of [actions.demote, actions.suspend, actions.erase]) {
      expect(await adminRegistry.change('themba', context, action)).toEqual({ refusal: 'LastAdminStays' })
    }
    expect(await adminRegistry.leave('themba', context)).toEqual({ refusal: 'LastAdminStays' })
    expect((await ledger.load(accountMachine, accountStream('themba'))).revision).toBe(2)
  })

  it('does not change for commands on customers', async () => {
    await using shop = await openTestShop()
    const { adminRegistry } = shop.node()
    await adminRegistry.change('amina', context, actions.suspend)
    expect(await adminRegistry.leave('amina', context)).toBeUndefined()
    expect(await shop.raw.readStream(adminRegistryStream)).toEqual([])
  })

  it('does not change if the command is refused', async () => {
    await using shop = await openTestShop()
    const { adminRegistry } = shop.node()
    expect(await adminRegistry.change('nobody', context, actions.erase)).toEqual({ refusal: 'AccountNotFound' })
    expect(await adminRegistry.change('themba', context, actions.reinstate)).toEqual({ refusal: 'AccountIsInUse' })
    expect(await shop.raw.readStream(adminRegistryStream)).toEqual([])
  })

  it('runs a repeated command once', async () => {
    await using shop = await openTestShop()
    const { adminRegistry, ledger } = shop.node()
    for (const name of ['themba', 'thandi']) await adminRegistry.join(name, context)
    const idempotentContext = { ...context, command: 'press 1' }
    const first = await adminRegistry.change('thandi', idempotentContext, actions.suspend)
    expect(await adminRegistry.change('thandi', idempotentContext, actions.suspend)).toMatchObject({
      position: Object(first).position,
    })
    expect((await ledger.load(accountMachine, accountStream('thandi'))).revision).toBe(3)
    expect(await adminRegistry.admins()).toEqual(['themba'])
  })

  it('restores an admin whom a crash left unregistered, with a new `RoleGranted`', async () => {
    await using shop = await openTestShop()
    const { adminRegistry } = shop.node()
    for (const name of ['themba', 'thandi']) await adminRegistry.join(name, context)
    expect(await adminRegistry.leave('thandi', context)).toBeUndefined()
    await adminRegistry.join('thandi', context)
    expect(await adminRegistry.admins()).toEqual(['themba'])

    await adminRegistry.restore('thandi', context)
    await adminRegistry.restore('amina', context)
    expect(await adminRegistry.admins()).toEqual(['themba', 'thandi'])
    expect(ids(await shop.raw.readStream(adminRegistryStream)).at(-1)).toEqual(['AdminJoined', 'thandi'])
    expect((await shop.raw.readLast(accountStream('thandi')))?.type).toBe('RoleGranted')
  })
})

/** A store that delays the appends to one stream until `release` is called. */
const delayingStore = (raw: EventStore, delayedStream: string) => {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const append: EventStore['append'] = async (stream, ...args) => {
    if (stream === delayedStream) {
      arrived.resolve()
      await released.promise
    }
    return raw.append(stream, ...args)
  }
  return { store: { ...raw, append }, arrived: arrived.promise, release: released.resolve }
}

describe('a delayed command', () => {
  it('removes an admin who was restored meanwhile from the registry again before it ends the role', async () => {
    await using shop = await openTestShop()
    const { adminRegistry } = shop.node()
    for (const name of ['themba', 'thandi']) await adminRegistry.join(name, context)
    const { store, arrived, release } = delayingStore(shop.raw, accountStream('thandi'))
    const suspending = shop.node(store).adminRegistry.change('thandi', context, actions.suspend)
    await arrived
    await adminRegistry.restore('thandi', context)
    release()
    await suspending

    expect(await adminRegistry.admins()).toEqual(['themba'])
    expect(await adminRegistry.change('themba', context, actions.demote)).toEqual({ refusal: 'LastAdminStays' })
  })

  it('does not register an admin who was demoted meanwhile', async () => {
    await using shop = await openTestShop()
    const { adminRegistry } = shop.node()
    await adminRegistry.join('themba', context)
    const { store, arrived, release } = delayingStore(shop.raw, adminRegistryStream)
    const appointing = shop.node(store).adminRegistry.change('amina', context, actions.appoint)
    await arrived
    await adminRegistry.change('amina', context, actions.demote)
    release()
    await appointing

    expect(await adminRegistry.admins()).toEqual(['themba'])
    expect(await adminRegistry.change('themba', context, actions.demote)).toEqual({ refusal: 'LastAdminStays' })
  })
})

/** The outcome of an append: it succeeds, its answer is lost, or the node crashes before it. */
type AppendOutcome = 'done' | 'answerLost' | 'crashed'

/** A store in which the scheduler decides when each request and each answer arrives. */
const scheduled = (raw: EventStore, scheduler: fc.Scheduler, nextOutcome: () => AppendOutcome): EventStore => {
  const schedule = async <Answer>(name: string, send: () => Promise<Answer>) => {
    await scheduler.schedule(Promise.resolve(), `${name} asked`)
    const answer = await send()
    await scheduler.schedule(Promise.resolve(), `${name} answered`)
    return answer
  }
  return {
    ...raw,
    readStream: (...args) => schedule('read', () => raw.readStream(...args)),
    append: (...args) => {
      const outcome = nextOutcome()
      return schedule('append', async () => {
        if (outcome === 'crashed') throw new Error('The node crashed')
        const appended = await raw.append(...args)
        if (outcome === 'answerLost') throw new StoreUnavailable('The answer was lost')
        return appended
      })
    },
  }
}

describe('given any interleaving of commands on three nodes, with lost answers and crashes', () => {
  type Step = { node: number; who: string; action: keyof typeof actions | 'sync' | 'restore' }
  const step: fc.Arbitrary<Step> = fc.record({
    node: fc.nat(2),
    who: fc.constantFrom(...people),
    action: fc.constantFrom(
      ...(['demote', 'suspend', 'erase', 'appoint', 'reinstate', 'sync', 'restore'] as const),
      'demote',
      'suspend',
    ),
  })

  const roleGrantedOf = (who: string) =>
    ({ stream: accountStream(who), data: { customerId: who, role: 'Admin' } }) as StoredFact

  const takeStep = ({ adminRegistry, policy }: TestNode, { who, action }: Step): Promise<unknown> => {
    if (action === 'restore') return adminRegistry.restore(who, context)
    const reaction = policy.when['RoleGranted'] as (
      data: unknown,
      fact: StoredFact,
      by: typeof context,
    ) => Promise<unknown>
    return action === 'sync'
      ? reaction({}, roleGrantedOf(who), context)
      : adminRegistry.change(who, context, actions[action])
  }

  /** The number of active admins after each fact. */
  const activeAdmins = async (raw: EventStore) => {
    const accounts = new Map(
      people.map((name) => [accountStream(name), emptyRecord(accountMachine, accountStream(name))]),
    )
    const counts: number[] = []
    for (const stored of (await Array.fromAsync(everyFact(raw))).flat()) {
      const before = accounts.get(stored.stream)
      if (before) accounts.set(stored.stream, replay(accountMachine, stored.stream, [toRecordedFact(stored)], before))
      counts.push([...accounts.values()].filter(actsAsAdmin).length)
    }
    return { counts: counts.slice(people.length * 3), acting: [...accounts.values()].filter(actsAsAdmin) }
  }

  const run = async (scheduler: fc.Scheduler, isKnown: boolean, steps: Step[], fates: AppendOutcome[]) => {
    await using shop = await openTestShop()
    if (isKnown) for (const name of ['themba', 'thandi']) await shop.node().adminRegistry.join(name, context)
    const remainingOutcomes = fates.values()
    const nodes = Array.from({ length: 3 }, () =>
      shop.node(scheduled(shop.raw, scheduler, () => remainingOutcomes.next().value ?? 'done')),
    )
    const outcomes = steps.map((each) => takeStep(nodes[each.node] ?? shop.node(), each).catch(() => 'lost'))
    await scheduler.waitFor(Promise.all(outcomes))

    expect(Math.min(...(await activeAdmins(shop.raw)).counts, 9)).toBeGreaterThan(0)
    for (const who of people) await takeStep(shop.node(), { node: 0, who, action: 'sync' })
    for (const who of people) await takeStep(shop.node(), { node: 0, who, action: 'restore' })
    const { acting } = await activeAdmins(shop.raw)
    expect((await shop.node().adminRegistry.admins()).map(accountStream).toSorted()).toEqual(
      acting.map(({ stream }) => stream).toSorted(),
    )
  }

  it('there is always an active admin, and after the sync the registry contains exactly the active admins', async () => {
    const steps = fc.array(step, { minLength: 2, maxLength: 7 })
    const fates = fc.array(fc.constantFrom<AppendOutcome>('done', 'done', 'done', 'answerLost', 'crashed'), {
      maxLength: 8,
    })
    await fc.assert(fc.asyncProperty(fc.scheduler(), fc.boolean(), steps, fates, run), { numRuns: 150 })
  }, 60_000)
})
