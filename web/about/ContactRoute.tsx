import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { EnquiryForm } from '#ui-kit/shop/enquiry/EnquiryForm.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { helpTrail } from './helpTrail.ts'
import { useEnquiryForm } from './useEnquiryForm.ts'

const { telephone, email, whatsApp, address, openingHours } = shopContact
const { name } = shopIdentity

/** `/ContactUs` and `/Help/contact`: how to reach a person at the shop, with a form to write to it. */
export const ContactRoute = ({ visit }: { visit: Visit }) => {
  const isBelowHelp = /^\/help\//i.test(visit.path)
  const form = useEnquiryForm()

  return (
    <>
      <PageHead title="Contact Us" description={lead} />
      <ContentScreen
        title="Contact Us"
        lead={lead}
        trail={isBelowHelp ? helpTrail('Contact') : [{ label: 'Home', href: '/' }, { label: 'Contact Us' }]}
        sections={[
          {
            heading: 'Write to us',
            children: <EnquiryForm {...form} />,
          },
        ]}
        aside={<ContactDetails />}
      />
    </>
  )
}

const ContactDetails = () => (
  <Stack gap={5}>
    <TitledSection title="Call or chat">
      <p>
        Telephone: <Anchor href={`tel:${telephone.dialled}`}>{telephone.shown}</Anchor>
      </p>
      <p>
        WhatsApp: <Anchor href={`https://wa.me/${whatsApp}`}>start a chat</Anchor>
      </p>
      <p>
        E-mail: <Anchor href={`mailto:${email}`}>{email}</Anchor>
      </p>
    </TitledSection>
    <TitledSection title="Visit us">
      <p>{address.join(', ')}</p>
      <p>{openingHours}</p>
    </TitledSection>
    <TitledSection title="About an order">
      <p>
        Have your order number at hand: it begins with EK. You find it under{' '}
        <Anchor href="/account/orders">your orders</Anchor>, where you also see how far each one is.
      </p>
    </TitledSection>
  </Stack>
)

const lead = `A person at ${name} answers, ${openingHours}.`
