import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { desktop } from '#ui-kit/theme/media.ts'

type BottomBarProps = { children: ReactNode }

/** Keeps a screen's main action in reach of the thumb. Last in its `Page`, whose sides it covers; it rests above the footer. Phones only. */
export const BottomBar = ({ children }: BottomBarProps) => <Bar data-docked>{children}</Bar>

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: var(--border) solid var(--line);
  background: var(--surface);
  box-shadow: var(--lift-2);

  ${desktop} {
    display: none;
  }
`
