import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { otpCode } from '#api/account/secrets/otpCode.ts'
import type { Ledger } from '#api/eventStore/handle.ts'
import { openLog } from '#api/log.ts'
import { running } from '#api/policies/givenDoors.ts'
import { openPolicies } from '#api/policies/policies.ts'
import type { Policy } from '#api/policies/policy.ts'
import type { AccountFact, Role } from '#domain/account/accountEvents.ts'
import { aminasOrder } from '#domain/cast.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { eventually } from '#e2e/eventually.ts'
import { dyingOnce } from './givenDeath.ts'
import { givenMailServer } from './givenMailServer.ts'
import { givenPost } from './givenPost.ts'
import type { Mailer } from './mailer.ts'
import { openSmtpMailer } from './smtpMailer.ts'

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

type Post = Awaited<ReturnType<typeof givenPost>>

/** Runs the policy until the log is done with. */
const worked = async ({ store }: Pick<Post, 'store'>, policy: Policy) => {
  const { state, stop } = running(store, [policy])
  const head = await store.head()
  await eventually(() => expect(state(policy.name)?.position).toBeGreaterThanOrEqual(head))
  await stop()
}

const subjects = ({ outbox }: Post, to?: string) => outbox.sent(to).map(({ subject }) => subject)

describe('a customer is written', () => {
  it.each<[kind: string, subject: string, stream: string, facts: Fact[]]>([
    ['otp', 'Verify your e-mail address for Ekhaya', amina, [forSignup]],
    ['otp', 'Choose a new password for Ekhaya', amina, [forReset]],
    ['accountExists', 'You already have an account at Ekhaya', amina, [fact('SignupRepeated', {})]],
    ['passwordChanged', 'Your password for Ekhaya was changed', amina, [changed]],
    ['orderPlaced', 'Thank you for your order EK-7F3K-92QD', order, [placed, confirmed]],
  ])('%s: %s', async (kind, subject, stream, facts) => {
    await using post = await givenPost()
    const cause = await post.given.facts(stream, ...facts)

    await worked(post, post.policy())

    expect(post.outbox.sent()).toMatchObject([{ to: 'amina@ekhaya.example', subject }])
    const noted = { kind, customerId: 'amina', about: stream, subject }
    expect(await post.noted(cause)).toEqual([{ type: 'MailSent', data: noted }])
  })

  it.each<[kind: string, subject: string, before: Fact[], done: AccountFact, told: string]>([
    ['accountSuspended', 'Your account at Ekhaya is suspended', [], suspended, 'The reason: two accounts'],
    ['accountReinstated', 'Your account at Ekhaya is open again', [suspended], reinstated, 'you can log in again'],
    ['roleChanged', 'You are now an admin at Ekhaya', [], granted('Admin'), 'look after products'],
    ['roleChanged', 'You are no longer an admin at Ekhaya', [granted('Admin')], granted('Customer'), 'a customer here'],
  ])('by an admin’s deed, %s: %s', async (kind, subject, before, done, told) => {
    await using post = await givenPost()
    if (before.length > 0) await post.given.facts(amina, ...before)
    const cause = await post.given.byAdmin('amina', done)

    await worked(post, post.policy())

    const text = expect.stringContaining(told)
    expect(post.outbox.sent()).toMatchObject([{ to: 'amina@ekhaya.example', subject, text }])
    const noted = { kind, customerId: 'amina', about: amina, subject }
    expect(await post.noted(cause)).toEqual([{ type: 'MailSent', data: noted }])
  })

  it('about a parcel on its way, and when it has come', async () => {
    await using post = await givenPost()
    await post.given.facts(order, ...shipped, fact('OrderDelivered', { signedBy: 'Gogo Rhulani' }))
    await worked(post, post.policy())
    expect(subjects(post)).toEqual([
      'Your order EK-7F3K-92QD was delivered',
      'Your order EK-7F3K-92QD is on its way',
      'Thank you for your order EK-7F3K-92QD',
    ])
    expect(post.outbox.sent()[0]?.text).toContain('Gogo Rhulani signed for it.')
  })

  it('about an order that was canceled, and why', async () => {
    await using post = await givenPost()
    await post.given.facts(order, placed, confirmed, canceled)
    await worked(post, post.policy())
    expect(post.outbox.sent()[0]).toMatchObject({
      subject: 'Your order EK-7F3K-92QD was canceled',
      text: expect.stringContaining('The reason: found it cheaper'),
    })
  })

  it('by the name and at the address that they have when the mail is written', async () => {
    await using post = await givenPost()
    await post.given.facts(amina, forSignup, fact('DetailsChanged', { firstname: 'Aminata', lastname: 'Daniels' }))
    await worked(post, post.policy())
    expect(post.outbox.sent()[0]?.text).toContain('Hi Aminata,')
  })

  it('as the system, on account of the fact', async () => {
    await using post = await givenPost()
    const cause = await post.given.facts(amina, changed)
    await worked(post, post.policy())
    const [noted] = await post.store.readStream(`mail-${cause.id}`)
    expect(noted?.meta).toMatchObject({ by: { role: 'system', id: 'sendMail' }, causationId: cause.id })
  })
})

describe('nobody is written', () => {
  it('about an order before it is confirmed, or one that was rejected', async () => {
    await using post = await givenPost()
    await post.given.facts('order-waiting', placed)
    await post.given.facts('order-rejected', placed, fact('OrderRejected', { product: 'Blue kettle', left: 0 }))
    await worked(post, post.policy())
    expect(post.outbox.sent()).toEqual([])
  })

  it.each<[string, Fact[]]>([
    ['a role that the shop itself granted', [granted('Customer')]],
    ['a suspension that the shop itself ended', [suspended, reinstated]],
  ])('about %s', async (_what, done) => {
    await using post = await givenPost()
    const cause = await post.given.facts(amina, ...done)
    await worked(post, post.policy())
    expect(post.outbox.sent()).toEqual([])
    expect(await post.noted(cause)).toEqual([])
  })

  it('who erased themselves, about that', async () => {
    await using post = await givenPost()
    const cause = await post.given.facts(amina, erased)
    await worked(post, post.policy())
    expect(post.outbox.sent()).toEqual([])
    expect(await post.noted(cause)).toEqual([])
  })

  it('who never was', async () => {
    await using post = await givenPost()
    const cause = await post.given.facts(order, fact('OrderPlaced', { ...aminasOrder, customerId: 'nomsa' }), confirmed)
    await worked(post, post.policy())
    expect(post.outbox.sent()).toEqual([])
    expect(await post.noted(cause)).toMatchObject([{ type: 'MailRefused', data: { why: 'Nobody has this account' } }])
  })

  it('who was erased, though their order goes on', async () => {
    await using post = await givenPost()
    await post.given.facts(amina, erased)
    const cause = await post.given.facts(order, ...shipped)
    await worked(post, post.policy())
    expect(post.outbox.sent()).toEqual([])
    expect(await post.noted(cause)).toMatchObject([{ type: 'MailRefused', data: { why: 'Nobody has this account' } }])
  })

  it('about the past, up to a position that is given', async () => {
    await using post = await givenPost()
    const { position: since } = await post.given.facts(order, placed, confirmed)
    const old = await post.given.facts(amina, forSignup)
    const past = post.policy({ since: old.position })
    await worked(post, past)
    expect(post.outbox.sent()).toEqual([])
    expect(await post.noted(old)).toEqual([])

    await worked(post, { ...post.policy({ since }), name: 'later' })
    expect(subjects(post)).toEqual(['Verify your e-mail address for Ekhaya'])
  })
})

describe('a one-time password', () => {
  it('is in the mail, exactly, and in no subject, fact or preview', async () => {
    await using post = await givenPost()
    const cause = await post.given.facts(amina, forSignup)
    await worked(post, post.policy({ codeOf }))

    const code = codeOf(forSignup.data.id)
    const [mail] = post.outbox.sent()
    expect(mail?.text.match(/\b\d{6}\b/g)).toEqual([code])
    expect(post.outbox.htmlOf(cause.id)?.match(/>\d{6}</g)).toEqual([`>${code}<`])
    expect(mail?.subject).not.toContain(code)
    for (const fact of await post.store.readStream(`mail-${cause.id}`))
      expect(JSON.stringify(fact.data)).not.toContain(code)
  })

  it.each<[string, number, number]>([
    ['is sent until its ten minutes are over', 600, 1],
    ['is not sent a second later', 601, 0],
  ])('%s', async (_rule, seconds, sent) => {
    await using post = await givenPost()
    const cause = await post.given.facts(amina, forSignup)
    post.passes(seconds)
    await worked(post, post.policy())
    expect(post.outbox.sent()).toHaveLength(sent)
    expect(await post.noted(cause)).toMatchObject([
      sent ? { type: 'MailSent' } : { type: 'MailRefused', data: { why: 'Its code was over before it could be sent' } },
    ])
  })

  it.each<[string, Fact, number]>([
    ['a newer one was asked for', forReset, 1],
    ['it was used to verify the address', fact('EmailVerified', { email: 'amina@ekhaya.example' }), 0],
    ['the account was suspended', suspended, 0],
  ])('is not sent any more where %s meanwhile', async (_why, next, others) => {
    await using post = await givenPost()
    const cause = await post.given.facts(amina, forSignup)
    await post.given.facts(amina, next)
    await worked(post, post.policy())
    expect(post.outbox.sent()).toHaveLength(others)
    const why = 'Its code was replaced or used before it could be sent'
    expect(await post.noted(cause)).toMatchObject([{ type: 'MailRefused', data: { kind: 'otp', why } }])
  })
})

/** Counts what is handed over, by the ids of the mails. */
const counting = (mailer: Mailer) => {
  const ids: string[] = []
  const send: Mailer['send'] = (mail) => {
    ids.push(mail.id)
    return mailer.send(mail)
  }
  return { mailer: { ...mailer, send }, handedOver: () => ids }
}

describe('a mail is sent once', () => {
  it('though its fact comes again', async () => {
    await using post = await givenPost()
    const { mailer, handedOver } = counting(post.outbox)
    const cause = await post.given.facts(amina, changed)
    await worked(post, post.policy({ mailer }))
    await worked(post, { ...post.policy({ mailer }), name: 'the same facts again' })
    expect(handedOver()).toEqual([cause.id])
    expect(await post.noted(cause)).toHaveLength(1)
  })

  it.each([['before'], ['after']])('though the node dies just %s it is handed over', async (when) => {
    await using post = await givenPost()
    const cause = await post.given.facts(amina, changed)
    const mailer: Mailer = { ...post.outbox, send: dyingOnce(when, post.outbox.send) }
    await worked(post, post.policy({ mailer }))
    expect(post.outbox.sent()).toHaveLength(1)
    expect(await post.noted(cause)).toHaveLength(1)
  })

  it.each([
    ['before', 2],
    ['after', 1],
  ])('though the node dies just %s it is noted, and is handed over %d times', async (when, times) => {
    await using post = await givenPost()
    const { mailer, handedOver } = counting(post.outbox)
    const cause = await post.given.facts(amina, changed)
    const ledger = (own: Ledger) => ({ ...own, handle: dyingOnce(when, own.handle) }) as Ledger
    await worked(post, post.policy({ mailer, ledger }))
    expect(handedOver()).toEqual(Array(times).fill(cause.id))
    expect(post.outbox.sent()).toHaveLength(1)
    expect(await post.noted(cause)).toHaveLength(1)
  })

  it('by SMTP as well, or twice as the same mail where the node dies before it is noted', async () => {
    await using post = await givenPost()
    await using server = await givenMailServer()
    const cause = await post.given.facts(amina, changed)
    const mailer = openSmtpMailer({ url: server.url })
    const ledger = (own: Ledger) => ({ ...own, handle: dyingOnce('before', own.handle) }) as Ledger
    await worked(post, post.policy({ mailer, ledger }))
    await worked(post, { ...post.policy({ mailer }), name: 'the same facts again' })
    mailer.close()

    const ids = server.received.map(({ source }) => /^Message-ID: (.*)\r$/im.exec(source)?.[1])
    expect(ids).toEqual([`<${cause.id}@ekhaya.example>`, `<${cause.id}@ekhaya.example>`])
    expect(await post.noted(cause)).toHaveLength(1)
  })
})

/** A log whose lines can be read. */
const readableLog = () => {
  const lines: string[] = []
  return { log: openLog('trace', { write: (line) => lines.push(line) }), told: () => lines.join('') }
}

describe('a mail server', () => {
  it('that takes no mail now gets it again, and then what comes behind', async () => {
    await using post = await givenPost()
    let tries = 0
    await using server = await givenMailServer({
      sender: () => (tries++ < 2 ? [451, '4.3.0 Try again later'] : undefined),
    })
    await post.given.facts(amina, changed)
    await post.given.facts(order, placed, confirmed)
    const mailer = openSmtpMailer({ url: server.url })
    await worked(post, post.policy({ mailer }))
    mailer.close()
    expect(server.received.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).toEqual([
      'Your password for Ekhaya was changed',
      'Thank you for your order EK-7F3K-92QD',
    ])
  })

  it('that refuses a mail for good holds up no other', async () => {
    await using post = await givenPost()
    let recipients = 0
    await using server = await givenMailServer({
      recipient: () => (recipients++ === 0 ? [550, '5.1.1 <amina@ekhaya.example> is unknown here'] : undefined),
    })
    const first = await post.given.facts(amina, changed)
    const second = await post.given.facts(order, placed, confirmed)
    const mailer = openSmtpMailer({ url: server.url })
    const { log, told } = readableLog()
    await worked(post, post.policy({ mailer, log }))
    mailer.close()

    const why = 'The mail server refused it: 550 5.1.1'
    const subject = 'Your password for Ekhaya was changed'
    const noted = { kind: 'passwordChanged', customerId: 'amina', about: amina, subject, why }
    expect(await post.noted(first)).toEqual([{ type: 'MailRefused', data: noted }])
    expect(await post.noted(second)).toMatchObject([{ type: 'MailSent' }])
    expect(server.received).toHaveLength(1)
    expect(told()).toContain(`"why":"${why}","msg":"A mail was refused for good"`)
    expect(told()).not.toContain('amina@')
  })

  it('that is in trouble is told of without a code, a password or a person', async () => {
    await using post = await givenPost()
    await using server = await givenMailServer({
      content: () => [421, '4.3.2 Closing, and amina@ekhaya.example waits'],
    })
    await post.given.facts(amina, forSignup)
    const { log, told } = readableLog()
    const mailer = openSmtpMailer({ url: server.url })
    const policies = openPolicies(post.store, [post.policy({ mailer, codeOf })], log)
    const ending = new AbortController()
    const ran = policies.run(ending.signal)
    await eventually(() => expect(policies.states()[0]?.failing?.tries).toBeGreaterThan(1))
    ending.abort()
    mailer.close()
    await ran

    const shown = told() + JSON.stringify(policies.states())
    expect(shown).toMatch(/MailTrouble: The mail server takes no mail: .*421 4\.3\.2/)
    for (const secret of [codeOf(forSignup.data.id), 'amina@', 'Hi Amina']) expect(shown).not.toContain(secret)
  })
})

describe('an erased customer', () => {
  it('is in no byte of the outbox any more, and others are', async () => {
    await using post = await givenPost()
    await post.given.person('sipho', 'Sipho')
    for (const fact of [changed, forSignup]) {
      await post.given.facts(amina, fact)
      await post.given.facts('account-sipho', fact)
    }
    await post.given.facts(order, placed, confirmed)
    await worked(post, post.policy())
    expect(post.outbox.sent()).toHaveLength(5)

    await post.given.facts(amina, erased)
    await worked(post, { ...post.policy(), name: 'after the erasure' })

    expect(post.outbox.sent().map(({ to }) => to)).toEqual(['sipho@ekhaya.example', 'sipho@ekhaya.example'])
    const bytes = await readFile(join(post.folder, 'outbox.sqlite'))
    for (const word of ['amina@', 'Hi Amina', '18 Modjadji', 'EK-7F3K-92QD']) expect(bytes.includes(word)).toBe(false)
    expect(bytes.includes('Hi Sipho')).toBe(true)
  })
})
