import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { greeting } from './greeting.ts'
import type { Amount, Letter, Part } from './letter.ts'

/** A letter as plain text. */
export const letterText = ({ heading, reference, firstname, parts, because }: Letter) => {
  const head = [heading.toUpperCase(), ...(reference === undefined ? [] : [reference])].join('\n')
  return `${[head, greeting(firstname), ...parts.map(partText), signature(because)].join('\n\n')}\n`
}

const partText = (part: Part): string => {
  switch (part.part) {
    case 'code':
      return `    ${part.code}`
    case 'button':
      return `${part.label}:\n${part.href}`
    case 'link':
      return oneLine(`${part.before}${part.label}${part.after}`).concat(`\n${part.href}`)
    case 'amounts':
      return [...part.lines, part.total].map(amountText).join('\n')
    case 'address':
      return part.lines.map((line) => `    ${oneLine(line)}`).join('\n')
    case 'title':
      return part.text.toUpperCase()
    default:
      return oneLine(part.text)
  }
}

const amountText = ({ label, detail, amount }: Amount) => oneLine(`${label}${detail ? ` (${detail})` : ''}: ${amount}`)

// What people typed cannot begin a line of its own, and look as if the shop had written it.
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

const signature = (because: string) => {
  const { name, tagline } = shopIdentity
  const { telephone, email, address } = shopContact
  return ['-- ', `${name}: ${tagline}`, `${telephone.shown}, ${email}`, address.join(', '), because].join('\n')
}
