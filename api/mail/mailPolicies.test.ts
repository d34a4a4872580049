import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { otpCode } from '#api/account/secrets/otpCode.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { openLog } from '#api/log.ts'
import { openPolicies } from '#api/policies/policies.ts'
import { runUntilHead } from '#api/policies/testing/runUntilHead.ts'
import type { AccountFact, Role } from '#domain/account/accountEvents.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { aminasOrder } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import type { Mailer } from './mailer.ts'
import { openSmtpMailer } from './smtpMailer.ts'
import { crashOnce } from './testing/crashOnce.ts'
import { givenMail } from './testing/mailFixture.ts'
import { givenMailServer } from './testing/mailServer.ts'

const amina = 'account-amina'
const order = 'order-aminas-order'
const forSignup = fact('OtpIssued', { purpose: 'signup' as const, id: 'of-a-code' })
const forReset = fact('OtpIssued', { purpose: 'reset' as const, id: 'of-another' })
const changed = fact('PasswordReset', {})
const placed = fact('OrderPlaced', aminasOrder)
const confirmed = fact('OrderConfirmed', {})
const shipped = [placed, confirmed, fact('ProcessingStarted', {}), fact('OrderDispatched', {})]
const canceled = fact('OrderCanceled', { reason: 'found it cheaper' })
const erased = fact('AccountErased', {})
const suspended = fact('AccountSuspended', { reason: 'two accounts' })
const reinstated = fact('AccountReinstated', {})
const granted = (role: Role) => fact('RoleGranted', { role })

const codeOf = (otpId: string) => otpCode('a secret that is known to the tests only', otpId)

type MailFixture = Awaited<ReturnType<typeof givenMail>>

const subjects = ({ outbox }: MailFixture, to?: string) => outbox.sent(to).map(({ subject }) => subject)

describe('a customer gets a mail', () => {
  it.each<[kind: string, subject: string, stream: string, facts: Fact[]]>([
    ['otp', 'Verify your e-mail address for Ekhaya', amina, [forSignup]],
    ['otp', 'Choose a new password for Ekhaya', amina, [forReset]],
    ['accountExists', 'You already have an account at Ekhaya', amina, [fact('SignupRepeated', {})]],
    ['passwordChanged', 'Your password for Ekhaya was changed', amina, [changed]],
    ['orderPlaced', 'Thank you for your order EK-7F3K-92QD', order, [placed, confirmed]],
  ])('%s: %s', async (kind, subject, stream, facts) => {
    await using fixture = await givenMail()
    const cause = await fixture.given.facts(stream, ...facts)

    await runUntilHead(fixture, fixture.policy())

    expect(fixture.outbox.sent()).toMatchObject([{ to: 'amina@ekhaya.example', subject }])
    const noted = { kind, customerId: 'amina', about: stream, subject }
    expect(await fixture.mailFactsOf(cause)).toEqual([{ type: 'MailSent', data: noted }])
  })

  it.each<[kind: string, subject: string, before: Fact[], done: AccountFact, expected: string]>([
    ['accountSuspended', 'Your account at Ekhaya is suspended', [], suspended, 'The reason: two accounts'],
    ['accountReinstated', 'Your account at Ekhaya is open again', [suspended], reinstated, 'you can log in again'],
    ['roleChanged', 'You are now an admin at Ekhaya', [], granted('Admin'), 'look after products'],
    ['roleChanged', 'You are no longer an admin at Ekhaya', [granted('Admin')], granted('Customer'), 'a customer here'],
  ])('by an admin, %s: %s', async (kind, subject, before, done, expected) => {
    await using fixture = await givenMail()
    if (before.length > 0) await fixture.given.facts(amina, ...before)
    const cause = await fixture.given.byAdmin('amina', done)

    await runUntilHead(fixture, fixture.policy())

    const text = expect.stringContaining(expected)
    expect(fixture.outbox.sent()).toMatchObject([{ to: 'amina@ekhaya.example', subject, text }])
    const noted = { kind, customerId: 'amina', about: amina, subject }
    expect(await fixture.mailFactsOf(cause)).toEqual([{ type: 'MailSent', data: noted }])
  })

  it('when a parcel is dispatched, and when it is delivered', async () => {
    await using fixture = await givenMail()
    await fixture.given.facts(order, ...shipped, fact('OrderDelivered', { signedBy: 'Gogo Rhulani' }))
    await runUntilHead(fixture, fixture.policy())
    expect(subjects(fixture)).toEqual([
      'Your order EK-7F3K-92QD was delivered',
      'Your order EK-7F3K-92QD is on its way',
      'Thank you for your order EK-7F3K-92QD',
    ])
    expect(fixture.outbox.sent()[0]?.text).toContain('Gogo Rhulani signed for it.')
  })

  it('about a canceled order, with the reason', async () => {
    await using fixture = await givenMail()
    await fixture.given.facts(order, placed, confirmed, canceled)
    await runUntilHead(fixture, fixture.policy())
    expect(fixture.outbox.sent()[0]).toMatchObject({
      subject: 'Your order EK-7F3K-92QD was cancelled',
      text: expect.stringContaining('The reason: found it cheaper'),
    })
  })

  it('with the current name and at the current address of the account', async () => {
    await using fixture = await givenMail()
    await fixture.given.facts(amina, forSignup, fact('DetailsChanged', { firstname: 'Aminata', lastname: 'Daniels' }))
    await runUntilHead(fixture, fixture.policy())
    expect(fixture.outbox.sent()[0]?.text).toContain('Hi Aminata,')
  })

  it('whose own fact has the system as actor, and the fact that led to it as cause', async () => {
    await using fixture = await givenMail()
    const cause = await fixture.given.facts(amina, changed)
    await runUntilHead(fixture, fixture.policy())
    const [noted] = await fixture.store.readStream(`mail-${cause.id}`)
    expect(noted?.meta).toMatchObject({ by: { role: 'system', id: 'sendMail' }, causationId: cause.id })
  })
})

describe('no mail is sent', () => {
  it('about an order before it is confirmed, or one that was rejected', async () => {
    await using fixture = await givenMail()
    await fixture.given.facts('order-waiting', placed)
    await fixture.given.facts('order-rejected', placed, fact('OrderRejected', { product: 'Blue kettle', left: 0 }))
    await runUntilHead(fixture, fixture.policy())
    expect(fixture.outbox.sent()).toEqual([])
  })

  it.each<[string, Fact[]]>([
    ['a role that the shop itself granted', [granted('Customer')]],
    ['a suspension that the shop itself ended', [suspended, reinstated]],
  ])('about %s', async (_what, done) => {
    await using fixture = await givenMail()
    const cause = await fixture.given.facts(amina, ...done)
    await runUntilHead(fixture, fixture.policy())
    expect(fixture.outbox.sent()).toEqual([])
    expect(await fixture.mailFactsOf(cause)).toEqual([])
  })

  it('to customers about the erasure of their own account', async () => {
    await using fixture = await givenMail()
    const cause = await fixture.given.facts(amina, erased)
    await runUntilHead(fixture, fixture.policy())
    expect(fixture.outbox.sent()).toEqual([])
    expect(await fixture.mailFactsOf(cause)).toEqual([])
  })

  it('to a customer without an account', async () => {
    await using fixture = await givenMail()
    const cause = await fixture.given.facts(
      order,
      fact('OrderPlaced', { ...aminasOrder, customerId: 'nomsa' }),
      confirmed,
    )
    await runUntilHead(fixture, fixture.policy())
    expect(fixture.outbox.sent()).toEqual([])
    expect(await fixture.mailFactsOf(cause)).toMatchObject([
      { type: 'MailRefused', data: { why: 'Nobody has this account' } },
    ])
  })

  it('to an erased customer, although their order continues', async () => {
    await using fixture = await givenMail()
    await fixture.given.facts(amina, erased)
    const cause = await fixture.given.facts(order, ...shipped)
    await runUntilHead(fixture, fixture.policy())
    expect(fixture.outbox.sent()).toEqual([])
    expect(await fixture.mailFactsOf(cause)).toMatchObject([
      { type: 'MailRefused', data: { why: 'Nobody has this account' } },
    ])
  })

  it('about facts up to the given log position', async () => {
    await using fixture = await givenMail()
    const { position: since } = await fixture.given.facts(order, placed, confirmed)
    const old = await fixture.given.facts(amina, forSignup)
    const past = fixture.policy({ since: old.position })
    await runUntilHead(fixture, past)
    expect(fixture.outbox.sent()).toEqual([])
    expect(await fixture.mailFactsOf(old)).toEqual([])

    await runUntilHead(fixture, { ...fixture.policy({ since }), name: 'later' })
    expect(subjects(fixture)).toEqual(['Verify your e-mail address for Ekhaya'])
  })
})

describe('a one-time password', () => {
  it('is in the body of the mail, and in no subject, fact or preview', async () => {
    await using fixture = await givenMail()
    const cause = await fixture.given.facts(amina, forSignup)
    await runUntilHead(fixture, fixture.policy({ codeOf }))

    const code = codeOf(forSignup.data.id)
    const [mail] = fixture.outbox.sent()
    expect(mail?.text.match(/\b\d{6}\b/g)).toEqual([code])
    expect(fixture.outbox.htmlOf(cause.id)?.match(/>\d{6}</g)).toEqual([`>${code}<`])
    expect(mail?.subject).not.toContain(code)
    for (const fact of await fixture.store.readStream(`mail-${cause.id}`))
      expect(JSON.stringify(fact.data)).not.toContain(code)
  })

  it.each<[string, number, number]>([
    ['is sent until its ten minutes are over', 600, 1],
    ['is not sent a second later', 601, 0],
  ])('%s', async (_rule, seconds, sent) => {
    await using fixture = await givenMail()
    const cause = await fixture.given.facts(amina, forSignup)
    fixture.advance(seconds)
    await runUntilHead(fixture, fixture.policy())
    expect(fixture.outbox.sent()).toHaveLength(sent)
    expect(await fixture.mailFactsOf(cause)).toMatchObject([
      sent ? { type: 'MailSent' } : { type: 'MailRefused', data: { why: 'Its code was over before it could be sent' } },
    ])
  })

  it.each<[string, Fact, number, Fact?]>([
    ['a newer one was asked for', fact('OtpIssued', { purpose: 'signup' as const, id: 'of-a-newer-one' }), 1],
    ['it was used for a new password', changed, 1, forReset],
    ['it was used to verify the address', fact('EmailVerified', { email: 'amina@ekhaya.example' }), 0],
    ['the account was suspended', suspended, 0],
  ])('is not sent any more where %s meanwhile', async (_why, next, others, issued = forSignup) => {
    await using fixture = await givenMail()
    const cause = await fixture.given.facts(amina, issued)
    await fixture.given.facts(amina, next)
    await runUntilHead(fixture, fixture.policy())
    expect(fixture.outbox.sent()).toHaveLength(others)
    const why = 'Its code was replaced or used before it could be sent'
    expect(await fixture.mailFactsOf(cause)).toMatchObject([{ type: 'MailRefused', data: { kind: 'otp', why } }])
  })
})

it('a one-time password is sent even if one for another purpose was requested in the meantime', async () => {
  await using fixture = await givenMail()
  for (const issued of [forSignup, forReset]) await fixture.given.facts(amina, issued)
  await runUntilHead(fixture, fixture.policy())
  expect(fixture.outbox.sent()).toHaveLength(2)
})

/** Wraps a mailer and records the ids of the mails sent. */
const countingMailer = (mailer: Mailer) => {
  const ids: string[] = []
  const send: Mailer['send'] = (mail) => {
    ids.push(mail.id)
    return mailer.send(mail)
  }
  return { mailer: { ...mailer, send }, handedOver: () => ids }
}

describe('a mail is sent once', () => {
  it('if its fact is delivered again', async () => {
    await using fixture = await givenMail()
    const { mailer, handedOver } = countingMailer(fixture.outbox)
    const cause = await fixture.given.facts(amina, changed)
    await runUntilHead(fixture, fixture.policy({ mailer }))
    await runUntilHead(fixture, { ...fixture.policy({ mailer }), name: 'the same facts again' })
    expect(handedOver()).toEqual([cause.id])
    expect(await fixture.mailFactsOf(cause)).toHaveLength(1)
  })

  it.each([['before'], ['after']])('if the node crashes just %s it is sent', async (when) => {
    await using fixture = await givenMail()
    const cause = await fixture.given.facts(amina, changed)
    const mailer: Mailer = { ...fixture.outbox, send: crashOnce(when, fixture.outbox.send) }
    await runUntilHead(fixture, fixture.policy({ mailer }))
    expect(fixture.outbox.sent()).toHaveLength(1)
    expect(await fixture.mailFactsOf(cause)).toHaveLength(1)
  })

  it.each([
    ['before', 2],
    ['after', 1],
  ])('if the node crashes just %s it is recorded, and is sent %d times', async (when, times) => {
    await using fixture = await givenMail()
    const { mailer, handedOver } = countingMailer(fixture.outbox)
    const cause = await fixture.given.facts(amina, changed)
    const ledger = (own: Ledger) => ({ ...own, handle: crashOnce(when, own.handle) }) as Ledger
    await runUntilHead(fixture, fixture.policy({ mailer, ledger }))
    expect(handedOver()).toEqual(Array(times).fill(cause.id))
    expect(fixture.outbox.sent()).toHaveLength(1)
    expect(await fixture.mailFactsOf(cause)).toHaveLength(1)
  })

  it('by SMTP as well, or twice with the same Message-ID if the node crashes before it is recorded', async () => {
    await using fixture = await givenMail()
    await using server = await givenMailServer()
    const cause = await fixture.given.facts(amina, changed)
    const mailer = openSmtpMailer({ url: server.url })
    const ledger = (own: Ledger) => ({ ...own, handle: crashOnce('before', own.handle) }) as Ledger
    await runUntilHead(fixture, fixture.policy({ mailer, ledger }))
    await runUntilHead(fixture, { ...fixture.policy({ mailer }), name: 'the same facts again' })
    mailer.close()

    const ids = server.received.map(({ source }) => /^Message-ID: (.*)\r$/im.exec(source)?.[1])
    expect(ids).toEqual([`<${cause.id}@ekhaya.example>`, `<${cause.id}@ekhaya.example>`])
    expect(await fixture.mailFactsOf(cause)).toHaveLength(1)
  })
})

it('a code is urgent, and a mail about an order is not', async () => {
  await using fixture = await givenMail()
  const sent: [string, boolean | undefined][] = []
  const mailer: Mailer = {
    send: async ({ subject, isUrgent }) => void sent.push([subject, isUrgent]),
    forget: () => undefined,
    close: () => undefined,
  }
  await fixture.given.facts(order, placed, confirmed)
  await fixture.given.facts(amina, forSignup)
  await runUntilHead(fixture, fixture.policy({ mailer }))

  expect(Object.fromEntries(sent)).toEqual({
    'Verify your e-mail address for Ekhaya': true,
    'Thank you for your order EK-7F3K-92QD': false,
  })
})

/** A log whose lines can be read. */
const openReadableLog = () => {
  const lines: string[] = []
  return { log: openLog('trace', { write: (line) => lines.push(line) }), output: () => lines.join('') }
}

describe('in a rush of callers', () => {
  it('mails about orders wait, and codes do not', async () => {
    await using fixture = await givenMail()
    const ended = Promise.withResolvers<void>()
    let isOn = true
    const onRelease = (listener: () => void) => {
      ended.promise.then(listener)
      return () => undefined
    }
    const rush = { isOn: () => isOn, onRelease }
    await fixture.given.facts(order, ...shipped, fact('OrderDelivered', { signedBy: 'Gogo Dlamini' }))
    await fixture.given.facts('order-another', placed, confirmed, canceled)
    await fixture.given.facts(amina, forSignup)
    const ending = new AbortController()
    const ran = openPolicies(fixture.store, [fixture.policy()], openLog('silent'), { rush }).run(ending.signal)

    await eventually(() => expect(subjects(fixture)).toEqual(['Verify your e-mail address for Ekhaya']))
    isOn = false
    ended.resolve()
    await eventually(() => expect(subjects(fixture)).toHaveLength(6))
    ending.abort()
    await ran
  })
})

describe('a mail server', () => {
  it('that temporarily accepts no mail gets the same mail again later, and then the mails after it', async () => {
    await using fixture = await givenMail()
    let tries = 0
    await using server = await givenMailServer({
      sender: () => (tries++ < 2 ? [451, '4.3.0 Try again later'] : undefined),
    })
    await fixture.given.facts(amina, changed)
    await fixture.given.facts(order, placed, confirmed)
    const mailer = openSmtpMailer({ url: server.url })
    await runUntilHead(fixture, fixture.policy({ mailer }))
    mailer.close()
    expect(server.received.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).toEqual([
      'Your password for Ekhaya was changed',
      'Thank you for your order EK-7F3K-92QD',
    ])
  })

  it('that permanently refuses a mail delays no other mail', async () => {
    await using fixture = await givenMail()
    let recipients = 0
    await using server = await givenMailServer({
      recipient: () => (recipients++ === 0 ? [550, '5.1.1 <amina@ekhaya.example> is unknown here'] : undefined),
    })
    const first = await fixture.given.facts(amina, changed)
    const second = await fixture.given.facts(order, placed, confirmed)
    const mailer = openSmtpMailer({ url: server.url })
    const { log, output } = openReadableLog()
    await runUntilHead(fixture, fixture.policy({ mailer, log }))
    mailer.close()

    const why = 'The mail server refused it: 550 5.1.1'
    const subject = 'Your password for Ekhaya was changed'
    const noted = { kind: 'passwordChanged', customerId: 'amina', about: amina, subject, why }
    expect(await fixture.mailFactsOf(first)).toEqual([{ type: 'MailRefused', data: noted }])
    expect(await fixture.mailFactsOf(second)).toMatchObject([{ type: 'MailSent' }])
    expect(server.received).toHaveLength(1)
    expect(output()).toContain(`"why":"${why}","msg":"A mail was refused for good"`)
    expect(output()).not.toContain('amina@')
  })

  it('that fails is reported without a code, a password or a person', async () => {
    await using fixture = await givenMail()
    await using server = await givenMailServer({
      content: () => [421, '4.3.2 Closing, and amina@ekhaya.example waits'],
    })
    await fixture.given.facts(amina, forSignup)
    const { log, output } = openReadableLog()
    const mailer = openSmtpMailer({ url: server.url })
    const policies = openPolicies(fixture.store, [fixture.policy({ mailer, codeOf })], log)
    const ending = new AbortController()
    const ran = policies.run(ending.signal)
    await eventually(() => expect(policies.states()[0]?.failing?.tries).toBeGreaterThan(1))
    ending.abort()
    mailer.close()
    await ran

    const shown = output() + JSON.stringify(policies.states())
    expect(shown).toMatch(/MailTrouble: The mail server takes no mail: .*421 4\.3\.2/)
    for (const secret of [codeOf(forSignup.data.id), 'amina@', 'Hi Amina']) expect(shown).not.toContain(secret)
  })
})

describe('an erased customer', () => {
  it('is in no byte of the outbox any more, others still are', async () => {
    await using fixture = await givenMail()
    await fixture.given.account('sipho', 'Sipho')
    for (const fact of [changed, forSignup]) {
      await fixture.given.facts(amina, fact)
      await fixture.given.facts('account-sipho', fact)
    }
    await fixture.given.facts(order, placed, confirmed)
    await runUntilHead(fixture, fixture.policy())
    expect(fixture.outbox.sent()).toHaveLength(5)

    await fixture.given.facts(amina, erased)
    await runUntilHead(fixture, { ...fixture.policy(), name: 'after the erasure' })

    expect(fixture.outbox.sent().map(({ to }) => to)).toEqual(['sipho@ekhaya.example', 'sipho@ekhaya.example'])
    const bytes = await readFile(join(fixture.folder, 'outbox.sqlite'))
    for (const word of ['amina@', 'Hi Amina', '18 Modjadji', 'EK-7F3K-92QD']) expect(bytes.includes(word)).toBe(false)
    expect(bytes.includes('Hi Sipho')).toBe(true)
  })
})
