import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '#api/readModels/database.ts'
import { foldedEmail } from '#domain/account/foldedEmail.ts'
import { type Mailer, MailTrouble } from './mailer.ts'

/** A mail as people look it up; `sentAt` ISO 8601. */
export interface SentMail {
  id: string
  to: string
  subject: string
  text: string
  sentAt: string
}

export interface Outbox extends Mailer {
  /** Newest first, all or those to one address, in any spelling of its letters. */
  sent(to?: string): SentMail[]
  /** The HTML of a mail. */
  htmlOf(id: string): string | undefined
}

interface Options {
  now?: () => Date
  /** So many mails are kept; fewer where some were erased among them. */
  most?: number
}

/** Where mails go without a mail server: a small file, for its owner's eyes only, that keeps the newest 1,000. */
export const openOutbox = (file: string, { now = () => new Date(), most = 1000 }: Options = {}): Outbox => {
  const database = openPrivately(file)
  const keep = database.prepare(insertion)
  const trim = database.prepare('DELETE FROM mails WHERE number <= ?')
  const list = database.prepare('SELECT id, recipient, subject, text, sent_at FROM mails ORDER BY number DESC')
  const find = database.prepare('SELECT html FROM mails WHERE id = ?')
  const drop = database.prepare('DELETE FROM mails WHERE customer_id = ?')

  return {
    send: async ({ id, customerId, to, subject, text, html }) => {
      if (!database.isOpen) throw new MailTrouble('The outbox is closed')
      inTransaction(database, () => {
        const { lastInsertRowid } = keep.run(id, customerId, to, subject, text, html, now().toISOString())
        trim.run(Number(lastInsertRowid) - most)
      })
      return undefined
    },
    forget: (customerId) => {
      if (!database.isOpen) return
      drop.run(customerId)
      // What is deleted is written over, and the write-ahead log keeps no copy.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    sent: (to) => {
      const mails = list.all().map(sentMail)
      return to === undefined ? mails : mails.filter((mail) => foldedEmail(mail.to) === foldedEmail(to))
    },
    htmlOf: (id) => find.get(id)?.['html']?.toString(),
    close: () => {
      if (database.isOpen) database.close()
    },
  }
}

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
  ) STRICT`

const insertion = `
  INSERT INTO mails (id, customer_id, recipient, subject, text, html, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO NOTHING`

const openPrivately = (file: string) => {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 5000 })
  // No sync a mail: after a power cut the newest may be missing, which the log of facts still tells of.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON')
  database.exec(schema)
  return database
}

const sentMail = (row: Record<string, unknown>): SentMail => ({
  id: String(row['id']),
  to: String(row['recipient']),
  subject: String(row['subject']),
  text: String(row['text']),
  sentAt: String(row['sent_at']),
})
