import type { AppliedFact } from '#api/readModels/projector.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { Mailer } from './mailer.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { openSmtpMailer } from './smtpMailer.ts'

interface MailSettings {
  /** Without it, mails are kept in the outbox. */
  smtpUrl?: string | undefined
  /** The sender; default: the shop's own address. */
  from?: string | undefined
  /** File of the outbox. */
  outboxFile: string
}

/** The shop's mailer. */
export interface OpenedMail {
  mailer: Mailer
  /** Set if mails are kept in the local outbox, where they can be read. */
  outbox: Outbox | undefined
}

/** SMTP if a server is configured, otherwise the outbox. Close the mailer with the shop. */
export const openMail = ({ smtpUrl, from, outboxFile }: MailSettings): OpenedMail => {
  if (smtpUrl) return { mailer: openSmtpMailer({ url: smtpUrl, from }), outbox: undefined }

  const outbox = openOutbox(outboxFile)
  return { mailer: outbox, outbox }
}

/** Listener of the projector: each node deletes its kept mails of an erased customer at once. The policy `sendMail` repeats it, in case the node crashes here. */
export const forgetErased = (mailer: Mailer) => (facts: readonly AppliedFact[]) => {
  for (const fact of facts) if (fact.type === 'AccountErased') mailer.forget(recordIdOf(fact))
}
