import { idOf } from '#api/readModels/projection.ts'
import type { FactNews } from '#api/readModels/projector.ts'
import type { Mailer } from './mailer.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { openSmtpMailer } from './smtpMailer.ts'

interface Settings {
  /** Without it, mails are kept in the outbox. */
  smtpUrl?: string | undefined
  /** The sender; default: the shop's own address. */
  from?: string | undefined
  /** File of the outbox. */
  outboxFile: string
}

/** Where the shop's mails go. */
export interface OpenedMail {
  mailer: Mailer
  /** Where they can be read, if they are kept here. */
  outbox: Outbox | undefined
}

/** By SMTP where there is a server, else the outbox. The mailer is to be closed with the shop. */
export const openMail = ({ smtpUrl, from, outboxFile }: Settings): OpenedMail => {
  if (smtpUrl) return { mailer: openSmtpMailer({ url: smtpUrl, from }), outbox: undefined }

  const outbox = openOutbox(outboxFile)
  return { mailer: outbox, outbox }
}

/** Each node drops at once what it keeps of those who were erased, wherever that was. The policy `sendMail` does it again, in case it dies here. */
export const forgetErased = (mailer: Mailer) => (facts: readonly FactNews[]) => {
  for (const fact of facts) if (fact.type === 'AccountErased') mailer.forget(idOf(fact))
}
