import { styled } from 'styled-components'
import { desktop, largeText, wideDesktop } from '#ui-kit/theme/media.ts'

export const DailyTiles = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const NowTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
  }
  ${wideDesktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`
