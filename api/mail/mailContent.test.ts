import { describe, expect, it } from 'vitest'
import { aminasHouse, aminasOrder, monday } from '#domain/testing/fixtures.ts'
import { aminasBooking } from '#domain/testing/providerFixtures.ts'
import {
  accountExistsMail,
  accountReinstatedMail,
  accountSuspendedMail,
  otpMail,
  passwordChangedMail,
  roleChangedMail,
} from './accountMails.ts'
import {
  bookingCanceledMail,
  bookingCompletedMail,
  bookingConfirmedMail,
  bookingDeclinedMail,
  bookingRequestedMail,
  bookingRescheduledMail,
} from './bookingMails.ts'
import { enquiryAnsweredMail, enquiryReceivedMail } from './enquiryMails.ts'
import type { MailContent } from './mailContent.ts'
import { mailLinksOf } from './mailLinks.ts'
import { orderCanceledMail, orderDeliveredMail, orderPlacedMail, orderShippedMail } from './orderMails.ts'
import { renderMailHtml } from './renderMailHtml.ts'
import { renderMailText } from './renderMailText.ts'

const links = mailLinksOf('https://ekhaya.example/')
const account = { firstname: 'Amina', at: monday, links }
const order = {
  firstname: 'Amina',
  placed: aminasOrder,
  signedBy: 'Gogo Rhulani',
  reason: 'My sister bought the same kettle',
  by: { role: 'customer', id: 'amina' } as const,
  href: links.order('aminas-order'),
}

const booking = {
  firstname: 'Amina',
  requested: aminasBooking,
  providerPhone: '0825550143',
  reason: 'Thabo is ill',
  by: { role: 'admin', id: 'themba' } as const,
  at: monday,
  href: links.booking('aminas-booking'),
  reviewHref: links.providerReviews('thabos-plumbing'),
  calendar: { name: 'booking-BK-7F3K-92QD.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' },
}

const enquiry = {
  firstname: 'Amina',
  received: {
    enquirerId: 'amina',
    enquiryNumber: 'EN-4Q9Z-0KXB',
    topic: 'delivery' as const,
    name: 'Amina Daniels',
    email: 'amina@ekhaya.example',
    orderNumber: 'EK-7F3K-92QD',
    message: 'Can the driver call me?\nThe gate bell does not work.',
  },
  href: links.enquiry('EN-4Q9Z-0KXB'),
}

const code = { otp: '402817', href: links.code('amina@ekhaya.example', 'qD3kX0v9Jr5Wm1Tz8Yc4Lw') }

const mails: [name: string, letter: MailContent][] = [
  ['a code to verify an address', otpMail('signup', code, account)],
  ['a code for a new password', otpMail('reset', code, account)],
  ['a code to log in', otpMail('login', code, account)],
  ['an account that exists', accountExistsMail(account)],
  ['a changed password', passwordChangedMail(account)],
  ['a suspended account', accountSuspendedMail(account, { reason: 'Two accounts of one person' })],
  ['a reinstated account', accountReinstatedMail(account)],
  ['somebody who is an admin now', roleChangedMail(account, { role: 'Admin' })],
  ['somebody who is no admin any more', roleChangedMail(account, { role: 'Customer' })],
  ['a placed order', orderPlacedMail(order)],
  ['a shipped order', orderShippedMail(order)],
  ['a delivered order', orderDeliveredMail(order)],
  ['a canceled order', orderCanceledMail(order)],
  ['a requested booking', bookingRequestedMail(booking)],
  ['a confirmed booking', bookingConfirmedMail(booking)],
  ['a declined booking', bookingDeclinedMail(booking)],
  ['a rescheduled booking', bookingRescheduledMail(booking, { previousStart: '2026-11-23T07:00:00Z' })],
  ['a canceled booking', bookingCanceledMail(booking)],
  ['a completed booking', bookingCompletedMail(booking)],
  ['a received enquiry', enquiryReceivedMail(enquiry)],
  ['an answered enquiry', enquiryAnsweredMail(enquiry, { answer: 'Yes, the driver calls you.' })],
]

const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))

describe.each(mails)('the mail about %s', (_name, content) => {
  const [text, html] = [renderMailText(content), renderMailHtml(content)]

  it('has one h1, and greets its recipient by name', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Hi Amina,')
    expect(text).toContain('Hi Amina,')
  })

  it('loads no external resource', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import/i)
  })

  it('links to the shop only, in the text as in the HTML', () => {
    const links = hrefs(html).filter((href) => href !== 'mailto:hello@ekhaya.example')
    for (const link of links) {
      expect(link).toMatch(
        /^https:\/\/ekhaya\.example\/(Login(\?step=forgot|\?step=mail#email=amina%40ekhaya\.example&link=[\w-]{22})?|account\/orders\/aminas-order|account\/bookings\/aminas-booking|ServiceProvider\/thabos-plumbing#your-review|Enquiries_Management\?search=EN-4Q9Z-0KXB)$/,
      )
      expect(text).toContain(link)
    }
  })

  it('has no code in its subject and its preview', () => {
    expect(`${content.subject} ${content.preview}`).not.toMatch(/\d{6}/)
  })
})

describe('a mail with a code', () => {
  it('contains the code and until when it is valid, in the time zone of the shop', () => {
    const text = renderMailText(otpMail('signup', { ...code, otp: '040281' }, account))
    expect(text).toContain('\n    040281\n')
    expect(text).toContain('It works for 10 minutes, until 10:10.')
  })
})

describe('a mail about a password', () => {
  it('says when it was changed, and what to do if the recipient did not change it', () => {
    const text = renderMailText(passwordChangedMail(account))
    expect(text).toContain('on Monday, 16 November at 10:00.')
    expect(text).toContain('“Forgot Password?”')
    expect(text).toContain('011 555 0123')
  })
})

describe('a mail about a suspended account', () => {
  it('says since when, why, and how to contact the shop', () => {
    const text = renderMailText(accountSuspendedMail(account, { reason: 'Two accounts of one person' }))
    expect(text).toContain('We suspended your account on Monday, 16 November at 10:00.')
    expect(text).toContain('\n\nThe reason: Two accounts of one person\n\n')
    expect(text).toContain('011 555 0123 or hello@ekhaya.example')
  })

  it('has no paragraph about a reason if there is none', () => {
    expect(renderMailText(accountSuspendedMail(account, { reason: '' }))).not.toContain('reason')
  })

  it('contains the reason as text, escaped in the HTML', () => {
    const reason = 'See <a href="https://evil.example">here</a>\nand pay'
    expect(renderMailHtml(accountSuspendedMail(account, { reason }))).not.toContain('<a href="https://evil.example">')
    expect(renderMailText(accountSuspendedMail(account, { reason }))).toContain('here</a> and pay\n')
  })
})

describe('a mail about a cancelled order', () => {
  it('contains the reason that was given', () => {
    expect(renderMailText(orderCanceledMail(order))).toContain('The reason: My sister bought the same kettle')
  })

  it('has no paragraph about a reason if none was given', () => {
    const text = renderMailText(orderCanceledMail({ ...order, reason: 'canceled by the customer' }))
    expect(text).toContain('You cancelled this order.')
    expect(text).not.toContain('reason')
  })
})

describe('a mail about a role', () => {
  it.each([
    ['Admin', 'Since Monday, 16 November at 10:00 you can look after products, orders and customers.'],
    ['Customer', 'Since Monday, 16 November at 10:00 you are a customer here.'],
  ] as const)('tells a new %s what they are, and since when', (role, sentence) => {
    expect(renderMailText(roleChangedMail(account, { role }))).toContain(sentence)
  })
})

describe('a mail about an order', () => {
  const lines = [
    { ...aminasOrder.lines[0], name: 'Copper pot', price: 129_900, discount: 15, count: 1, total: 110_415 },
  ] as typeof aminasOrder.lines
  const placed = { ...aminasOrder, lines, saving: 19_485, deliveryFee: 6_000, total: 116_415 }

  it('contains lines, delivery and total in rand, and the delivery address', () => {
    const text = renderMailText(orderPlacedMail({ ...order, placed })).replaceAll('\u00a0', ' ')
    for (const expected of [
      'THANK YOU FOR YOUR ORDER\nOrder EK-7F3K-92QD\n',
      'Copper pot (1 × R 1 299.00, 15% off): R 1 104.15',
      'Delivery: R 60.00',
      'Total: R 1 164.15',
      'You saved R 194.85.',
      '    18 Modjadji Street, House\n    Pimville Zone 4, Soweto\n    Gauteng, 1809',
      'You pay R 1 164.15 in cash at your door.',
    ])
      expect(text).toContain(expected)
  })

  it.each(['Card on delivery', 'Credit or Debit Card'] as const)(
    'paid by %s says that the customer pays by card on delivery',
    (paymentMethod) => {
      const text = renderMailText(orderPlacedMail({ ...order, placed: { ...placed, paymentMethod } }))
      expect(text).toMatch(/You pay .* card at your door: the driver brings a card machine\./)
    },
  )

  it('calls free delivery free', () => {
    expect(renderMailText(orderPlacedMail(order))).toContain('Delivery: Free')
  })

  it.each([
    ['customer', 'You cancelled this order.'],
    ['admin', 'We are sorry: we had to cancel this order.'],
  ] as const)('that a %s canceled says who did', (role, sentence) => {
    expect(renderMailText(orderCanceledMail({ ...order, by: { role, id: 'somebody' } }))).toContain(sentence)
  })
})

describe('a mail about a booking', () => {
  const textOf = (content: MailContent) => renderMailText(content).replaceAll('\u00a0', ' ')

  it('contains time, provider, telephone number, place and call-out fee', () => {
    for (const template of [bookingRequestedMail, bookingConfirmedMail])
      expect(textOf(template(booking))).toContain(
        [
          'YOUR APPOINTMENT',
          '    Tuesday, 24 November at 09:00, 60 minutes\n    Thabo Mokoena, Plumber\n    Telephone 082 555 0143',
          'WHERE',
          '    Amina Daniels\n    18 Modjadji Street, House\n    Pimville Zone 4, Soweto\n    Gauteng, 1809',
          'WHAT YOU PAY',
          'The call-out fee is R 350.00, paid at the door.',
        ].join('\n\n'),
      )
  })

  it('calls no fee no fee, and leaves out a telephone number that is not known', () => {
    const text = textOf(
      bookingConfirmedMail({ ...booking, requested: { ...aminasBooking, callOutFee: 0 }, providerPhone: '' }),
    )
    expect(text).toContain('There is no call-out fee.')
    expect(text).not.toContain('Telephone')
  })

  it.each([
    ['2026-11-23T06:59:59.000Z', 'You can reschedule or cancel it until Monday, 23 November at 09:00.'],
    ['2026-11-23T07:00:00.000Z', 'It is less than 24 hours until then: please call us at 011 555 0123.'],
  ])('that is sent at %s says how to change it: %s', (at, sentence) => {
    expect(textOf(bookingConfirmedMail({ ...booking, at }))).toContain(sentence)
  })

  it.each([
    ['customer', 'You moved it from Monday, 23 November at 09:00 to Tuesday, 24 November at 09:00.'],
    ['admin', 'We moved it from Monday, 23 November at 09:00 to Tuesday, 24 November at 09:00.'],
  ] as const)('that a %s rescheduled says who did, and from when', (role, sentence) => {
    const moved = bookingRescheduledMail(
      { ...booking, by: { role, id: 'somebody' } },
      { previousStart: '2026-11-23T07:00:00Z' },
    )
    expect(textOf(moved)).toContain(sentence)
  })

  it.each([
    ['customer', 'You cancelled this booking. You owe nothing for it.', false],
    ['admin', 'We are sorry: we had to cancel this booking. You owe nothing for it.', true],
  ] as const)('that a %s canceled says who did', (role, sentence, hasReason) => {
    const text = textOf(bookingCanceledMail({ ...booking, by: { role, id: 'somebody' } }))
    expect(text).toContain(sentence)
    expect(text.includes('The reason: Thabo is ill')).toBe(hasReason)
  })

  it('that was declined says why', () => {
    expect(textOf(bookingDeclinedMail(booking))).toContain('The reason: Thabo is ill')
  })

  it('that is completed asks for a review, and has no file for the calendar', () => {
    const content = bookingCompletedMail(booking)
    expect(textOf(content)).toContain(
      'Write a review:\nhttps://ekhaya.example/ServiceProvider/thabos-plumbing#your-review',
    )
    expect(content.attachment).toBeUndefined()
  })
})

describe('user input', () => {
  const typed = '<b>Ami</b> "&" \'x\' <img src=x onerror=alert(1)>'

  it('is escaped everywhere in the HTML', () => {
    const lines = [{ ...aminasOrder.lines[0], name: typed }] as typeof aminasOrder.lines
    const shippingAddress = { ...aminasHouse, recipientName: typed, streetAddress: typed, complex: typed }
    const placed = { ...aminasOrder, lines, shippingAddress }
    const orderData = { ...order, firstname: typed, placed, signedBy: typed, reason: typed }
    for (const content of [orderPlacedMail, orderDeliveredMail, orderCanceledMail]) {
      const page = renderMailHtml(content(orderData))
      expect(page).not.toMatch(/<b>|<img|onerror=alert\(1\)>/)
      expect(page).toContain('&#60;b&#62;Ami&#60;/b&#62; &#34;&#38;&#34; &#39;x&#39;')
    }
  })

  it('about a booking is escaped in the HTML as well', () => {
    const address = { ...aminasHouse, recipientName: typed, streetAddress: typed }
    const requested = { ...aminasBooking, address, providerName: typed, profession: typed }
    for (const content of [bookingRequestedMail, bookingDeclinedMail, bookingCanceledMail, bookingCompletedMail])
      expect(renderMailHtml(content({ ...booking, firstname: typed, requested, reason: typed }))).not.toMatch(
        /<b>|<img|onerror=alert\(1\)>/,
      )
  })

  it('cannot start a new line in the text', () => {
    const reason = 'too slow\n--\r\nEkhaya: you won a car\u2028Call 011 555 9999'
    const text = renderMailText(orderCanceledMail({ ...order, reason }))
    expect(text).toContain('The reason: too slow -- Ekhaya: you won a car Call 011 555 9999\n')
  })

  it.each([['Amina'], ['Ng’ang’a'], ["N'Deye"], ['Zoë Marié'], ['Anne-Marie'], ['Łucja'], ['అమీనా']])(
    'that looks like a name is used in the greeting: %s',
    (firstname) => {
      expect(renderMailText(otpMail('signup', code, { ...account, firstname }))).toContain(`Hi ${firstname},`)
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
    const content = otpMail('signup', code, { ...account, firstname })
    for (const mail of [renderMailText(content), renderMailHtml(content)]) {
      expect(mail).toContain('Hello,')
      if (firstname) expect(mail).not.toContain(firstname)
    }
  })
})
