import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { movedPageOf } from './movedPaths.ts'

/** `/Help`: the way to every answer. The addresses of pages that an older shop had show it too, and say that they have moved. */
export const HelpRoute = ({ visit }: { visit: Visit }) => {
  const moved = movedPageOf(visit.path)

  return (
    <>
      <PageHead title="Help" description={lead} />
      <ContentScreen
        title="Help"
        lead={lead}
        trail={[{ label: 'Home', href: '/' }, { label: 'Help' }]}
        notice={
          moved && (
            <Notice tone="info" title="This page has moved">
              “{moved}” belonged to an older version of this shop. What you are looking for is most likely behind one of
              the links below.
            </Notice>
          )
        }
        sections={topics.map(({ heading, links }) => ({
          heading,
          paragraphs: links.map(({ label, href, about }) => (
            <span key={href}>
              <Anchor href={href}>{label}</Anchor>: {about}
            </span>
          )),
        }))}
      />
    </>
  )
}

const lead = 'Find an answer, or ask a person.'

const topics = [
  {
    heading: 'Answers',
    links: [
      { label: 'Questions and answers', href: '/Help/faq', about: 'ordering, paying, delivery, bookings.' },
      { label: 'Contact', href: '/Help/contact', about: 'call, write or visit us.' },
    ],
  },
  {
    heading: 'Your own',
    links: [
      { label: 'Your orders', href: '/account/orders', about: 'where each one is, invoices, cancelling.' },
      { label: 'Your bookings', href: '/account/bookings', about: 'confirm, move or cancel a visit.' },
      { label: 'Your details', href: '/account/personal-details', about: 'name, devices, data.' },
    ],
  },
  {
    heading: 'What we promise',
    links: [
      { label: 'Delivery', href: '/DeliveryTermsAndConditions', about: 'what is free, where, and how fast.' },
      { label: 'Returns', href: '/Returns', about: 'how something goes back.' },
      { label: 'Buy Now Pay Later', href: '/BuyNowPayLater', about: 'who qualifies, and what it costs.' },
      { label: 'Lay-Buy', href: '/LayBuy', about: 'pay over three months, then collect.' },
      { label: 'Privacy', href: '/Privacy', about: 'what we keep about you, and how to erase it.' },
    ],
  },
]
