import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { cardLink } from '#ui-kit/elements/stretchedLink.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'

/** A row of a list as a card, for phones and tablets; `data-selected` lights it. */
export const RowCard = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  height: 100%;
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
  overflow-wrap: anywhere;
  ${tabular}

  &[data-selected] {
    border-color: var(--brand);
    background: var(--brand-tint);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
`

/** One line of a card: its first part at the start, its last at the end. */
export const RowCardLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
`

/** The name of the row as a link, which covers the whole card. */
export const RowCardLink = styled(Anchor)`
  min-width: 0;
  overflow-wrap: anywhere;
  ${font(16, 600)}
  ${cardLink(2)}
`

/** The row's checkbox, above the link that covers the card. */
export const RowCardCheckbox = styled.span`
  position: relative;
  z-index: 1;
  align-self: start;
  margin: -10px -8px;

  > label {
    padding-inline: 12px;
  }
`

export const RowCardText = styled.span`
  min-width: 0;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(14)}
`

export const RowCardFigure = styled.span`
  white-space: nowrap;
  ${font(16, 800)}
`
