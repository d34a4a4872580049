import { createTransport, type NodemailerError } from 'nodemailer'
import { accountRules } from '#domain/account/accountRules.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { type Mail, type Mailer, MailTrouble, type Undeliverable } from './mailer.ts'

export interface Smtp {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string
  /** The sender: `Ekhaya <hello@ekhaya.example>`; default: the shop's own address. */
  from?: string | undefined
}

/**
 * Hands mails to an SMTP server, one after the other over one connection that is kept. A mail that comes again after a crash has the
 * same Message-ID, by which mailboxes know it as the one they have.
 */
export const openSmtpMailer = ({ url, from = ownAddress }: Smtp): Mailer => {
  const transport = createTransport({ ...settings, requireTLS: hasPassword(url), url }, { from })
  const closing = new AbortController()

  return {
    send: async (mail) => {
      if (accountRules.email(mail.to)) return { why: 'It is not one e-mail address' }
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(longest)])
      try {
        await transport.sendMail({ ...message(mail, from), signal })
        return undefined
      } catch (error) {
        return answerIn(error as NodemailerError)
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

const ownAddress = `${shopIdentity.name} <${shopContact.email}>`

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

const hangingUp = 421

/** What the server says of this mail or its recipient is theirs alone; whom it refuses as a sender is the shop. */
const answerIn = (reply: NodemailerError): Undeliverable => {
  const { command, permanent, responseCode } = reply
  const isTheirs = command === 'RCPT TO' || command === 'DATA'
  if (!isTheirs || !responseCode || responseCode === hangingUp) throw troubleIn(reply)
  return permanent
    ? { why: `The mail server refused it: ${figuresOf(reply)}` }
    : { why: `The mail server put it off: ${figuresOf(reply)}`, isPutOff: true }
}

const troubleIn = ({ code, originalCode, timeoutType, command, ...reply }: NodemailerError) => {
  const told = [code, originalCode, timeoutType, command, figuresOf(reply)].filter(Boolean).join(' ')
  return new MailTrouble(`The mail server takes no mail: ${told || 'unknown reason'}`)
}

/** Reply code and enhanced status code (RFC 3463) only: the rest of a reply often names the recipient. */
const figuresOf = ({ responseCode, response = '' }: Pick<NodemailerError, 'responseCode' | 'response'>) => {
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return [responseCode, enhanced].filter(Boolean).join(' ')
}
