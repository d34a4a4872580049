import { type ReactNode, useId } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type ProductFactProps = { title: string; children: ReactNode }

/** One titled part of what there is to know about a product. */
export const ProductFact = ({ title, children }: ProductFactProps) => {
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
