/** What a mail says. Its text and its HTML are both made from this, so that neither tells more than the other. */
export interface Letter {
  /** Never with a code in it, which a locked screen would show, nor with anybody's name: it becomes a fact. */
  subject: string
  /** What lists of mails show after the subject. */
  preview: string
  heading: string
  /** What it is about, above the heading: an order's number. */
  reference?: string
  /** The first name of whom it is written to, as they gave it. */
  firstname: string
  parts: readonly Part[]
  /** Why they get it, to stand at the end. */
  because: string
}

export type Part =
  | { part: 'paragraph'; text: string }
  /** A paragraph that steps back. */
  | { part: 'hint'; text: string }
  | { part: 'title'; text: string }
  | { part: 'code'; code: string }
  | { part: 'button'; label: string; href: string }
  | { part: 'link'; before: string; label: string; href: string; after: string }
  | { part: 'amounts'; lines: readonly Amount[]; total: Amount }
  /** Lines as on an envelope. */
  | { part: 'address'; lines: readonly string[] }

export interface Amount {
  label: string
  /** In small print below. */
  detail?: string
  amount: string
}

export const paragraph = (text: string): Part => ({ part: 'paragraph', text })
export const hint = (text: string): Part => ({ part: 'hint', text })
export const title = (text: string): Part => ({ part: 'title', text })
export const button = (label: string, href: string): Part => ({ part: 'button', label, href })
