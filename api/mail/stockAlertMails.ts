import { discountedPrice, formatRand } from '#domain/kernel/money.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { button, hint, type MailContent, paragraph } from './mailContent.ts'

/** Input of the mail about a product that is back. Price in cents, discount in percent. */
interface StockAlertMailData {
  firstname: string
  name: string
  price: number
  discount: number
  /** Pieces in stock. */
  left: number
  /** Link to the product's page. */
  href: string
  /** Link to the inbox, where the customer sees what else they wait for. */
  inboxHref: string
}

/** Sent when a product is back in stock that the customer waits for. */
export const backInStockMail = ({ firstname, left, href, inboxHref, ...product }: StockAlertMailData): MailContent => ({
  subject: `${product.name} is back in stock`,
  preview: `${leftSentence(left)} You asked us to tell you.`,
  heading: `${product.name} is back`,
  firstname,
  blocks: [
    paragraph(`You asked us to tell you when ${product.name} is back in stock. ${leftSentence(left)}`),
    paragraph(`It costs ${formatRand(discountedPrice(product.price, product.discount))}.`),
    button('See the product', href),
    hint('We cannot set one aside for you: first come, first served.'),
    { block: 'link', before: 'Your other alerts are in ', label: 'your inbox', href: inboxHref, after: '.' },
  ],
  footerReason: `You are getting this one e-mail because you asked ${shopIdentity.name} to tell you about this product.`,
})

const leftSentence = (left: number) => (left === 1 ? 'There is 1 left.' : `There are ${left} left.`)
