import { Fragment, type ReactNode } from 'react'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { EmailAddress } from '#ui-kit/elements/EmailAddress.tsx'

/** A paragraph: text, with links in it. A link's text says where it leads. */
type Paragraph = string | readonly (string | { text: string; href: string })[]

type SectionText = {
  heading: string
  paragraphs: readonly Paragraph[]
  /** A list below the paragraphs. */
  points?: readonly Paragraph[]
}

/** The props of a page's sections, with links in their paragraphs. The name of a section is its link target. */
export const sectionProps = (sections: Readonly<Record<string, SectionText>>) =>
  Object.entries(sections).map(([id, { heading, paragraphs, points }]) => ({
    id,
    heading,
    paragraphs: paragraphs.map(richText),
    points: points?.map(richText),
  }))

/** A paragraph with its links. */
const richText = (paragraph: Paragraph): ReactNode =>
  typeof paragraph === 'string'
    ? paragraph
    : paragraph.map((part) =>
        typeof part === 'string' ? (
          <Fragment key={part}>{part}</Fragment>
        ) : (
          <Anchor key={part.href} href={part.href}>
            {part.text.includes('@') ? <EmailAddress address={part.text} /> : part.text}
          </Anchor>
        ),
      )
