import { type ReactNode, useId } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type ContentSectionProps = { heading: string; paragraphs: readonly ReactNode[] }

/** A heading and the paragraphs below it. */
export const ContentSection = ({ heading, paragraphs }: ContentSectionProps) => {
  const headingId = useId()

  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Heading level={2} size={20} id={headingId}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read, never reordered
        <p key={index}>{paragraph}</p>
      ))}
    </Stack>
  )
}
