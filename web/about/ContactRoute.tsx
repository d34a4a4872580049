import { locale } from '#domain/locale/locale.ts'
import { shopContact } from '#domain/shopContact.ts'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { EmailAddress } from '#ui-kit/elements/EmailAddress.tsx'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { EnquiryForm } from '#ui-kit/shop/enquiry/EnquiryForm.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { richText } from '#web/state/locale/sectionProps.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { helpTrail } from './helpTrail.ts'
import { useEnquiryForm } from './useEnquiryForm.ts'

const { telephone, email, whatsApp, address, openingHours } = shopContact

/** `/ContactUs` and `/Help/contact`: how to reach a person at the shop, with a form to write to it. */
export const ContactRoute = ({ visit }: { visit: Visit }) => {
  const { title, shortTitle, lead, form: heading } = locale.contact()
  const isBelowHelp = /^\/help\//i.test(visit.path)
  const form = useEnquiryForm()

  return (
    <>
      <PageHead title={title} description={lead} />
      <ContentScreen
        title={title}
        lead={lead}
        trail={isBelowHelp ? helpTrail(shortTitle) : [{ label: locale.home, href: '/' }, { label: title }]}
        sections={[{ heading, children: <EnquiryForm {...form} /> }]}
        aside={<ContactDetails />}
      />
    </>
  )
}

const ContactDetails = () => {
  const { call, visit, order } = locale.contact()

  return (
    <Stack gap={5}>
      <TitledSection title={call.heading}>
        <p>
          {call.telephone}: <Anchor href={`tel:${telephone.dialled}`}>{telephone.shown}</Anchor>
        </p>
        <p>
          {call.whatsApp}: <Anchor href={`https://wa.me/${whatsApp}`}>{call.chat}</Anchor>
        </p>
        <p>
          {call.email}:{' '}
          <Anchor href={`mailto:${email}`}>
            <EmailAddress address={email} />
          </Anchor>
        </p>
      </TitledSection>
      <TitledSection title={visit.heading}>
        <p>{address.join(', ')}</p>
        <p>{openingHours}</p>
        <p>{visit.delivery}</p>
      </TitledSection>
      <TitledSection title={order.heading}>
        <p>{richText(order.paragraph)}</p>
      </TitledSection>
    </Stack>
  )
}
