import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { desktop } from '#ui-kit/theme/media.ts'

type ProductColumnsProps = { gallery: ReactNode; buying: ReactNode; facts: ReactNode }

/** Pictures and facts on the left, buying beside them and always in sight; one below the other on a phone. */
export const ProductColumns = ({ gallery, buying, facts }: ProductColumnsProps) => (
  <Columns>
    <Gallery>{gallery}</Gallery>
    <Buying>{buying}</Buying>
    <Facts>{facts}</Facts>
  </Columns>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-areas: 'gallery buying' 'facts buying';
    grid-template-columns: minmax(0, 7fr) minmax(340px, 5fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-6) var(--space-7);
  }
`

const Gallery = styled.div`
  ${desktop} {
    grid-area: gallery;
  }
`

const Buying = styled.div`
  ${desktop} {
    position: sticky;
    top: var(--space-4);
    grid-area: buying;
    align-self: start;
  }
`

const Facts = styled.div`
  ${desktop} {
    grid-area: facts;
  }
`
