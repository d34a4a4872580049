import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTransaction } from '#api/readModels/readModelDatabase.ts'
import { normalizeEmail } from '#domain/account/normalizeEmail.ts'
import { type Mail, type MailAttachment, type Mailer, MailTrouble } from './mailer.ts'

/** A sent mail; `sentAt` ISO 8601. */
export interface SentMail {
  id: string
  to: string
  subject: string
  text: string
  sentAt: string
  /** The name of the attached file. */
  attachment?: string
}

export interface Outbox extends Mailer {
  /** Newest first; all, or those to one address, regardless of case. */
  sent(to?: string): SentMail[]
  /** The HTML of a mail. */
  htmlOf(id: string): string | undefined
  attachmentOf(id: string): MailAttachment | undefined
}

interface OutboxOptions {
  now?: () => Date
  /** Number of mails that are kept. */
  maxMails?: number
}

/**
 * A mailer for a shop without a mail server: keeps the newest 1,000 mails, and those that came together after them, in a SQLite file that only
 * its owner can read.
 */
export const openOutbox = (file: string, { now = () => new Date(), maxMails = 1000 }: OutboxOptions = {}): Outbox => {
  const database = openPrivateDatabase(file)
  const { insert, insertAttachment, deleteOld, deleteOf, list, find, findAttachment } = statementsOf(database, maxMails)

  const keep = ({ id, customerId, to, subject, text, html, attachment }: Mail) => {
    const { changes } = insert.run(id, customerId, to, subject, text, html, now().toISOString())
    if (attachment && changes) insertAttachment.run(id, attachment.name, attachment.type, attachment.content)
  }
  const send = gathered((mails: readonly Mail[]) => {
    if (!database.isOpen) throw new MailTrouble('The outbox is closed')
    inTransaction(database, () => {
      // First, so that the new ones are written where the old ones were, and each page once.
      deleteOld.run(maxMails)
      mails.forEach(keep)
    })
  })

  return {
    send: async (mail) => {
      await send(mail)
      return undefined
    },
    forget: (customerId) => {
      if (!database.isOpen) return
      deleteOf.run(customerId)
      // `secure_delete` overwrites deleted rows; truncating the write-ahead log removes the copies there.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    sent: (to) => {
      const mails = list.all().map(sentMail)
      return to === undefined ? mails : mails.filter((mail) => normalizeEmail(mail.to) === normalizeEmail(to))
    },
    htmlOf: (id) => find.get(id)?.['html']?.toString(),
    attachmentOf: (id) => {
      const row = findAttachment.get(id)
      return row && { name: String(row['name']), type: String(row['type']), content: String(row['content']) }
    },
    close: () => {
      if (database.isOpen) database.close()
    },
  }
}

/** Handles what is asked for in one turn of the event loop together: all of it, or nothing. */
const gathered = <Item>(handle: (items: readonly Item[]) => void) => {
  let waiting: { items: Item[]; handled: Promise<void> } | undefined
  const begin = () => {
    const items: Item[] = []
    const handled = nextTurn().then(() => {
      waiting = undefined
      handle(items)
    })
    return { items, handled }
  }
  return (item: Item) => {
    waiting ??= begin()
    waiting.items.push(item)
    return waiting.handled
  }
}

const statementsOf = (database: DatabaseSync, maxMails: number) => ({
  insert: database.prepare(insertSql),
  insertAttachment: database.prepare('INSERT INTO attachments (mail_id, name, type, content) VALUES (?, ?, ?, ?)'),
  deleteOld: database.prepare('DELETE FROM mails WHERE number <= (SELECT max(number) FROM mails) - ?'),
  deleteOf: database.prepare('DELETE FROM mails WHERE customer_id = ?'),
  list: database.prepare(
    `SELECT id, recipient, subject, text, sent_at, name FROM mails LEFT JOIN attachments ON mail_id = id
     ORDER BY number DESC LIMIT ${maxMails}`,
  ),
  find: database.prepare('SELECT html FROM mails WHERE id = ?'),
  findAttachment: database.prepare('SELECT name, type, content FROM attachments WHERE mail_id = ?'),
})

const schema = `
  CREATE TABLE IF NOT EXISTS mails (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    html TEXT NOT NULL,
    sent_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS attachments (
    mail_id TEXT PRIMARY KEY REFERENCES mails (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    content TEXT NOT NULL
  ) STRICT`

const insertSql = `
  INSERT INTO mails (id, customer_id, recipient, subject, text, html, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO NOTHING`

const openPrivateDatabase = (file: string) => {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 5000 })
  // No fsync per mail: after a power cut the newest mails may be missing here, but not their facts.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON')
  // A log of 40 MB: in a rush the same pages change again and again, and each is moved into the file once.
  database.exec('PRAGMA wal_autocheckpoint = 10000')
  database.exec(schema)
  return database
}

const sentMail = (row: Record<string, unknown>): SentMail => ({
  id: String(row['id']),
  to: String(row['recipient']),
  subject: String(row['subject']),
  text: String(row['text']),
  sentAt: String(row['sent_at']),
  ...(typeof row['name'] === 'string' && { attachment: row['name'] }),
})
