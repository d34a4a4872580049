import { describe, expect, it, onTestFinished } from 'vitest'
import { openLog } from '#api/log.ts'
import { eventually, running } from '#api/policies/givenDoors.ts'
import { handClock } from '#api/policies/handClock.ts'
import { monday } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { givenMailServer } from './givenMailServer.ts'
import { givenPost } from './givenPost.ts'
import { openSmtpMailer } from './smtpMailer.ts'

const nomsa = 'nomsa@ekhya.example'
const sipho = 'sipho@ekhaya.example'
const changed = fact('PasswordReset', {})
const forSignup = fact('OtpIssued', { purpose: 'signup' as const, id: 'of-a-code' })
const mistyped: [number, string] = [450, '4.1.2 <nomsa@ekhya.example>: Domain not found']

/** Nomsa, who mistyped her address, and Sipho behind her; the shop by SMTP, with a clock that goes on by hand. */
const givenTwo = async (refusing: Parameters<typeof givenMailServer>[0], kind: typeof changed | typeof forSignup) => {
  const post = await givenPost()
  const server = await givenMailServer(refusing)
  const clock = handClock(monday)
  onTestFinished(async () => {
    await server[Symbol.asyncDispose]()
    await post[Symbol.asyncDispose]()
  })
  const lines: string[] = []
  const log = openLog('warn', { write: (line) => lines.push(line) })
  const opens = () => {
    const mailer = openSmtpMailer({ url: server.url })
    const shop = running(post.store, post.policies({ mailer, log, now: clock.now }), clock)
    const closes = async () => {
      await shop.stop()
      mailer.close()
    }
    onTestFinished(closes)
    return { ...shop, closes }
  }

  await post.given.person('nomsa', 'Nomsa', nomsa)
  await post.given.person('sipho', 'Sipho', sipho)
  const first = await post.given.facts('account-nomsa', kind)
  await post.given.facts('account-sipho', kind)
  const arrived = () => server.received.map(({ to }) => to.join())
  return { post, clock, lines, opens, first, arrived }
}

/** Answers so until told that the mailbox takes mail. */
const puttingOff = (reply: [number, string]) => {
  let puts = true
  let times = 0
  const answer = (to?: string) => {
    if (to !== nomsa || !puts) return undefined
    times += 1
    return reply
  }
  return { answer, times: () => times, takes: () => (puts = false) }
}

describe('a mail that is put off', () => {
  it.each<[string, 'recipient' | 'content', [number, string]]>([
    ['at its recipient', 'recipient', mistyped],
    ['at its content', 'content', [452, '4.2.2 The mailbox is full']],
  ])('%s holds up nobody, and goes out as soon as it is taken', async (_where, step, reply) => {
    const box = puttingOff(reply)
    const { post, clock, lines, opens, first, arrived } = await givenTwo({ [step]: box.answer }, changed)
    opens()
    await eventually(() => expect(arrived()).toEqual([sipho]))
    expect(box.times()).toBe(1)
    expect(await post.noted(first)).toEqual([])

    box.takes()
    await eventually(() => expect(clock.waiting()).toBe(2))
    clock.passes(300)
    await eventually(() => expect(arrived()).toEqual([sipho, nomsa]))
    await eventually(async () => expect(await post.noted(first)).toMatchObject([{ type: 'MailSent' }]))
    expect(lines).toEqual([])
  })

  it('is tried after five minutes and after twenty-five, then noted as refused, and told once', async () => {
    const box = puttingOff(mistyped)
    const { post, clock, lines, opens, first, arrived } = await givenTwo({ recipient: box.answer }, changed)
    const { states } = opens()
    await eventually(() => expect(box.times()).toBe(1))
    await eventually(() => expect(clock.waiting()).toBe(2))
    clock.passes(299)
    await eventually(() => expect(clock.waiting()).toBe(2))
    expect(box.times()).toBe(1)
    clock.passes(1)
    await eventually(() => expect(box.times()).toBe(2))

    await eventually(() => expect(clock.waiting()).toBe(1))
    clock.passes(1199)
    await eventually(() => expect(clock.waiting()).toBe(1))
    expect(box.times()).toBe(2)
    expect(await post.noted(first)).toEqual([])
    clock.passes(1)
    await eventually(() => expect(box.times()).toBe(3))

    const why = 'The mail server put it off: 450 4.1.2'
    const noted = { kind: 'passwordChanged', customerId: 'nomsa', about: 'account-nomsa', why }
    await eventually(async () => expect(await post.noted(first)).toEqual([{ type: 'MailRefused', data: noted }]))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`"why":"${why}","msg":"A mail was refused for good"`)
    expect(lines[0]).not.toContain(nomsa)
    expect(arrived()).toEqual([sipho])
    expect(states().filter(({ failing }) => failing)).toEqual([])
  })

  it('is not lost where the shop closes meanwhile, and goes out once', async () => {
    const box = puttingOff(mistyped)
    const { post, clock, opens, first, arrived } = await givenTwo({ recipient: box.answer }, changed)
    const before = opens()
    await eventually(() => expect(clock.waiting()).toBe(2))
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await before.closes()

    box.takes()
    clock.passes(86_400)
    const { state } = opens()
    const timers = ['sendMailAgain-PasswordReset-after-300', 'sendMailAtLast-PasswordReset-after-1500']
    const head = await post.store.head()
    for (const timer of timers) await eventually(() => expect(state(timer)?.position).toBeGreaterThanOrEqual(head))
    expect(arrived()).toEqual([sipho, nomsa])
    expect(await post.noted(first)).toMatchObject([{ type: 'MailSent' }])
  })
})

describe('a one-time password that is put off', () => {
  it('is tried after one minute and after five, while it is good', async () => {
    const box = puttingOff([450, '4.2.0 Greylisted'])
    const { post, clock, opens, first, arrived } = await givenTwo({ recipient: box.answer }, forSignup)
    opens()
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await eventually(() => expect(clock.waiting()).toBe(2))
    clock.passes(60)
    await eventually(() => expect(box.times()).toBe(2))

    box.takes()
    await eventually(() => expect(clock.waiting()).toBe(1))
    clock.passes(240)
    await eventually(() => expect(arrived()).toEqual([sipho, nomsa]))
    await eventually(async () => expect(await post.noted(first)).toMatchObject([{ type: 'MailSent' }]))
  })

  it('is tried no more once a newer one was asked for', async () => {
    const box = puttingOff([450, '4.2.0 Greylisted'])
    const { post, clock, opens, first, arrived } = await givenTwo({ recipient: box.answer }, forSignup)
    opens()
    await eventually(() => expect(box.times()).toBe(1))
    await eventually(() => expect(clock.waiting()).toBe(2))
    box.takes()
    await post.given.facts('account-nomsa', forSignup)
    await eventually(() => expect(arrived()).toEqual([sipho, nomsa]))
    clock.passes(60)
    const why = 'Its code was replaced or used before it could be sent'
    await eventually(async () =>
      expect(await post.noted(first)).toMatchObject([{ type: 'MailRefused', data: { why } }]),
    )
    expect(arrived()).toEqual([sipho, nomsa])
  })
})

describe('trouble of the server', () => {
  it('holds everybody, and sends each mail once though all tries waited for its end', async () => {
    let isClosed = true
    const sender = (): [number, string] | undefined => (isClosed ? [451, '4.3.0 Later'] : undefined)
    const { post, clock, opens, arrived } = await givenTwo({ sender }, changed)
    const { state, states } = opens()
    await eventually(() => expect(clock.waiting()).toBe(2))
    clock.passes(1500)
    await eventually(() => expect(states().filter(({ failing }) => failing)).toHaveLength(3))
    expect(arrived()).toEqual([])

    isClosed = false
    const head = await post.store.head()
    await eventually(() => expect(state('sendMail')?.position).toBeGreaterThanOrEqual(head))
    await eventually(() => expect(states().filter(({ failing }) => failing)).toEqual([]))
    expect(arrived().toSorted()).toEqual([nomsa, sipho])
  })
})
