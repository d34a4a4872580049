import { describe, expect, it } from 'vitest'
import { aminasHouse, aminasOrder, monday } from '#domain/cast.ts'
import { accountExistsLetter, otpLetter, passwordChangedLetter } from './accountLetters.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letterHtml.ts'
import { letterText } from './letterText.ts'
import { linksOf } from './links.ts'
import { orderCanceledLetter, orderDeliveredLetter, orderPlacedLetter, orderShippedLetter } from './orderLetters.ts'
import { accountReinstatedLetter, accountSuspendedLetter, roleChangedLetter } from './standingLetters.ts'

const links = linksOf('https://ekhaya.example/')
const account = { firstname: 'Amina', at: monday, links }
const order = {
  firstname: 'Amina',
  placed: aminasOrder,
  signedBy: 'Gogo Rhulani',
  reason: 'My sister bought the same kettle',
  by: { role: 'customer', id: 'amina' } as const,
  href: links.order('aminas-order'),
}

const letters: [name: string, letter: Letter][] = [
  ['a code to verify an address', otpLetter('signup', '402817', account)],
  ['a code for a new password', otpLetter('reset', '402817', account)],
  ['an account that exists', accountExistsLetter(account)],
  ['a changed password', passwordChangedLetter(account)],
  ['a suspended account', accountSuspendedLetter(account, { reason: 'Two accounts of one person' })],
  ['a reinstated account', accountReinstatedLetter(account)],
  ['somebody who is an admin now', roleChangedLetter(account, { role: 'Admin' })],
  ['somebody who is no admin any more', roleChangedLetter(account, { role: 'Customer' })],
  ['a placed order', orderPlacedLetter(order)],
  ['a shipped order', orderShippedLetter(order)],
  ['a delivered order', orderDeliveredLetter(order)],
  ['a canceled order', orderCanceledLetter(order)],
]

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe.each(letters)('the mail about %s', (_name, letter) => {
  const [text, html] = [letterText(letter), letterHtml(letter)]

  it('has one heading of the first order, and names its reader', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Hi Amina,')
    expect(text).toContain('Hi Amina,')
  })

  it('needs nothing from afar', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import/i)
  })

  it('leads to the shop only, by text as by HTML', () => {
    const ways = hrefs(html).filter((href) => href !== 'mailto:hello@ekhaya.example')
    for (const way of ways) {
      expect(way).toMatch(/^https:\/\/ekhaya\.example\/(Login(\?step=forgot)?|account\/orders\/aminas-order)$/)
      expect(text).toContain(way)
    }
  })

  it('has no code in its subject and its preview', () => {
    expect(`${letter.subject} ${letter.preview}`).not.toMatch(/\d{6}/)
  })
})

describe('a mail with a code', () => {
  it('tells it and until when it is good, in the time of the shop', () => {
    const text = letterText(otpLetter('signup', '040281', account))
    expect(text).toContain('\n    040281\n')
    expect(text).toContain('It is good for 10 minutes, until 10:10.')
  })
})

describe('a mail about a password', () => {
  it('tells when it was changed, and what to do if it was somebody else', () => {
    const text = letterText(passwordChangedLetter(account))
    expect(text).toContain('since Monday, 16 November at 10:00.')
    expect(text).toContain('“Forgot Password?”')
    expect(text).toContain('011 555 0123')
  })
})

describe('a mail about a suspended account', () => {
  it('tells since when, why, and whom to ask', () => {
    const text = letterText(accountSuspendedLetter(account, { reason: 'Two accounts of one person' }))
    expect(text).toContain('We suspended your account on Monday, 16 November at 10:00.')
    expect(text).toContain('\n\nThe reason: Two accounts of one person\n\n')
    expect(text).toContain('011 555 0123 or hello@ekhaya.example')
  })

  it('says nothing of a reason where there is none', () => {
    expect(letterText(accountSuspendedLetter(account, { reason: '' }))).not.toContain('reason')
  })

  it('tells the reason as text, in the HTML as well', () => {
    const reason = 'See <a href="https://evil.example">here</a>\nand pay'
    expect(letterHtml(accountSuspendedLetter(account, { reason }))).not.toContain('<a href="https://evil.example">')
    expect(letterText(accountSuspendedLetter(account, { reason }))).toContain('here</a> and pay\n')
  })
})

describe('a mail about a role', () => {
  it.each([
    ['Admin', 'Since Monday, 16 November at 10:00 you can look after products, orders and customers.'],
    ['Customer', 'Since Monday, 16 November at 10:00 you are a customer here.'],
  ] as const)('tells a new %s what they are, and since when', (role, sentence) => {
    expect(letterText(roleChangedLetter(account, { role }))).toContain(sentence)
  })
})

describe('a mail about an order', () => {
  const lines = [
    { ...aminasOrder.lines[0], name: 'Copper pot', price: 129_900, discount: 15, count: 1, total: 110_415 },
  ] as typeof aminasOrder.lines
  const placed = { ...aminasOrder, lines, saving: 19_485, deliveryFee: 6_000, total: 116_415 }

  it('tells lines, delivery and total in rand, and where it goes', () => {
    const text = letterText(orderPlacedLetter({ ...order, placed })).replaceAll('\u00a0', ' ')
    for (const told of [
      'THANK YOU FOR YOUR ORDER\nOrder EK-7F3K-92QD\n',
      'Copper pot (1 × R 1 299.00, 15% off): R 1 104.15',
      'Delivery: R 60.00',
      'Total: R 1 164.15',
      'You saved R 194.85.',
      '    18 Modjadji Street, House\n    Pimville Zone 4, Soweto\n    Gauteng, 1809',
      'You pay R 1 164.15 in cash when it is delivered.',
    ])
      expect(text).toContain(told)
  })

  it('calls free delivery free', () => {
    expect(letterText(orderPlacedLetter(order))).toContain('Delivery: Free')
  })

  it.each([
    ['customer', 'You canceled this order.'],
    ['admin', 'We are sorry: we had to cancel this order.'],
  ] as const)('that a %s canceled says who did', (role, sentence) => {
    expect(letterText(orderCanceledLetter({ ...order, by: { role, id: 'somebody' } }))).toContain(sentence)
  })
})

describe('what people typed', () => {
  const typed = '<b>Ami</b> "&" \'x\' <img src=x onerror=alert(1)>'

  it('is text in the HTML, wherever it stands', () => {
    const lines = [{ ...aminasOrder.lines[0], name: typed }] as typeof aminasOrder.lines
    const shippingAddress = { ...aminasHouse, recipientName: typed, streetAddress: typed, complex: typed }
    const placed = { ...aminasOrder, lines, shippingAddress }
    const told = { ...order, firstname: typed, placed, signedBy: typed, reason: typed }
    for (const letter of [orderPlacedLetter, orderDeliveredLetter, orderCanceledLetter]) {
      const page = letterHtml(letter(told))
      expect(page).not.toMatch(/<b>|<img|onerror=alert\(1\)>/)
      expect(page).toContain('&#60;b&#62;Ami&#60;/b&#62; &#34;&#38;&#34; &#39;x&#39;')
    }
  })

  it('begins no line of its own in the text', () => {
    const reason = 'too slow\n--\r\nEkhaya: you won a car\u2028Call 011 555 9999'
    const text = letterText(orderCanceledLetter({ ...order, reason }))
    expect(text).toContain('The reason: too slow -- Ekhaya: you won a car Call 011 555 9999\n')
  })

  it.each([['Amina'], ['Ng’ang’a'], ["N'Deye"], ['Zoë Marié'], ['Anne-Marie'], ['Łucja'], ['అమీనా']])(
    'as a name, and looks like one, is greeted: %s',
    (firstname) => {
      expect(letterText(otpLetter('signup', '402817', { ...account, firstname }))).toContain(`Hi ${firstname},`)
    },
  )

  it.each([
    ['evil.example'],
    ['Win R500 now'],
    ['Call 0115559999'],
    ['www/evil'],
    ['me@evil.example'],
    ['<b>Ami</b>'],
    ['Amina!'],
    ['Amina\nBuy now'],
    ['A'.repeat(21)],
    [''],
  ])('as a name, and does not look like one, is not passed on: %j', (firstname) => {
    const letter = otpLetter('signup', '402817', { ...account, firstname })
    for (const mail of [letterText(letter), letterHtml(letter)]) {
      expect(mail).toContain('Hello,')
      if (firstname) expect(mail).not.toContain(firstname)
    }
  })
})
