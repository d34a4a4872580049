import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { desktop } from '#ui-kit/theme/media.ts'

type ProductColumnsProps = { gallery: ReactNode; buying: ReactNode; sections: ReactNode }

/** Gallery and texts on the left, the sticky buy box beside them; one below the other on a phone. */
export const ProductColumns = ({ gallery, buying, sections }: ProductColumnsProps) => (
  <Columns>
    <Gallery>{gallery}</Gallery>
    <Buying>{buying}</Buying>
    <Sections>{sections}</Sections>
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

const Sections = styled.div`
  ${desktop} {
    grid-area: facts;
  }
`
