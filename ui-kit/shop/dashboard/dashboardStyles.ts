import { styled } from 'styled-components'
import { desktop, phone, wideDesktop } from '#ui-kit/theme/media.ts'

export const DailyTiles = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${wideDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

export const NowTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(170px, 100%), 1fr));
  gap: var(--space-4);

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
  }
`
