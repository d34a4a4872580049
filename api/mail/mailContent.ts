import type { MailAttachment } from './mailer.ts'

/** Content of a mail. Plain text and HTML are both rendered from it, so they say the same. */
export interface MailContent {
  /** It must not contain a code (a locked screen would show it) or a name (it is stored in a fact). */
  subject: string
  /** The preview text that mail programs show after the subject. */
  preview: string
  heading: string
  /** Shown above the heading, for example the order number. */
  reference?: string
  /** The recipient's first name, as they typed it. */
  firstname: string
  blocks: readonly ContentBlock[]
  /** Why the recipient gets this mail; shown in the footer. */
  footerReason: string
  attachment?: MailAttachment
  /** The address that an answer goes to; default: the shop's. */
  replyTo?: string
}

export type ContentBlock =
  | { block: 'paragraph'; text: string }
  /** A small, less prominent paragraph. */
  | { block: 'hint'; text: string }
  | { block: 'title'; text: string }
  | { block: 'code'; code: string }
  | { block: 'button'; label: string; href: string }
  | { block: 'link'; before: string; label: string; href: string; after: string }
  | { block: 'amounts'; lines: readonly AmountLine[]; total: AmountLine }
  /** What somebody wrote, word by word and line by line, set apart from the words of the shop. */
  | { block: 'quote'; lines: readonly string[] }
  /** Lines as on an envelope. */
  | { block: 'address'; lines: readonly string[] }

export interface AmountLine {
  label: string
  /** In small print below. */
  detail?: string
  amount: string
}

export const paragraph = (text: string): ContentBlock => ({ block: 'paragraph', text })
export const hint = (text: string): ContentBlock => ({ block: 'hint', text })
export const title = (text: string): ContentBlock => ({ block: 'title', text })
export const quote = (text: string): ContentBlock => ({ block: 'quote', lines: text.split('\n') })
export const button = (label: string, href: string): ContentBlock => ({ block: 'button', label, href })
