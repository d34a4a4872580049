import type { ReactNode } from 'react'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { Heading } from './Heading.tsx'

type TitledSectionProps = {
  /** The heading of the section. */
  title: string
  /** What the section holds. */
  children: ReactNode
}

/** A section of a page with its title, a heading of the second level. */
export const TitledSection = ({ title, children }: TitledSectionProps) => (
  // Without `useId`: a reused part may contain it.
  <Stack as="section" gap={3} aria-label={title}>
    <Heading level={2} size={20}>
      {title}
    </Heading>
    {children}
  </Stack>
)
