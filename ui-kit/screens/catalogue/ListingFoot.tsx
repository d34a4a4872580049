import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Paginator } from '#ui-kit/elements/Paginator.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { PageSizes, type PageSizesProps } from './PageSizes.tsx'

type ListingFootProps = PageSizesProps & Pick<ComponentProps<typeof Paginator>, 'page' | 'pages' | 'hrefFor'>

/** The links below a list of products: to its pages, and to pages of another size. */
export const ListingFoot = ({ sizes, ...pages }: ListingFootProps) => (
  <Foot>
    <Paginator {...pages} />
    <PageSizes sizes={sizes} />
  </Foot>
)

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);

  > * {
    min-width: 0;
    max-width: 100%;
  }
  ${phone} {
    justify-content: center;
  }
`
