import { type ReactNode, useId } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

/** A titled section of a long form. */
export const FormSection = ({
  title,
  children,
}: {
  /** The heading above it. */
  title: string
  /** What stands inside. */
  children: ReactNode
}) => {
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} size={20} id={headingId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
