export interface Mail {
  /** Of the fact that led to it: handed over again under the same id, it is the same mail. */
  id: string
  /** One e-mail address. */
  to: string
  subject: string
  text: string
  html: string
  customerId: string
}

/** Nobody takes the mail: ever, or now, where it is to be tried later. `why` names no person: it becomes a fact. */
export interface Undeliverable {
  why: string
  isPutOff?: boolean
}

/** The port: where mails are handed over. */
export interface Mailer {
  /** Hands a mail over, or says that nobody takes it. Throws `MailTrouble` where nobody's mail can be handed over now. */
  send(mail: Mail): Promise<Undeliverable | undefined>
  /** Drops what is kept here of the mails to a customer. */
  forget(customerId: string): void
  /** May be called while a mail is on its way: it is given up. */
  close(): void
}

/** No mail can be handed over now, whoever it is for. The message names no person and no secret: it is logged, and `/health` tells it. */
export class MailTrouble extends Error {
  override name = 'MailTrouble'
}
