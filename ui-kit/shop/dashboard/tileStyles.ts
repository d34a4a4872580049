import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { cardLink } from '#ui-kit/elements/stretchedLink.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText, phone } from '#ui-kit/theme/media.ts'

/** A tile that is clickable as a whole. */
export const Tile = styled.article`
  position: relative;
  display: flex;
  min-width: 0;
  height: 100%;
  container-type: inline-size;
  flex-direction: column;
  gap: var(--space-1);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);

  &:hover {
    border-color: var(--brand);
  }
`

export const TileName = styled.h2`
  ${font(14, 600)}
`

/** Covers its tile. */
export const TileLink = styled(Anchor)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  color: var(--ink-2);
  ${cardLink(3)}
`

export const TileValue = styled.p`
  overflow-wrap: anywhere;
  letter-spacing: -0.015em;
  ${font(30, 800)}
  ${tabular}

  ${phone} {
    ${font(24, 800)}
  }
  /* Twelve million rand fit a narrow tile. */
  && {
    font-size: min(1.75rem, 12cqi);
  }
  ${largeText} {
    && {
      font-size: min(1.75rem, 9cqi);
    }
  }
`

export const TileNote = styled.p`
  display: flex;
  min-height: 20px;
  align-items: center;
  gap: var(--space-1);
  color: var(--ink-2);
  ${font(14)}
  ${tabular}

  svg {
    flex: none;
  }
`
