/** A file that comes with a mail. */
export interface MailAttachment {
  name: string
  /** Media type, with its parameters. */
  type: string
  content: string
}

export interface Mail {
  /** The id of the fact that caused it. Sent again with the same id, it is the same mail. */
  id: string
  /** One e-mail address. */
  to: string
  subject: string
  text: string
  html: string
  attachment?: MailAttachment | undefined
  /** The address that an answer goes to; default: the sender's. */
  replyTo?: string | undefined
  customerId: string
  /** Somebody waits for it: where mails queue, it goes ahead of the others. */
  isUrgent?: boolean
}

/** The mail was not accepted: permanently, or for now (`isPutOff`), to be retried. `why` must not name a person: it is stored in a fact. */
export interface Undeliverable {
  why: string
  isPutOff?: boolean
}

/** The port through which mails are sent. */
export interface Mailer {
  /** Sends a mail, or returns why it was not accepted. Throws `MailTrouble` if no mail at all can be sent now. */
  send(mail: Mail): Promise<Undeliverable | undefined>
  /** Deletes the kept copies of mails to a customer. */
  forget(customerId: string): void
  /** May be called while a mail is being sent: that mail is aborted. */
  close(): void
}

/** No mail can be sent now, to any recipient. The message must not contain a person or a secret: it is logged and shown by `/health`. */
export class MailTrouble extends Error {
  override name = 'MailTrouble'
}
