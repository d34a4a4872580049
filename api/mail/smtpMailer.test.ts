import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Mail, Mailer } from './mailer.ts'
import { MailTrouble } from './mailer.ts'
import { openSmtpMailer, type SmtpOptions } from './smtpMailer.ts'
import { givenMailServer } from './testing/mailServer.ts'

const thanks: Mail = {
  id: '0f6b1e70-5c0a-4a52-9d5e-6f6f1f1c2a11',
  to: 'amina@ekhaya.example',
  subject: 'Thank you for your order',
  text: 'Two kettles are set aside for you.',
  html: '<p>Two kettles are set aside for you.</p>',
  customerId: 'amina',
}

let opened: Mailer[] = []
afterEach(() => {
  for (const mailer of opened) mailer.close()
  opened = []
})

const open = (smtp: SmtpOptions) => {
  const mailer = openSmtpMailer(smtp)
  opened.push(mailer)
  return mailer
}

const header = (source: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(source ?? '')?.[1]

/** A TCP server that replies line by line as scripted, and records what it received. */
const scriptedServer = async (answer: (heard: string) => string | undefined, greeting = '220 ekhaya.test ESMTP') => {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (greeting) socket.write(`${greeting}\r\n`)
    socket.on('data', (bytes) => {
      heard.push(String(bytes))
      const said = answer(String(bytes))
      if (said) socket.write(`${said}\r\n`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return { host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, heard }
}

describe('a mail by SMTP', () => {
  it('goes ahead of those that wait for the connection, if somebody waits for it', async () => {
    await using server = await givenMailServer()
    const mailer = open({ url: server.url })
    const send = (to: string, isUrgent = false) =>
      mailer.send({ ...thanks, id: randomUUID(), to: `${to}@ekhaya.example`, isUrgent })

    await Promise.all([send('amina'), send('thabo'), send('lindiwe'), send('sipho', true), send('zanele', true)])

    const names = server.received.map(({ to: [address = ''] }) => address.split('@')[0])
    expect(names).toEqual(['amina', 'sipho', 'zanele', 'thabo', 'lindiwe'])
  })

  it('arrives as text and as HTML, from the shop, and suppresses automatic replies', async () => {
    await using server = await givenMailServer()
    expect(await open({ url: server.url }).send(thanks)).toBeUndefined()

    const [{ from, to, source } = { from: '', to: [], source: '' }] = server.received
    expect({ from, to }).toEqual({ from: 'hello@ekhaya.example', to: ['amina@ekhaya.example'] })
    expect(header(source, 'From')).toBe('Ekhaya <hello@ekhaya.example>')
    expect(header(source, 'To')).toBe('amina@ekhaya.example')
    expect(header(source, 'Subject')).toBe(thanks.subject)
    expect(header(source, 'Auto-Submitted')).toBe('auto-generated')
    expect(source).toContain(thanks.text)
    expect(source).toContain(thanks.html)
  })

  it('brings its file along', async () => {
    await using server = await givenMailServer()
    const attachment = {
      name: 'booking-BK-7F3K-92QD.ics',
      type: 'text/calendar; method=PUBLISH; charset=utf-8',
      content: 'BEGIN:VCALENDAR\r\nSUMMARY:Thabo comes\r\nEND:VCALENDAR\r\n',
    }
    await open({ url: server.url }).send({ ...thanks, attachment })
    const [, part = ''] = server.received[0]?.source.split(/(?=Content-Type: text\/calendar)/) ?? []
    expect(part).toContain('Content-Type: text/calendar; method=PUBLISH; charset=utf-8;')
    expect(part).toContain('Content-Disposition: attachment; filename=booking-BK-7F3K-92QD.ics')
    const [, encoded = ''] = /\r\n\r\n([\w+/\r\n]+)/.exec(part) ?? []
    expect(String(Buffer.from(encoded, 'base64'))).toBe(attachment.content)
  })

  it('has the configured sender, also in its Message-ID', async () => {
    await using server = await givenMailServer()
    await open({ url: server.url, from: 'Ekhaya Soweto <shop@soweto.example>' }).send(thanks)
    const [mail] = server.received
    expect(mail?.from).toBe('shop@soweto.example')
    expect(header(mail?.source, 'From')).toBe('Ekhaya Soweto <shop@soweto.example>')
    expect(header(mail?.source, 'Message-ID')).toBe(`<${thanks.id}@soweto.example>`)
  })

  it('that is sent again has the same Message-ID', async () => {
    await using server = await givenMailServer()
    for (const mailer of [open({ url: server.url }), open({ url: server.url })]) await mailer.send(thanks)
    const ids = server.received.map(({ source }) => header(source, 'Message-ID'))
    expect(ids).toEqual([`<${thanks.id}@ekhaya.example>`, `<${thanks.id}@ekhaya.example>`])
  })

  it('reuses the connection, and opens a new one if the server closed it', async () => {
    await using server = await givenMailServer()
    const mailer = open({ url: server.url })
    for (const id of ['first', 'second']) await mailer.send({ ...thanks, id })
    expect(server.connections()).toBe(1)

    server.disconnectAll()
    await mailer.send({ ...thanks, id: 'third' })
    expect(server.connections()).toBe(2)
    expect(server.received).toHaveLength(3)
  })
})

describe('an address or a subject', () => {
  it.each([
    ['amina@ekhaya.example, sipho@ekhaya.example'],
    ['amina@ekhaya.example\r\nBcc: sipho@ekhaya.example'],
    ['amina@ekhaya.example>\r\nRCPT TO:<sipho@ekhaya.example'],
    ['Everybody: amina@ekhaya.example, sipho@ekhaya.example;'],
    ['"sipho@ekhaya.example" <amina@ekhaya.example>'],
    [''],
  ])('is one address or none: %j', async (to) => {
    await using server = await givenMailServer()
    expect(await open({ url: server.url }).send({ ...thanks, to })).toEqual({ why: 'It is not one e-mail address' })
    expect(server.received).toEqual([])
  })

  it('cannot inject a header', async () => {
    await using server = await givenMailServer()
    await open({ url: server.url }).send({ ...thanks, subject: 'Thanks\r\nBcc: sipho@ekhaya.example\r\n\r\nBuy now' })
    const [mail] = server.received
    const [head = ''] = mail?.source.split('\r\n\r\n') ?? []
    expect(mail?.to).toEqual(['amina@ekhaya.example'])
    expect(head).not.toMatch(/^Bcc:/im)
    expect(head).not.toMatch(/^Buy now/m)
  })
})

describe('a permanent refusal', () => {
  it.each<[string, Parameters<typeof givenMailServer>[0], string]>([
    ['of the recipient', { recipient: () => [550, '5.1.1 <amina@ekhaya.example> is unknown'] }, '550 5.1.1'],
    ['of the recipient in plain words', { recipient: () => [553, 'No amina@ekhaya.example here'] }, '553'],
    ['of what it says', { content: () => [554, '5.7.1 Looks like advertising'] }, '554 5.7.1'],
  ])('%s is reported without naming anybody', async (_of, given, figures) => {
    await using server = await givenMailServer(given)
    expect(await open({ url: server.url }).send(thanks)).toEqual({ why: `The mail server refused it: ${figures}` })
  })

  it('leaves the line open for the next mail', async () => {
    let recipients = 0
    await using server = await givenMailServer({ recipient: () => (recipients++ === 0 ? [550, 'No'] : undefined) })
    const mailer = open({ url: server.url })
    expect(await mailer.send(thanks)).toBeDefined()
    expect(await mailer.send({ ...thanks, id: 'next' })).toBeUndefined()
    expect(server.connections()).toBe(1)
  })
})

describe('a mail that is put off', () => {
  it.each<[string, Parameters<typeof givenMailServer>[0], string]>([
    ['a grey list', { recipient: () => [450, '4.2.0 amina@ekhaya.example is greylisted'] }, '450 4.2.0'],
    ['a domain that is mistyped', { recipient: () => [450, '4.1.2 Domain not found'] }, '450 4.1.2'],
    ['a full mailbox', { recipient: () => [452, '4.2.2 The mailbox is full'] }, '452 4.2.2'],
    ['a full mailbox, found late', { content: () => [452, '4.2.2 The mailbox is full'] }, '452 4.2.2'],
  ])('for %s is reported as put off, without naming anybody', async (_for, given, figures) => {
    await using server = await givenMailServer(given)
    const why = `The mail server put it off: ${figures}`
    expect(await open({ url: server.url }).send(thanks)).toEqual({ why, isPutOff: true })
  })

  it('leaves the line open for the next mail', async () => {
    await using server = await givenMailServer({
      recipient: (to) => (to === thanks.to ? [450, '4.1.2 Domain not found'] : undefined),
    })
    const mailer = open({ url: server.url })
    expect(await mailer.send(thanks)).toMatchObject({ isPutOff: true })
    expect(await mailer.send({ ...thanks, id: 'next', to: 'sipho@ekhaya.example' })).toBeUndefined()
    expect(server.connections()).toBe(1)
  })
})

describe('MailTrouble', () => {
  const troubleMessageOf = async (smtp: SmtpOptions) => {
    const error = await open(smtp)
      .send(thanks)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(MailTrouble)
    return (error as MailTrouble).message
  }

  it.each<[string, Parameters<typeof givenMailServer>[0], string]>([
    ['with the line', { recipient: () => [421, '4.3.2 Closing for the night'] }, '421 4.3.2'],
    ['with the line, found late', { content: () => [421, '4.3.2 Closing for the night'] }, '421 4.3.2'],
    ['with the shop as the sender, for now', { sender: () => [451, 'Later'] }, 'EENVELOPE MAIL FROM 451'],
    [
      'with the shop as the sender, which can be mended',
      { sender: () => [550, '5.7.1 Who?'] },
      'EENVELOPE MAIL FROM 550 5.7.1',
    ],
  ])('%s is thrown, so that the policy retries', async (_with, given, figures) => {
    await using server = await givenMailServer(given)
    const message = await troubleMessageOf({ url: server.url })
    expect(message).toMatch(/^The mail server takes no mail: /)
    expect(message.endsWith(figures)).toBe(true)
  })

  it('is thrown if there is no server', async () => {
    const { url } = await givenMailServer().then(async (server) => {
      await server[Symbol.asyncDispose]()
      return server
    })
    expect(await troubleMessageOf({ url })).toContain('ECONNREFUSED')
  })

  it('is thrown if the server sends nothing', async () => {
    const { host } = await scriptedServer(() => undefined, '')
    expect(await troubleMessageOf({ url: `smtp://${host}?greetingTimeout=50` })).toContain('ETIMEDOUT')
  })

  it('is thrown if there is a password and no encryption: the password is not sent', async () => {
    const { host, heard } = await scriptedServer((command) =>
      command.startsWith('EHLO') ? '250-ekhaya.test\r\n250 AUTH PLAIN LOGIN' : '502 No',
    )
    const message = await troubleMessageOf({ url: `smtp://ekhaya:Umbrella-7@${host}` })
    expect(message).toContain('ETLS')
    expect(message).not.toContain('Umbrella-7')
    expect(heard.join()).not.toContain('AUTH')
  })

  it('is thrown if the shop closes while a mail is being sent', async () => {
    const { host, heard } = await scriptedServer(() => undefined)
    const mailer = open({ url: `smtp://${host}` })
    const sent = mailer.send(thanks).catch((thrown: unknown) => thrown)
    await expect.poll(() => heard.length).toBe(1)
    mailer.close()
    expect(await sent).toBeInstanceOf(MailTrouble)
  })
})
