import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { greeting } from './greeting.ts'
import type { AmountLine, ContentBlock, MailContent } from './mailContent.ts'

/** Renders a mail as plain text. */
export const renderMailText = ({ heading, reference, firstname, blocks, footerReason }: MailContent) => {
  const head = [heading.toUpperCase(), ...(reference === undefined ? [] : [reference])].join('\n')
  return `${[head, greeting(firstname), ...blocks.map(blockText), signature(footerReason)].join('\n\n')}\n`
}

const blockText = (block: ContentBlock): string => {
  switch (block.block) {
    case 'code':
      return `    ${block.code}`
    case 'button':
      return `${block.label}:\n${block.href}`
    case 'link':
      return oneLine(`${block.before}${block.label}${block.after}`).concat(`\n${block.href}`)
    case 'amounts':
      return [...block.lines, block.total].map(amountText).join('\n')
    case 'address':
      return block.lines.map((line) => `    ${oneLine(line)}`).join('\n')
    case 'quote':
      return block.lines.map((line) => `> ${oneLine(line)}`).join('\n')
    case 'title':
      return block.text.toUpperCase()
    default:
      return oneLine(block.text)
  }
}

const amountText = ({ label, detail, amount }: AmountLine) =>
  oneLine(`${label}${detail ? ` (${detail})` : ''}: ${amount}`)

// User input must not start a new line, where it could look like text of the shop.
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

const signature = (footerReason: string) => {
  const { name, tagline } = shopIdentity
  const { telephone, email, address } = shopContact
  return ['-- ', `${name}: ${tagline}`, `${telephone.shown}, ${email}`, address.join(', '), footerReason].join('\n')
}
