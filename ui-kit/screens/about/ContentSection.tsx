import type { ReactNode } from 'react'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'

type ContentSectionProps = { heading: string; paragraphs: readonly ReactNode[] }

/** A heading and the paragraphs below it. */
export const ContentSection = ({ heading, paragraphs }: ContentSectionProps) => (
  <TitledSection title={heading}>
    {paragraphs.map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read, never reordered
      <p key={index}>{paragraph}</p>
    ))}
  </TitledSection>
)
