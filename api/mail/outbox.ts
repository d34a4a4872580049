import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '#api/readModels/readModelDatabase.ts'
import { normalizeEmail } from '#domain/account/normalizeEmail.ts'
import { type Mailer, MailTrouble } from './mailer.ts'

/** A sent mail; `sentAt` ISO 8601. */
export interface SentMail {
  id: string
  to: string
  subject: string
  text: string
  sentAt: string
}

export interface Outbox extends Mailer {
  /** Newest first; all, or those to one address, regardless of case. */
  sent(to?: string): SentMail[]
  /** The HTML of a mail. */
  htmlOf(id: string): string | undefined
}

interface OutboxOptions {
  now?: () => Date
  /** Number of mails that are kept. */
  maxMails?: number
}

/** A mailer for a shop without a mail server: keeps the newest 1,000 mails in a SQLite file that only its owner can read. */
export const openOutbox = (file: string, { now = () => new Date(), maxMails = 1000 }: OutboxOptions = {}): Outbox => {
  const database = openPrivateDatabase(file)
  const insert = database.prepare(insertSql)
  const deleteUpTo = database.prepare('DELETE FROM mails WHERE number <= ?')
  const list = database.prepare('SELECT id, recipient, subject, text, sent_at FROM mails ORDER BY number DESC')
  const find = database.prepare('SELECT html FROM mails WHERE id = ?')
  const deleteOf = database.prepare('DELETE FROM mails WHERE customer_id = ?')

  return {
    send: async ({ id, customerId, to, subject, text, html }) => {
      if (!database.isOpen) throw new MailTrouble('The outbox is closed')
      inTransaction(database, () => {
        const { lastInsertRowid } = insert.run(id, customerId, to, subject, text, html, now().toISOString())
        deleteUpTo.run(Number(lastInsertRowid) - maxMails)
      })
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

const insertSql = `
  INSERT INTO mails (id, customer_id, recipient, subject, text, html, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO NOTHING`

const openPrivateDatabase = (file: string) => {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 5000 })
  // No fsync per mail: after a power cut the newest mails may be missing here, but not their facts.
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
