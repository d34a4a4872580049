import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ContentSection, type ContentSectionProps } from './ContentSection.tsx'

export type ContentScreenProps = {
  /** The first heading of the page. */
  title: string
  /** One or two sentences that say what this page answers. */
  lead?: string | undefined
  /** The steps from the home page to this page; the last one is this page and has no `href`. */
  trail: readonly { label: string; href?: string | undefined }[]
  /** The parts of the text, each with a heading. */
  sections: readonly ContentSectionProps[]
  /** What everybody should see first, between the title and the sections. */
  notice?: ReactNode
  /** A card beside the text: contact details, a calculator. */
  aside?: ReactNode
}

/** A page to read: about, contact, help. */
export const ContentScreen = ({ trail, aside, ...body }: ContentScreenProps) => (
  <Page>
    <Stack gap={1}>
      <Breadcrumb trail={trail} />
      <Columns aside={aside}>
        <Body {...body} />
      </Columns>
    </Stack>
  </Page>
)

const Body = ({ title, lead, notice, sections }: Omit<ContentScreenProps, 'trail' | 'aside'>) => (
  <Measure>
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
  </Measure>
)

const Measure = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  max-width: 68ch;
`
