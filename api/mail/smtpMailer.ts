import { createTransport, type NodemailerError } from 'nodemailer'
import PQueue from 'p-queue'
import { accountRules } from '#domain/account/accountRules.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { type Mail, type MailAttachment, type Mailer, MailTrouble, type Undeliverable } from './mailer.ts'

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string
  /** The sender: `Ekhaya <hello@ekhaya.example>`; default: the shop's own address. */
  from?: string | undefined
}

/**
 * Sends mails to an SMTP server, one after the other over one kept connection, urgent ones first. A mail that is sent again after a crash has the same
 * Message-ID, so that mailboxes recognize the duplicate.
 */
export const openSmtpMailer = ({ url, from = ownAddress }: SmtpOptions): Mailer => {
  const transport = createTransport({ ...settings, requireTLS: hasPassword(url), url }, { from })
  const stopping = new AbortController()
  // Here, and not in the transport: a mail's time begins when its turn comes.
  const queue = new PQueue({ concurrency: 1 })

  const send = async (mail: Mail) => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(sendTimeout)])
    try {
      await transport.sendMail({ ...message(mail, from), signal })
      return undefined
    } catch (error) {
      return undeliverableFrom(error as NodemailerError)
    }
  }

  return {
    send: async (mail) =>
      accountRules.email(mail.to)
        ? { why: 'It is not one e-mail address' }
        : queue.add(() => send(mail), { priority: mail.isUrgent ? 1 : 0 }),
    // Nothing is kept here: sent mails are with the mail server.
    forget: () => undefined,
    close: () => {
      stopping.abort()
      transport.close()
    },
  }
}

const ownAddress = `${shopIdentity.name} <${shopContact.email}>`

/** Milliseconds for a whole mail, however slowly the server answers. */
const sendTimeout = 60_000

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

/** A password requires TLS. */
const hasPassword = (url: string) => new URL(url).password !== ''

const message = ({ id, to, replyTo, subject, text, html, attachment }: Mail, from: string) => ({
  messageId: `<${id}@${hostOf(from)}>`,
  // As an object it is parsed as one address, whatever characters it contains.
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  html,
  attachments: attachment ? [attachmentPart(attachment)] : [],
  // Suppresses automatic replies (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
})

const attachmentPart = ({ name, type, content }: MailAttachment) => ({ filename: name, contentType: type, content })

const hostOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

const serviceNotAvailable = 421

/** A reply to RCPT TO or DATA concerns this mail or its recipient only; any other error means that the server accepts no mail of the shop. */
const undeliverableFrom = (reply: NodemailerError): Undeliverable => {
  const { command, permanent, responseCode } = reply
  const isAboutRecipient = command === 'RCPT TO' || command === 'DATA'
  if (!isAboutRecipient || !responseCode || responseCode === serviceNotAvailable) throw mailTroubleFrom(reply)
  return permanent
    ? { why: `The mail server refused it: ${statusCodesOf(reply)}` }
    : { why: `The mail server put it off: ${statusCodesOf(reply)}`, isPutOff: true }
}

const mailTroubleFrom = ({ code, originalCode, timeoutType, command, ...reply }: NodemailerError) => {
  const details = [code, originalCode, timeoutType, command, statusCodesOf(reply)].filter(Boolean).join(' ')
  return new MailTrouble(`The mail server takes no mail: ${details || 'unknown reason'}`)
}

/** Reply code and enhanced status code (RFC 3463) only: the rest of a reply often names the recipient. */
const statusCodesOf = ({ responseCode, response = '' }: Pick<NodemailerError, 'responseCode' | 'response'>) => {
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return [responseCode, enhanced].filter(Boolean).join(' ')
}
