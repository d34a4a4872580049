import { layBuyInstalments } from '#domain/businessConstants.ts'
import type { PageText, Paragraph } from '#domain/locale/pageText.ts'

/** The way to every answer: a list of links, each with what is behind it. */
export const helpText = (): PageText<'answers' | 'own' | 'promises'> => ({
  title: 'Help',
  lead: 'Find an answer, or ask a person.',
  sections: {
    answers: {
      heading: 'Answers',
      paragraphs: [
        linkTo('/Help/faq', 'Questions and answers', 'ordering, paying, delivery, bookings.'),
        linkTo('/Help/contact', 'Contact', 'call, write or visit us.'),
      ],
    },
    own: {
      heading: 'Your account',
      paragraphs: [
        linkTo('/account/orders', 'Your orders', 'where each one is, invoices, cancelling.'),
        linkTo('/account/bookings', 'Your bookings', 'see, move or cancel a visit.'),
        linkTo('/account/personal-details', 'Your details', 'name, devices, data.'),
      ],
    },
    promises: {
      heading: 'What we promise',
      paragraphs: [
        linkTo('/DeliveryTermsAndConditions', 'Delivery', 'what is free, where, and how fast.'),
        linkTo('/Returns', 'Returns', 'how to send something back.'),
        linkTo('/BuyNowPayLater', 'Buy Now Pay Later', 'who qualifies, and what it costs.'),
        linkTo('/LayBuy', 'Lay-Buy', `pay in ${layBuyInstalments} monthly instalments, then collect.`),
        linkTo('/Privacy', 'Privacy', 'what we keep about you, and how to erase it.'),
      ],
    },
  },
})

/** What stands above the help page at the address of a page that an older shop had. */
export const movedPageText = {
  title: 'This page has moved',
  sentence: (page: string) =>
    `“${page}” belonged to an older version of this shop. What you are looking for is most likely behind one of the links below.`,
}

const linkTo = (href: string, text: string, about: string): Paragraph => [{ text, href }, `: ${about}`]
