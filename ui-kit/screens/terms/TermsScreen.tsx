import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { Contents } from './Contents.tsx'
import { TermsSection, type TermsSectionProps } from './TermsSection.tsx'

type TermsScreenProps = {
  /** The first heading of the page. */
  title: string
  /** One or two sentences that say what the page is about. */
  lead: string
  /** The steps from the home page to this page; the last one is this page and has no `href`. */
  trail: readonly { label: string; href?: string | undefined }[]
  /** The sections of the terms, numbered in their order. */
  sections: readonly TermsSectionProps[]
  /** The title of the table of contents: 'On this page'. */
  contentsTitle: string
  /** The parts of the aside that the table of contents lists, ahead of the sections. */
  asideLinks?: readonly { id: string; heading: string; needsScript?: boolean | undefined }[] | undefined
  /** Beside the text, or below it where there is no room: a calculator, a card. */
  aside?: ReactNode
}

/** A page of the shop's terms. A long one begins with a table of contents. */
export const TermsScreen = ({
  title,
  lead,
  trail,
  sections,
  contentsTitle,
  asideLinks = [],
  aside,
}: TermsScreenProps) => {
  const entries = [...asideLinks, ...sections]

  return (
    <Page>
      <Stack gap={1}>
        <Breadcrumb trail={trail} />
        <Columns aside={aside}>
          <Body>
            <Stack gap={3}>
              <Heading level={1} size={36}>
                {title}
              </Heading>
              <Text size={18} tone="ink-2">
                {lead}
              </Text>
            </Stack>
            {entries.length > maxWithoutContents && <Contents title={contentsTitle} entries={entries} />}
            {sections.map((section) => (
              <TermsSection key={section.id} {...section} />
            ))}
          </Body>
        </Columns>
      </Stack>
    </Page>
  )
}

const maxWithoutContents = 4

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  max-width: 68ch;
`
