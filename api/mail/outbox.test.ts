import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { type Mail, MailTrouble } from './mailer.ts'
import { type Outbox, openOutbox } from './outbox.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let outbox: Outbox
let file: string

beforeEach(async () => {
  folder = await temporaryFolder()
  file = join(folder.path, 'mails', 'outbox.sqlite')
  outbox = openOutbox(file, { now: () => new Date(monday) })
})
afterEach(async () => {
  outbox.close()
  await folder[Symbol.asyncDispose]()
})

const mail = (id: string, to = 'Amina@ekhaya.example', more: Partial<Mail> = {}): Mail => ({
  id,
  to,
  subject: `About ${id}`,
  text: `Your ${id}`,
  html: `<p>Your ${id}</p>`,
  customerId: to.split('@')[0]?.toLowerCase() ?? '',
  ...more,
})

describe('the outbox', () => {
  it('keeps mails, newest first', async () => {
    for (const id of ['kettle', 'pot', 'mug']) await outbox.send(mail(id))
    expect(outbox.sent().map(({ id }) => id)).toEqual(['mug', 'pot', 'kettle'])
    expect(outbox.sent()[0]).toEqual({
      id: 'mug',
      to: 'Amina@ekhaya.example',
      subject: 'About mug',
      text: 'Your mug',
      sentAt: monday,
    })
    expect(outbox.htmlOf('pot')).toBe('<p>Your pot</p>')
    expect(outbox.htmlOf('ladder')).toBeUndefined()
  })

  it('keeps the file that comes with a mail as long as the mail', async () => {
    const attachment = { name: 'booking.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }
    await outbox.send(mail('kettle'))
    await outbox.send(mail('plumber', 'amina@ekhaya.example', { attachment }))
    await outbox.send(mail('plumber', 'amina@ekhaya.example', { attachment: { ...attachment, content: 'again' } }))
    await outbox.send(mail('kettle', 'amina@ekhaya.example', { attachment }))
    expect(outbox.sent().map((sent) => [sent.id, sent.attachment])).toEqual([
      ['plumber', 'booking.ics'],
      ['kettle', undefined],
    ])
    expect(outbox.attachmentOf('plumber')).toEqual(attachment)
    expect(outbox.attachmentOf('kettle')).toBeUndefined()

    outbox.forget('amina')
    expect(outbox.attachmentOf('plumber')).toBeUndefined()
    expect(String(await readFile(file))).not.toContain('VCALENDAR')
  })

  it('adds files to mails also where it has kept mails before it knew of files', async () => {
    outbox.close()
    await rm(file)
    const before = new DatabaseSync(file)
    before.exec(`CREATE TABLE mails (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, customer_id TEXT NOT NULL, recipient TEXT NOT NULL,
      subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL, sent_at TEXT NOT NULL) STRICT`)
    before.close()
    outbox = openOutbox(file)
    await outbox.send(
      mail('plumber', undefined, { attachment: { name: 'b.ics', type: 'text/calendar', content: 'x' } }),
    )
    expect(outbox.sent()).toMatchObject([{ id: 'plumber', attachment: 'b.ics' }])
  })

  it('finds the mails to one address, regardless of case', async () => {
    await outbox.send(mail('kettle'))
    await outbox.send(mail('pot', 'sipho@ekhaya.example'))
    expect(outbox.sent(' aMINA@EKHAYA.example ').map(({ id }) => id)).toEqual(['kettle'])
    expect(outbox.sent('amina')).toEqual([])
  })

  it('stores a mail once; a repeated one is ignored', async () => {
    await outbox.send(mail('kettle'))
    await outbox.send(mail('kettle', 'amina@ekhaya.example', { text: 'Another' }))
    expect(outbox.sent().map(({ text }) => text)).toEqual(['Your kettle'])
  })

  it('keeps mails over a restart', async () => {
    await outbox.send(mail('kettle'))
    outbox.close()
    outbox = openOutbox(file)
    expect(outbox.sent()).toHaveLength(1)
  })

  it('keeps the newest thousand', { timeout: 60_000 }, async () => {
    for (let number = 0; number <= 1001; number += 1) await outbox.send(mail(`order ${number}`))
    const ids = outbox.sent().map(({ id }) => id)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([1000, 'order 1001', 'order 2'])
  })

  it('is a file that only its owner can read', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('keeps mails that are sent at once in their order, each once', async () => {
    await Promise.all(['kettle', 'pot', 'kettle', 'mug'].map((id) => outbox.send(mail(id))))
    expect(outbox.sent().map(({ id }) => id)).toEqual(['mug', 'pot', 'kettle'])
  })

  it('that closes accepts none of the mails that are being sent', async () => {
    const sending = Promise.allSettled(['kettle', 'pot'].map((id) => outbox.send(mail(id))))
    outbox.close()
    expect((await sending).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    outbox = openOutbox(file)
    expect(outbox.sent()).toEqual([])
  })

  it('that is closed accepts no mail, and ignores erasures', async () => {
    outbox.close()
    await expect(outbox.send(mail('kettle'))).rejects.toThrow(MailTrouble)
    expect(() => outbox.forget('amina')).not.toThrow()
  })
})

describe('an erased customer', () => {
  const bytes = () => readFile(file)

  it('is in no byte of the database file or its journal, however often pages were rearranged', async () => {
    outbox.close()
    outbox = openOutbox(file, { maxMails: 150 })
    // Texts of every length, so that SQLite moves mails between pages as others are added and deleted.
    for (let number = 0; number < 200; number += 1) {
      const text = `${number % 3 === 0 ? 'Modjadji Street' : 'Malamulele Road'} `.repeat(1 + ((number * 7) % 60))
      const to = number % 3 === 0 ? 'amina@ekhaya.example' : 'gogo@ekhaya.example'
      await outbox.send(mail(`order ${number}`, to, { text }))
      if (number % 50 === 49) outbox.forget('nobody')
    }
    expect((await bytes()).includes('Modjadji')).toBe(true)

    outbox.forget('amina')

    for (const word of ['Modjadji', 'amina@']) expect((await bytes()).includes(word)).toBe(false)
    expect((await bytes()).includes('Malamulele')).toBe(true)
    expect(outbox.sent().every(({ to }) => to === 'gogo@ekhaya.example')).toBe(true)
    await expect(stat(`${file}-journal`)).rejects.toThrow('ENOENT')
  })

  it('is erased too if their last mail was trimmed before', async () => {
    await outbox.send(mail('kettle'))
    outbox.close()
    outbox = openOutbox(file, { maxMails: 1 })
    await outbox.send(mail('pot', 'gogo@ekhaya.example'))
    outbox.close()
    outbox = openOutbox(file)
    outbox.forget('amina')
    expect((await bytes()).toString('latin1')).not.toMatch(/amina/i)
  })
})
