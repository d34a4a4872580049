import { type ReactNode, useId } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type ProductSectionProps = { title: string; children: ReactNode }

/** A titled section of the product page. */
export const ProductSection = ({ title, children }: ProductSectionProps) => {
  const titleId = useId()

  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Heading level={2} size={20} id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
