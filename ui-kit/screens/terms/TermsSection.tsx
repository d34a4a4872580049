import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type TermsSectionProps = {
  /** The name of its link target. */
  id: string
  heading: string
  paragraphs: readonly ReactNode[]
  /** A list below the paragraphs. */
  points?: readonly ReactNode[] | undefined
}

/** A heading, its paragraphs, and a list below them. */
export const TermsSection = ({ id, heading, paragraphs, points = [] }: TermsSectionProps) => (
  <Target as="section" gap={3} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
    <Heading level={2} size={20} id={`${id}-heading`}>
      {heading}
    </Heading>
    {paragraphs.map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read, never reordered
      <p key={index}>{paragraph}</p>
    ))}
    {points.length > 0 && (
      <Points>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read, never reordered
          <li key={index}>{point}</li>
        ))}
      </Points>
    )}
  </Target>
)

const Target = styled(Stack)`
  scroll-margin-top: var(--space-4);
  overflow-wrap: break-word;

  &:focus:not(:focus-visible) {
    outline: none;
  }
`

const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding-left: var(--space-5);

  li {
    display: list-item;
    list-style: disc;
  }
  li::marker {
    color: var(--brand);
  }
`
