import { Fragment, type ReactNode } from 'react'
import type { PageText, Paragraph } from '#domain/locale/pageText.ts'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { EmailAddress } from '#ui-kit/elements/EmailAddress.tsx'

/** The props of a page's sections, with links in their paragraphs. The name of a section is its link target. */
export const sectionProps = (sections: PageText<string>['sections']) =>
  Object.entries(sections).map(([id, { heading, paragraphs, points }]) => ({
    id,
    heading,
    paragraphs: paragraphs.map(richText),
    points: points?.map(richText),
  }))

/** A paragraph with its links. */
export const richText = (paragraph: Paragraph): ReactNode =>
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
