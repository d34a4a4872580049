import { EnquiryForm, type EnquiryFormProps } from '#ui-kit/shop/enquiry/EnquiryForm.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ContentScreen, type ContentScreenProps } from './ContentScreen.tsx'
import { ContentSection, type ContentSectionProps } from './ContentSection.tsx'

type ContactScreenProps = Pick<ContentScreenProps, 'title' | 'lead' | 'trail'> & {
  /** The heading above the form. */
  formHeading: string
  /** The form to write to the shop. */
  form: EnquiryFormProps
  /** Beside the form: how else to reach a person. */
  details: readonly ContentSectionProps[]
}

/** How to reach a person at the shop: by telephone, chat, mail or in person, and with a form to write to it. */
export const ContactScreen = ({ formHeading, form, details, ...page }: ContactScreenProps) => (
  <ContentScreen
    {...page}
    sections={[{ heading: formHeading, children: <EnquiryForm {...form} /> }]}
    aside={
      <Stack gap={5}>
        {details.map((section) => (
          <ContentSection key={section.heading} {...section} />
        ))}
      </Stack>
    }
  />
)
