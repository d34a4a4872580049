import type { ReactNode } from 'react'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'

export type ContentSectionProps = {
  heading: string
  paragraphs?: readonly ReactNode[] | undefined
  /** Anything that cannot stand in a paragraph: a form, a list of questions. */
  children?: ReactNode
}

/** A heading and the paragraphs below it. */
export const ContentSection = ({ heading, paragraphs = [], children }: ContentSectionProps) => (
  <TitledSection title={heading}>
    {paragraphs.map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read, never reordered
      <p key={index}>{paragraph}</p>
    ))}
    {children}
  </TitledSection>
)
