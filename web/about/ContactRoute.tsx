import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'

const { telephone, email, whatsApp, address, openingHours } = shopContact
const { name } = shopIdentity

/** How to reach a person at the shop. */
export const ContactRoute = () => (
  <>
    <PageHead title="Contact Us" description={lead} />
    <ContentScreen
      title="Contact Us"
      lead={lead}
      trail={[{ label: 'Home', href: '/' }, { label: 'Contact Us' }]}
      sections={[
        {
          heading: 'Call or write',
          paragraphs: [
            <>
              Telephone: <Anchor href={`tel:${telephone.dialled}`}>{telephone.shown}</Anchor>
            </>,
            <>
              WhatsApp: <Anchor href={`https://wa.me/${whatsApp}`}>start a chat</Anchor>
            </>,
            <>
              E-mail: <Anchor href={`mailto:${email}`}>{email}</Anchor>
            </>,
          ],
        },
        { heading: 'Visit us', paragraphs: [address.join(', '), openingHours] },
        {
          heading: 'About an order',
          paragraphs: [
            <>
              Have your order number at hand: it begins with EK. You find it under{' '}
              <Anchor href="/account/orders">your orders</Anchor>, where you also see how far each one is.
            </>,
          ],
        },
      ]}
    />
  </>
)

const lead = `A person at ${name} answers, ${openingHours}.`
