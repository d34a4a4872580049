import { locale } from '#domain/locale/locale.ts'
import { ContactScreen } from '#ui-kit/screens/about/ContactScreen.tsx'
import { sectionProps } from '#ui-kit/screens/about/sectionProps.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { helpTrail } from './helpTrail.ts'
import { useEnquiryForm } from './useEnquiryForm.ts'

/** `/ContactUs` and `/Help/contact`: how to reach a person at the shop, with a form to write to it. */
export const ContactRoute = ({ visit }: { visit: Visit }) => {
  const { title, shortTitle, lead, form: formHeading, details } = locale.contact()
  const isBelowHelp = /^\/help\//i.test(visit.path)
  const form = useEnquiryForm()

  return (
    <>
      <PageHead title={title} description={lead} />
      <ContactScreen
        title={title}
        lead={lead}
        trail={isBelowHelp ? helpTrail(shortTitle) : [{ label: locale.home, href: '/' }, { label: title }]}
        formHeading={formHeading}
        form={form}
        details={sectionProps(details)}
      />
    </>
  )
}
