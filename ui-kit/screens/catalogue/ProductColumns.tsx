import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { desktop, tablet } from '#ui-kit/theme/media.ts'

type ProductColumnsProps = { gallery: ReactNode; buying: ReactNode; sections: ReactNode }

/** Gallery and texts on the left, the sticky buy box beside them; on tablets the texts below both, on phones one below the other. */
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

  ${tablet} {
    grid-template-areas: 'gallery buying' 'facts facts';
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
  ${desktop} {
    grid-template-areas: 'gallery buying' 'facts buying';
    grid-template-columns: minmax(0, 7fr) minmax(340px, 5fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-6) var(--space-7);
  }
`

const Gallery = styled.div`
  ${tablet} {
    grid-area: gallery;
  }
`

const Buying = styled.div`
  ${tablet} {
    grid-area: buying;
  }
  ${desktop} {
    position: sticky;
    top: var(--space-4);
    align-self: start;
  }
`

const Sections = styled.div`
  ${tablet} {
    grid-area: facts;
  }
`
