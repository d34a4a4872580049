import { openMail } from '#api/mail/openMail.ts'
import type { Config } from './config.ts'
import { outboxFile } from './dataFolder.ts'

/** Opens the mail transport that the configuration names. */
export const configuredMail = (config: Config) =>
  openMail({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, outboxFile: outboxFile(config) })
