import { createTransport, type NodemailerError } from 'nodemailer'
import { accountRules } from '#domain/account/accountRules.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { type Mail, type Mailer, MailTrouble, type Undeliverable } from './mailer.ts'

export interface Smtp {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string
  /** The sender: `Ekhaya <hello@ekhaya.example>`; default: the shop's own address. */
  from?: string | undefined
  /** Milliseconds, for tests. */
  now?: () => number
}

/**
 * Hands mails to an SMTP server, one after the other over one connection that is kept. A mail that comes again after a crash has the
 * same Message-ID, by which mailboxes know it as the one they have.
 */
export const openSmtpMailer = ({ url, from = ownAddress, now = Date.now }: Smtp): Mailer => {
  const transport = createTransport({ ...settings, requireTLS: hasPassword(url), url }, { from })
  const closing = new AbortController()
  const patience = patienceWith(now)

  return {
    send: async (mail) => {
      if (accountRules.email(mail.to)) return { why: 'It is not one e-mail address' }
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(longest)])
      try {
        await transport.sendMail({ ...message(mail, from), signal })
        return undefined
      } catch (error) {
        const reply = error as NodemailerError
        return refusalIn(reply) ?? patience.lostWith(mail, reply) ?? troubleIn(reply)
      }
    },
    // What was handed over is in other hands.
    forget: () => undefined,
    close: () => {
      closing.abort()
      transport.close()
    },
  }
}

const ownAddress = `${shopIdentity.name} <${shopIdentity.email}>`

/** Milliseconds for a whole mail, however slowly the server answers. */
const longest = 60_000

const settings = {
  pool: true,
  maxConnections: 1,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

/** A password goes over an encrypted line or not at all. */
const hasPassword = (url: string) => new URL(url).password !== ''

const message = ({ id, to, subject, text, html }: Mail, from: string) => ({
  messageId: `<${id}@${hostOf(from)}>`,
  // As an object it is one address, whatever signs are in it.
  to: { name: '', address: to },
  subject,
  text,
  html,
  // No holiday notes in return (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
})

const hostOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

/** The server wants nothing to do with this mail or its recipient. Whom it refuses as a sender is the shop, and that can be mended. */
const refusalIn = ({ permanent, command, ...reply }: NodemailerError): Undeliverable | undefined =>
  permanent && (command === 'RCPT TO' || command === 'DATA')
    ? { why: `The mail server refused it: ${figuresOf(reply)}` }
    : undefined

/** Milliseconds. Grey lists want about five minutes. */
const longestHold = 10 * 60_000
const hangingUp = 421

/** A recipient whom the server puts off holds up all others: not for ever, or one full mailbox would silence the shop. */
const patienceWith = (now: () => number) => {
  let held: { id: string; since: number } | undefined
  return {
    lostWith: ({ id }: Mail, { responseCode, command, ...reply }: NodemailerError): Undeliverable | undefined => {
      if (!responseCode || responseCode === hangingUp || command !== 'RCPT TO') return undefined
      held = held?.id === id ? held : { id, since: now() }
      if (now() - held.since < longestHold) return undefined
      return { why: `The mail server put its recipient off too often: ${figuresOf({ ...reply, responseCode })}` }
    },
  }
}

const troubleIn = ({ code, originalCode, timeoutType, command, ...reply }: NodemailerError) => {
  const told = [code, originalCode, timeoutType, command, figuresOf(reply)].filter(Boolean).join(' ')
  throw new MailTrouble(`The mail server takes no mail: ${told || 'unknown reason'}`)
}

/** Reply code and enhanced status code (RFC 3463) only: the rest of a reply often names the recipient. */
const figuresOf = ({ responseCode, response = '' }: Pick<NodemailerError, 'responseCode' | 'response'>) => {
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return [responseCode, enhanced].filter(Boolean).join(' ')
}
