import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAccountCreation } from '#api/account/accountCreation.ts'
import { holderOf } from '#api/account/emailHolders.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { openMail } from '#api/mail/openMail.ts'
import { openShop } from '#api/shop/openShop.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { outcome, testClient } from '#api/testing/testClient.ts'
import { testTokenSecret } from '#api/testing/testShop.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { adminRegistryStream } from '#domain/account/adminRegistryMachine.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'

const options = { email: 'thandi@ekhaya.example', password: 'Umbrella-7' }
const thandi = { firstname: 'Thandi', lastname: 'Ndlovu', email: options.email }
const context = { by: { role: 'system', id: 'test' }, correlationId: 'given' } as const

let shop: Awaited<ReturnType<typeof openEmptyShop>>

beforeEach(async () => {
  shop = await openEmptyShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

/** An empty shop on a random port. */
const openEmptyShop = async () => {
  const folder = await temporaryFolder()
  const lines: string[] = []
  const store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const nodes: { close(): Promise<void> }[] = []
  const open = async (name: string) => {
    const node = await openShop({
      store: { ...store, close: async () => undefined },
      readModelsFile: join(folder.path, `${name}.sqlite`),
      tokenSecret: testTokenSecret,
      terms: { fee: 6000, freeFrom: 25_000 },
      publicUrl: 'http://shop.test',
      limited: false,
      responseInterval: 0,
      mail: openMail({ outboxFile: join(folder.path, `${name}-outbox.sqlite`) }),
      log: openLog('info', { write: (line) => lines.push(line) }),
    })
    nodes.push(node)
    return node
  }
  const opened = await open('readModels')
  const server = createServer(opened.app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const guest = testClient(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)

  const idOf = async (email: string) => (await holderOf(opened, email)) ?? 'nobody'
  return {
    ...opened,
    guest,
    idOf,
    /** The messages of everything that the shop has logged. */
    messages: () => lines.map((line) => JSON.parse(line).msg as string),
    lines,
    accountOf: async (email: string) => opened.ledger.load(accountMachine, accountStream(await idOf(email))),
    givenFacts: async (email: string, ...facts: Fact[]) =>
      appendFacts(opened.store, accountStream(await idOf(email)), facts),
    login: (password = options.password) => guest('POST Login', { querydata: { email: options.email, password } }),
    open,
    store: opened.store,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      for (const node of nodes) await node.close()
      await store.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

describe('a shop without an admin', () => {
  it('opens the configured account as verified, and its owner signs in as an admin', async () => {
    await shop.firstAdmin(options)
    const { status, body } = await shop.login()
    expect([status, body.result]).toEqual([200, expect.objectContaining({ role: 'Admin', emailVerified: true })])
    const calls = (path: string) =>
      shop.guest.raw('GET', path, { headers: { authorization: `Bearer ${body.result.accessToken}` } })
    expect(outcome(await calls('customers/all'))).toEqual([200])
    expect(await shop.adminRegistry.admins()).toEqual([await shop.idOf(options.email)])
    expect(shop.messages()).toContain('The shop has its first admin: the account of ADMIN_EMAIL')
    expect(shop.lines.join()).not.toMatch(/umbrella|thandi/i)
  })

  it('logs how to create an admin if none is configured', async () => {
    await shop.firstAdmin(undefined)
    expect(shop.messages()).toEqual([
      'The shop has no admin. Start it once with ADMIN_EMAIL and ADMIN_PASSWORD, or sign up and run: npm run admin -- --email YOUR-ADDRESS',
    ])
  })

  it('opens one account if several nodes start at once', async () => {
    const other = await shop.open('otherNode')
    await Promise.all([
      shop.firstAdmin(options),
      other.firstAdmin(options),
      shop.firstAdmin(options),
      other.firstAdmin(options),
    ])
    await shop.caughtUp()
    expect(await shop.adminRegistry.admins()).toEqual([await shop.idOf(options.email)])
    const stream = accountStream(await shop.idOf(options.email))
    const facts = await shop.store.readStream(stream)
    expect(facts.map(({ type }) => type)).toEqual(['AccountOpened', 'EmailVerified', 'RoleGranted'])
    expect(outcome(await shop.login())).toEqual([200])
  })

  it('completes a start that a crash interrupted after the address was claimed', async () => {
    const claimed = 'claimed before the crash'
    const stream = await shop.emails.streamOf(options.email)
    await appendFacts(shop.store, stream, [fact('EmailProven', { customerId: claimed, others: [] })])
    await shop.firstAdmin(options)
    expect(await shop.adminRegistry.admins()).toEqual([claimed])
    expect(outcome(await shop.login())).toEqual([200])
  })

  it('grants the role to an existing account and keeps its password', async () => {
    const own = { ...thandi, customerId: 'thandi', password: 'Kettle-by-kettle', role: 'Customer' as const }
    await openAccountCreation(shop)(own, context)
    await shop.firstAdmin(options)
    expect(outcome(await shop.login())).toEqual([401, 'LoginFailed'])
    expect((await shop.login('Kettle-by-kettle')).body.result).toMatchObject({ role: 'Admin', firstname: 'Thandi' })
  })

  it('opens a new account if an attacker has signed up with the address, and voids that sign-up', async () => {
    const stranger = { ...thandi, firstname: 'Stranger', password: 'Waiting-for-it' }
    await shop.guest('POST signup', { querydata: stranger })
    const before = (await shop.login('Waiting-for-it')).body.result
    await shop.firstAdmin(options)
    await vi.waitFor(async () => {
      expect(await shop.ledger.load(accountMachine, accountStream(before.customerId))).toMatchObject({
        state: 'erased',
      })
    })

    const profile = await shop.guest('GET customer/profile', {}, { authorization: `Bearer ${before.accessToken}` })
    expect(outcome(profile)).toEqual([401, 'AuthRequired'])
    expect(outcome(await shop.login('Waiting-for-it'))).toEqual([401, 'LoginFailed'])
    expect((await shop.login()).body.result).toMatchObject({ role: 'Admin', firstname: 'Shop', emailVerified: true })
  })

  it('keeps the password of a customer who proves the address at the same time', async () => {
    await shop.guest('POST signup', { querydata: { ...thandi, password: 'Kettle-by-kettle' } })
    const customerId = await shop.idOf(options.email)
    const stream = await shop.emails.streamOf(options.email)
    await appendFacts(shop.store, stream, [fact('EmailProven', { customerId, others: [] })])
    await shop.firstAdmin(options)
    expect(outcome(await shop.login())).toEqual([401, 'LoginFailed'])
    expect((await shop.login('Kettle-by-kettle')).body.result).toMatchObject({ role: 'Admin', emailVerified: true })
  })

  it('does not appoint a suspended account, and logs a warning', async () => {
    await openAccountCreation(shop)(
      { ...thandi, customerId: 'thandi', password: options.password, role: 'Customer' },
      context,
    )
    await shop.givenFacts(options.email, fact('AccountSuspended', { reason: 'lost her telephone' }))
    await shop.firstAdmin(options)
    expect(await shop.adminRegistry.admins()).toEqual([])
    expect(shop.messages()).toEqual([
      'The shop has no admin: the account of ADMIN_EMAIL is suspended. Start it once with another address in ADMIN_EMAIL',
    ])
  })
})

describe('a shop with an admin', () => {
  it('does not change any account, whatever is configured', async () => {
    await shop.firstAdmin(options)
    await shop.firstAdmin({ email: 'stranger@ekhaya.example', password: 'Umbrella-8' })
    expect(await shop.idOf('stranger@ekhaya.example')).toBe('nobody')
    expect(await shop.adminRegistry.admins()).toEqual([await shop.idOf(options.email)])
  })

  it('registers the admins of a log from before the admin registry existed', async () => {
    const person = { firstname: 'Themba', lastname: 'Daniels', email: 'themba@ekhaya.example' }
    const granted = fact('RoleGranted', { role: 'Admin' })
    const facts = [fact('AccountOpened', person), fact('EmailVerified', person), granted]
    await appendFacts(shop.store, accountStream('themba'), facts)
    await shop.caughtUp()
    await shop.firstAdmin(options)
    expect(await shop.adminRegistry.admins()).toEqual(['themba'])
    expect(await shop.idOf(options.email)).toBe('nobody')
    expect(shop.messages()).toEqual([])
    expect((await shop.store.readStream(adminRegistryStream)).map(({ type }) => type)).toEqual(['AdminJoined'])
  })
})
