import { css } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

/** The styles of a clickable chip, 44 px high. */
export const chipStyles = css`
  display: inline-flex;
  max-width: 100%;
  min-height: 44px;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-1) var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-full);
  background: var(--surface);
  overflow-wrap: anywhere;
  ${font(14, 600)}

  &:hover {
    border-color: var(--brand);
    text-decoration: none;
  }
`

/** The styles of a chip that stands for an active filter and removes it. */
export const activeChipStyles = css`
  ${chipStyles}
  border-color: var(--brand);
  background: var(--brand-tint);

  > svg {
    flex: none;
  }
`

/** The styles of the link behind such chips that removes them all. */
export const clearChipsStyles = css`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  padding-inline: var(--space-2);
  font-weight: 600;
`
