import { describe, expect, it, onTestFinished } from 'vitest'
import type { Ledger } from '#api/eventStore/handle.ts'
import { openLog } from '#api/log.ts'
import { running } from '#api/policies/givenDoors.ts'
import { handClock } from '#api/policies/handClock.ts'
import { monday } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { eventually } from '#e2e/eventually.ts'
import { dyingOnce } from './givenDeath.ts'
import { givenMailServer } from './givenMailServer.ts'
import { givenPost } from './givenPost.ts'
import { openSmtpMailer } from './smtpMailer.ts'

const nomsa = 'nomsa@ekhya.example'
const sipho = 'sipho@ekhaya.example'
const changed = fact('PasswordReset', {})
const forSignup = fact('OtpIssued', { purpose: 'signup' as const, id: 'of-a-code' })
const mistyped: [number, string] = [450, '4.1.2 <nomsa@ekhya.example>: Domain not found']
const timer = 'sendMailAgain-MailPutOff-after-120'

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
  const opens = (ledger = (own: Ledger) => own) => {
    const mailer = openSmtpMailer({ url: server.url })
    const shop = running(post.store, post.policies({ mailer, log, ledger, now: clock.now }), clock)
    const closes = async () => {
      await shop.stop()
      mailer.close()
    }
    onTestFinished(closes)
    return { ...shop, closes }
  }
  const passes = (seconds: number) => {
    post.passes(seconds)
    clock.passes(seconds)
  }

  await post.given.person('nomsa', 'Nomsa', nomsa)
  await post.given.person('sipho', 'Sipho', sipho)
  const first = await post.given.facts('account-nomsa', kind)
  await post.given.facts('account-sipho', kind)
  const arrived = () => server.received.map(({ to }) => to.join())
  const noted = async () => (await post.noted(first)).map(({ type }) => type)
  /** Nomsa's mail waits for its next try. */
  const waits = () => eventually(() => expect(clock.waiting()).toBe(1))
  return { post, server, lines, opens, first, arrived, noted, waits, passes }
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
    const { lines, opens, arrived, noted, waits, passes } = await givenTwo({ [step]: box.answer }, changed)
    opens()
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await waits()
    expect(box.times()).toBe(1)
    expect(await noted()).toEqual(['MailPutOff'])

    box.takes()
    passes(120)
    await eventually(() => expect(arrived()).toEqual([sipho, nomsa]))
    await eventually(async () => expect(await noted()).toEqual(['MailPutOff', 'MailSent']))
    expect(lines).toEqual([])
  })

  it('is tried every two minutes, ten times in all, then noted as refused, and told once', async () => {
    const box = puttingOff(mistyped)
    const { post, lines, opens, first, arrived, waits, passes } = await givenTwo({ recipient: box.answer }, changed)
    const { states } = opens()
    for (let tries = 1; tries < 10; tries += 1) {
      await waits()
      passes(119)
      await waits()
      expect(box.times()).toBe(tries)
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
    await eventually(async () => expect(await post.noted(first)).toEqual([...putOffs, { type: 'MailRefused', data }]))
    expect(box.times()).toBe(10)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`"why":"${why}","msg":"A mail was refused for good"`)
    expect(lines[0]).not.toContain(nomsa)
    expect(arrived()).toEqual([sipho])
    expect(states().filter(({ failing }) => failing)).toEqual([])
  })

  it('is not lost where the shop closes meanwhile, and goes out once', async () => {
    const box = puttingOff(mistyped)
    const { post, opens, arrived, noted, waits, passes } = await givenTwo({ recipient: box.answer }, changed)
    const before = opens()
    await waits()
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await before.closes()

    box.takes()
    passes(86_400)
    const { state } = opens()
    const head = await post.store.head()
    await eventually(() => expect(state(timer)?.position).toBeGreaterThanOrEqual(head))
    expect(arrived()).toEqual([sipho, nomsa])
    expect(await noted()).toEqual(['MailPutOff', 'MailSent'])
  })

  it('is refused at its next try where its customer was erased meanwhile', async () => {
    const box = puttingOff(mistyped)
    const { post, opens, first, waits, passes } = await givenTwo({ recipient: box.answer }, changed)
    opens()
    await waits()
    await post.given.facts('account-nomsa', fact('AccountErased', {}))
    passes(120)
    const why = 'Nobody has this account'
    await eventually(async () =>
      expect((await post.noted(first))[1]).toMatchObject({ type: 'MailRefused', data: { why } }),
    )
    expect(box.times()).toBe(1)
  })
})

/** The shop, which dies once as it notes what came of a try of Nomsa's mail. */
const dyingAtNote = (when: string, at: number) => (own: Ledger) =>
  ({ ...own, handle: dyingOnce(when, own.handle, at) }) as Ledger

describe('a mail that is put off is tried once for each note', () => {
  it.each([
    ['before', 2],
    ['after', 1],
  ])('though the node dies just %s its first is noted, and is tried %d times', async (when, times) => {
    const box = puttingOff(mistyped)
    const { opens, arrived, noted, waits } = await givenTwo({ recipient: box.answer }, changed)
    opens(dyingAtNote(when, 1))
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await waits()
    expect(box.times()).toBe(times)
    expect(await noted()).toEqual(['MailPutOff'])
  })

  it.each([
    ['before', 2],
    ['after', 1],
  ])('though the node dies just %s its last is noted, and is handed over %d times', async (when, times) => {
    const box = puttingOff(mistyped)
    const { post, server, opens, first, arrived, noted, waits, passes } = await givenTwo(
      { recipient: box.answer },
      changed,
    )
    const { state } = opens(dyingAtNote(when, 3))
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await waits()
    box.takes()
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
  it('is tried every two minutes while it is good, and no more once it is over', async () => {
    const box = puttingOff([450, '4.2.0 Greylisted'])
    const { post, opens, first, waits, passes } = await givenTwo({ recipient: box.answer }, forSignup)
    opens()
    for (let minutes = 0; minutes < 10; minutes += 2) {
      await waits()
      passes(120)
    }
    await waits()
    expect(box.times()).toBe(6)
    passes(120)
    const why = 'Its code was over before it could be sent'
    await eventually(async () =>
      expect((await post.noted(first)).at(-1)).toMatchObject({ type: 'MailRefused', data: { why } }),
    )
    expect(box.times()).toBe(6)
  })

  it('is tried no more once a newer one was asked for', async () => {
    const box = puttingOff([450, '4.2.0 Greylisted'])
    const { post, opens, first, arrived, waits, passes } = await givenTwo({ recipient: box.answer }, forSignup)
    opens()
    await waits()
    box.takes()
    await post.given.facts('account-nomsa', forSignup)
    await eventually(() => expect(arrived()).toEqual([sipho, nomsa]))
    passes(120)
    const why = 'Its code was replaced or used before it could be sent'
    await eventually(async () =>
      expect((await post.noted(first))[1]).toMatchObject({ type: 'MailRefused', data: { why } }),
    )
    expect(arrived()).toEqual([sipho, nomsa])
  })
})

describe('trouble of the server', () => {
  it('holds everybody, those who were put off as well, and sends each mail once when it ends', async () => {
    let isClosed = false
    const sender = (): [number, string] | undefined => (isClosed ? [451, '4.3.0 Later'] : undefined)
    const box = puttingOff(mistyped)
    const { post, opens, arrived, noted, waits, passes } = await givenTwo({ sender, recipient: box.answer }, changed)
    const { state, states } = opens()
    await eventually(() => expect(arrived()).toEqual([sipho]))
    await waits()

    isClosed = true
    box.takes()
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
