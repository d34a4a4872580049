import { describe, expect, it, onTestFinished } from 'vitest'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { openLog } from '#api/log.ts'
import { openFakeClock } from '#api/policies/testing/fakeClock.ts'
import { runPolicies } from '#api/policies/testing/porterFixture.ts'
import { fact } from '#domain/kernel/decision.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { openSmtpMailer } from './smtpMailer.ts'
import { crashOnce } from './testing/crashOnce.ts'
import { givenMail } from './testing/mailFixture.ts'
import { givenMailServer } from './testing/mailServer.ts'

const nomsa = 'nomsa@ekhya.example'
const sipho = 'sipho@ekhaya.example'
const changed = fact('PasswordReset', {})
const forSignup = fact('OtpIssued', { purpose: 'signup' as const, id: 'of-a-code' })
const mistyped: [number, string] = [450, '4.1.2 <nomsa@ekhya.example>: Domain not found']
const timer = 'sendMailAgain-MailPutOff-after-120'

/** Two customers, Nomsa with a mistyped address and Sipho after her, a mailer by SMTP and a fake clock. */
const givenTwoCustomers = async (
  replies: Parameters<typeof givenMailServer>[0],
  cause: typeof changed | typeof forSignup,
) => {
  const post = await givenMail()
  const server = await givenMailServer(replies)
  const clock = openFakeClock(monday)
  onTestFinished(async () => {
    await server[Symbol.asyncDispose]()
    await post[Symbol.asyncDispose]()
  })
  const lines: string[] = []
  const log = openLog('warn', { write: (line) => lines.push(line) })
  const opens = (ledger = (own: Ledger) => own) => {
    const mailer = openSmtpMailer({ url: server.url })
    const shop = runPolicies(post.store, post.policies({ mailer, log, ledger, now: clock.now }), clock)
    const closes = async () => {
      await shop.stop()
      mailer.close()
    }
    onTestFinished(closes)
    return { ...shop, closes }
  }
  const passes = (seconds: number) => {
    post.advance(seconds)
    clock.advance(seconds)
  }

  await post.given.account('nomsa', 'Nomsa', nomsa)
  await post.given.account('sipho', 'Sipho', sipho)
  const first = await post.given.facts('account-nomsa', cause)
  await post.given.facts('account-sipho', cause)
  const arrived = () => server.received.map(({ to }) => to.join())
  const noted = async () => (await post.mailFactsOf(first)).map(({ type }) => type)
  /** Waits until Nomsa's mail is scheduled for a retry. */
  const waits = () => eventually(() => expect(clock.waiterCount()).toBe(1))
  return { post, server, lines, opens, first, arrived, noted, waits, passes }
}

/** Nomsa's mailbox: replies with a temporary failure until `accept` is called. */
const putOffMailbox = (reply: [number, string]) => {
  let isPuttingOff = true
  let times = 0
  const answer = (to?: string) => {
    if (to !== nomsa || !isPuttingOff) return undefined
    times += 1
    return reply
  }
  return { answer, times: () => times, accept: () => (isPuttingOff = false) }
}

describe('a mail that is put off', () => {
  it.each<[string, 'recipient' | 'content', [number, string]]>([
    ['at its recipient', 'recipient', mistyped],
    ['at its content', 'content', [452, '4.2.2 The mailbox is full']],
  ])('%s delays no other mail, and is sent as soon as the server accepts it', async (_where, step, reply) => {
    const mailbox = putOffMailbox(reply)
    const { lines, opens, arrived, noted, waits, passes } = await givenTwoCustomers({ [step]: mailbox.answer }, changed)
    opens()
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await waits()
    expect(mailbox.times()).toBe(1)
    expect(await noted()).toEqual(['MailPutOff'])

    mailbox.accept()
    passes(120)
    await eventually(() => expect(arrived()).toEqual([sipho, nomsa]))
    await eventually(async () => expect(await noted()).toEqual(['MailPutOff', 'MailSent']))
    expect(lines).toEqual([])
  })

  it('is tried every two minutes, ten times in all, and is then recorded as refused and logged once', async () => {
    const mailbox = putOffMailbox(mistyped)
    const { post, lines, opens, first, arrived, waits, passes } = await givenTwoCustomers(
      { recipient: mailbox.answer },
      changed,
    )
    const { states } = opens()
    for (let tries = 1; tries < 10; tries += 1) {
      await waits()
      passes(119)
      await waits()
      expect(mailbox.times()).toBe(tries)
      expect(lines).toEqual([])
      passes(1)
    }

    const subject = 'Your password for Ekhaya was changed'
    const why = 'The mail server put it off: 450 4.1.2'
    const data = { kind: 'passwordChanged', customerId: 'nomsa', about: 'account-nomsa', subject, why }
    const putOffs = Array.from({ length: 9 }, (_, index) => ({
      type: 'MailPutOff',
      data: { ...data, tries: index + 1 },
    }))
    await eventually(async () =>
      expect(await post.mailFactsOf(first)).toEqual([...putOffs, { type: 'MailRefused', data }]),
    )
    expect(mailbox.times()).toBe(10)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`"why":"${why}","msg":"A mail was refused for good"`)
    expect(lines[0]).not.toContain(nomsa)
    expect(arrived()).toEqual([sipho])
    expect(states().filter(({ failing }) => failing)).toEqual([])
  })

  it('is not lost if the shop closes meanwhile, and is sent once', async () => {
    const mailbox = putOffMailbox(mistyped)
    const { post, opens, arrived, noted, waits, passes } = await givenTwoCustomers(
      { recipient: mailbox.answer },
      changed,
    )
    const before = opens()
    await waits()
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await before.closes()

    mailbox.accept()
    passes(86_400)
    const { state } = opens()
    const head = await post.store.head()
    await eventually(() => expect(state(timer)?.position).toBeGreaterThanOrEqual(head))
    expect(arrived()).toEqual([sipho, nomsa])
    expect(await noted()).toEqual(['MailPutOff', 'MailSent'])
  })

  it('is refused at its next attempt if its customer was erased in the meantime', async () => {
    const mailbox = putOffMailbox(mistyped)
    const { post, opens, first, waits, passes } = await givenTwoCustomers({ recipient: mailbox.answer }, changed)
    opens()
    await waits()
    await post.given.facts('account-nomsa', fact('AccountErased', {}))
    passes(120)
    const why = 'Nobody has this account'
    await eventually(async () =>
      expect((await post.mailFactsOf(first))[1]).toMatchObject({ type: 'MailRefused', data: { why } }),
    )
    expect(mailbox.times()).toBe(1)
  })
})

/** A ledger whose node crashes once while it records an attempt of Nomsa's mail. */
const crashingAtNote = (when: string, at: number) => (own: Ledger) =>
  ({ ...own, handle: crashOnce(when, own.handle, at) }) as Ledger

describe('a mail that is put off is tried once for each recorded attempt', () => {
  it.each([
    ['before', 2],
    ['after', 1],
  ])('if the node crashes just %s the first attempt is recorded, it is tried %d times', async (when, times) => {
    const mailbox = putOffMailbox(mistyped)
    const { opens, arrived, noted, waits } = await givenTwoCustomers({ recipient: mailbox.answer }, changed)
    opens(crashingAtNote(when, 1))
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await waits()
    expect(mailbox.times()).toBe(times)
    expect(await noted()).toEqual(['MailPutOff'])
  })

  it.each([
    ['before', 2],
    ['after', 1],
  ])('if the node crashes just %s the last attempt is recorded, it is sent %d times', async (when, times) => {
    const mailbox = putOffMailbox(mistyped)
    const { post, server, opens, first, arrived, noted, waits, passes } = await givenTwoCustomers(
      { recipient: mailbox.answer },
      changed,
    )
    const { state } = opens(crashingAtNote(when, 3))
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await waits()
    mailbox.accept()
    passes(120)
    await eventually(async () => expect(await noted()).toEqual(['MailPutOff', 'MailSent']))
    const head = await post.store.head()
    await eventually(() => expect(state(timer)?.position).toBeGreaterThanOrEqual(head))

    const hers = server.received.filter(({ to }) => to.join() === nomsa)
    const ids = hers.map(({ source }) => /^Message-ID: (.*)\r$/im.exec(source)?.[1])
    expect(ids).toEqual(Array(times).fill(`<${first.id}@ekhaya.example>`))
    expect(await noted()).toEqual(['MailPutOff', 'MailSent'])
  })
})

describe('a one-time password that is put off', () => {
  it('is tried every two minutes while it is valid, and not after it has expired', async () => {
    const mailbox = putOffMailbox([450, '4.2.0 Greylisted'])
    const { post, opens, first, waits, passes } = await givenTwoCustomers({ recipient: mailbox.answer }, forSignup)
    opens()
    for (let minutes = 0; minutes < 10; minutes += 2) {
      await waits()
      passes(120)
    }
    await waits()
    expect(mailbox.times()).toBe(6)
    passes(120)
    const why = 'Its code was over before it could be sent'
    await eventually(async () =>
      expect((await post.mailFactsOf(first)).at(-1)).toMatchObject({ type: 'MailRefused', data: { why } }),
    )
    expect(mailbox.times()).toBe(6)
  })

  it('is not tried again once a newer one was requested', async () => {
    const mailbox = putOffMailbox([450, '4.2.0 Greylisted'])
    const { post, opens, first, arrived, waits, passes } = await givenTwoCustomers(
      { recipient: mailbox.answer },
      forSignup,
    )
    opens()
    await waits()
    mailbox.accept()
    await post.given.facts('account-nomsa', forSignup)
    await eventually(() => expect(arrived()).toEqual([sipho, nomsa]))
    passes(120)
    const why = 'Its code was replaced or used before it could be sent'
    await eventually(async () =>
      expect((await post.mailFactsOf(first))[1]).toMatchObject({ type: 'MailRefused', data: { why } }),
    )
    expect(arrived()).toEqual([sipho, nomsa])
  })
})

describe('a failure of the mail server', () => {
  it('delays all mails, also those that were put off, and each is sent once when it ends', async () => {
    let isClosed = false
    const sender = (): [number, string] | undefined => (isClosed ? [451, '4.3.0 Later'] : undefined)
    const mailbox = putOffMailbox(mistyped)
    const { post, opens, arrived, noted, waits, passes } = await givenTwoCustomers(
      { sender, recipient: mailbox.answer },
      changed,
    )
    const { state, states } = opens()
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await waits()

    isClosed = true
    mailbox.accept()
    await post.given.facts('account-amina', changed)
    passes(120)
    await eventually(() => expect(states().filter(({ failing }) => failing)).toHaveLength(2))
    expect(await noted()).toEqual(['MailPutOff'])

    isClosed = false
    const head = await post.store.head()
    for (const name of ['sendMail', timer]) {
      await eventually(() => expect(state(name)?.position).toBeGreaterThanOrEqual(head))
    }
    await eventually(async () => expect(await noted()).toEqual(['MailPutOff', 'MailSent']))
    expect(states().filter(({ failing }) => failing)).toEqual([])
    expect(arrived().toSorted()).toEqual(['amina@ekhaya.example', nomsa, sipho])
  })
})
