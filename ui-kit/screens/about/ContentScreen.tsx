import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'
import { ContentSection, type ContentSectionProps } from './ContentSection.tsx'

type ContentScreenProps = {
  title: string
  /** One or two sentences that say what this page answers. */
  lead?: string | undefined
  trail: readonly { label: string; href?: string | undefined }[]
  sections: readonly ContentSectionProps[]
  /** What everybody should see first, between the title and the sections. */
  notice?: ReactNode
  /** A card beside the text: contact details, a calculator. */
  aside?: ReactNode
}

/** A page to read: about, contact, help, policies. */
export const ContentScreen = ({ title, lead, trail, notice, sections, aside }: ContentScreenProps) => (
  <Page>
    <Stack gap={1}>
      <Breadcrumb trail={trail} />
      <Columns>
        <Stack gap={6}>
          <Stack gap={3}>
            <Heading level={1} size={36}>
              {title}
            </Heading>
            {lead && (
              <Text size={18} tone="ink-2">
                {lead}
              </Text>
            )}
          </Stack>
          {notice}
          {sections.map((section) => (
            <ContentSection key={section.heading} {...section} />
          ))}
        </Stack>
        {aside && <div>{aside}</div>}
      </Columns>
    </Stack>
  </Page>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 68ch);
  gap: var(--space-6);

  ${desktop} {
    grid-template-columns: minmax(0, 68ch) minmax(0, 360px);
    align-items: start;
    justify-content: space-between;
  }
`
