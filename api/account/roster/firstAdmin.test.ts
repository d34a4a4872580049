import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownerOf } from '#api/account/emails.ts'
import { opening } from '#api/account/opening.ts'
import { openPasswords } from '#api/account/secrets/keptPasswords.ts'
import { hashPassword } from '#api/account/secrets/passwords.ts'
import { appendFacts } from '#api/appendFacts.ts'
import { callsOf, outcome } from '#api/callsOf.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { tokenSecret } from '#api/givenShop.ts'
import { openLog } from '#api/log.ts'
import { openMail } from '#api/mail/openMail.ts'
import { openShop } from '#api/shop.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { rosterStream } from '#domain/account/rosterMachine.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'

const wish = { email: 'thandi@ekhaya.example', password: 'Umbrella-7' }
const thandi = { firstname: 'Thandi', lastname: 'Ndlovu', email: wish.email }
const deed = { by: { role: 'system', id: 'test' }, correlationId: 'given' } as const

let shop: Awaited<ReturnType<typeof openEmptyShop>>

beforeEach(async () => {
  shop = await openEmptyShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

/** A shop on a random port in which nobody has ever been. */
const openEmptyShop = async () => {
  const folder = await temporaryFolder()
  const lines: string[] = []
  const store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const nodes: { close(): Promise<void> }[] = []
  const open = async (name: string) => {
    const node = await openShop({
      store: { ...store, close: async () => undefined },
      readModels: join(folder.path, `${name}.sqlite`),
      tokenSecret,
      terms: { fee: 6000, freeFrom: 25_000 },
      publicUrl: 'http://shop.test',
      limited: false,
      beat: 0,
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
  const nobody = callsOf(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)

  const idOf = async (email: string) => (await ownerOf(opened.ledger, opened.emails, email)) ?? 'nobody'
  return {
    ...opened,
    nobody,
    idOf,
    /** Everything that the shop has logged, but for requests. */
    told: () => lines.map((line) => JSON.parse(line).msg as string),
    lines,
    accountOf: async (email: string) => opened.ledger.load(accountMachine, accountStream(await idOf(email))),
    happened: async (email: string, ...facts: Fact[]) =>
      appendFacts(opened.store, accountStream(await idOf(email)), facts),
    login: (password = wish.password) => nobody('POST Login', { querydata: { email: wish.email, password } }),
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
  it('opens the account that is wished for, verified, and its owner signs in as an admin', async () => {
    await shop.firstAdmin(wish)
    const { status, body } = await shop.login()
    expect([status, body.result]).toEqual([200, expect.objectContaining({ role: 'Admin', emailVerified: true })])
    const calls = (path: string) =>
      shop.nobody.raw('GET', path, { headers: { authorization: `Bearer ${body.result.accessToken}` } })
    expect(outcome(await calls('customers/all'))).toEqual([200])
    expect(await shop.roster.admins()).toEqual([await shop.idOf(wish.email)])
    expect(shop.told()).toContain('The shop has its first admin: the account of ADMIN_EMAIL')
    expect(shop.lines.join()).not.toMatch(/umbrella|thandi/i)
  })

  it('tells how one is made where none is wished for', async () => {
    await shop.firstAdmin(undefined)
    expect(shop.told()).toEqual([
      'The shop has no admin. Start it once with ADMIN_EMAIL and ADMIN_PASSWORD, or sign up and run: npm run admin -- --email YOUR-ADDRESS',
    ])
  })

  it('makes one account of it, however many nodes start at once', async () => {
    const other = await shop.open('otherNode')
    await Promise.all([shop.firstAdmin(wish), other.firstAdmin(wish), shop.firstAdmin(wish), other.firstAdmin(wish)])
    await shop.caughtUp()
    expect(await shop.roster.admins()).toEqual([await shop.idOf(wish.email)])
    const stream = accountStream(await shop.idOf(wish.email))
    const facts = await shop.store.readStream(stream)
    expect(facts.map(({ type }) => type)).toEqual(['AccountOpened', 'EmailVerified', 'RoleGranted'])
    expect(outcome(await shop.login())).toEqual([200])
  })

  it('finishes what a crash left after the address was claimed', async () => {
    const claimed = 'claimed before the crash'
    const stream = await shop.emails.streamOf(wish.email)
    await appendFacts(shop.store, stream, [fact('EmailClaimed', { customerId: claimed })])
    await shop.firstAdmin(wish)
    expect(await shop.roster.admins()).toEqual([claimed])
    expect(outcome(await shop.login())).toEqual([200])
  })

  it('grants the role to an account that is there, and leaves its password', async () => {
    const own = { ...thandi, customerId: 'thandi', password: 'Kettle-by-kettle', role: 'Customer' as const }
    await opening(shop)(own, deed)
    await shop.firstAdmin(wish)
    expect(outcome(await shop.login())).toEqual([401, 'LoginFailed'])
    expect((await shop.login('Kettle-by-kettle')).body.result).toMatchObject({ role: 'Admin', firstname: 'Thandi' })
  })

  it('takes over an account that a stranger opened with the address, but nobody has verified', async () => {
    const stranger = { ...thandi, firstname: 'Stranger', password: 'Waiting-for-it' }
    await shop.nobody('POST signup', { querydata: stranger })
    const before = (await shop.login('Waiting-for-it')).body.result
    await shop.firstAdmin(wish)

    const profile = await shop.nobody('GET customer/profile', {}, { authorization: `Bearer ${before.accessToken}` })
    expect(outcome(profile)).toEqual([401, 'AuthRequired'])
    expect(outcome(await shop.login('Waiting-for-it'))).toEqual([401, 'LoginFailed'])
    expect((await shop.login()).body.result).toMatchObject({ role: 'Admin', firstname: 'Shop', emailVerified: true })
  })

  it('leaves the password of whoever proves the address at that very moment', async () => {
    await shop.nobody('POST signup', { querydata: { ...thandi, password: 'Kettle-by-kettle' } })
    const customerId = await shop.idOf(wish.email)
    const passwords = openPasswords(shop.vault)
    await passwords.set(customerId, await hashPassword('Kettle-by-kettle'))
    await shop.firstAdmin(wish)
    expect(outcome(await shop.login())).toEqual([401, 'LoginFailed'])
    expect((await shop.login('Kettle-by-kettle')).body.result).toMatchObject({ role: 'Admin', emailVerified: true })
  })

  it('does not count on an account that is suspended, and says so', async () => {
    await opening(shop)({ ...thandi, customerId: 'thandi', password: wish.password, role: 'Customer' }, deed)
    await shop.happened(wish.email, fact('AccountSuspended', { reason: 'lost her telephone' }))
    await shop.firstAdmin(wish)
    expect(await shop.roster.admins()).toEqual([])
    expect(shop.told()).toEqual([
      'The shop has no admin: the account of ADMIN_EMAIL is suspended. Start it once with another address in ADMIN_EMAIL',
    ])
  })
})

describe('a shop with an admin', () => {
  it('leaves accounts alone, whatever is wished for', async () => {
    await shop.firstAdmin(wish)
    await shop.firstAdmin({ email: 'stranger@ekhaya.example', password: 'Umbrella-8' })
    expect(await shop.idOf('stranger@ekhaya.example')).toBe('nobody')
    expect(await shop.roster.admins()).toEqual([await shop.idOf(wish.email)])
  })

  it('knows the admins of a log that was written before there was a roster', async () => {
    const person = { firstname: 'Themba', lastname: 'Daniels', email: 'themba@ekhaya.example' }
    const granted = fact('RoleGranted', { role: 'Admin' })
    const facts = [fact('AccountOpened', person), fact('EmailVerified', person), granted]
    await appendFacts(shop.store, accountStream('themba'), facts)
    await shop.caughtUp()
    await shop.firstAdmin(wish)
    expect(await shop.roster.admins()).toEqual(['themba'])
    expect(await shop.idOf(wish.email)).toBe('nobody')
    expect(shop.told()).toEqual([])
    expect((await shop.store.readStream(rosterStream)).map(({ type }) => type)).toEqual(['AdminJoined'])
  })
})
