import { styled } from 'styled-components'
import { phone } from '#ui-kit/theme/media.ts'

export const DailyTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-4);
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
