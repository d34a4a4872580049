import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { desktop, largeText } from '#ui-kit/theme/media.ts'

type BottomBarProps = {
  /** The buttons that stay in reach of a thumb. */
  children: ReactNode
  /** For a bar that is not the last child of its `Page`: it keeps its position in the tab order and is drawn below the footer. */
  floating?: boolean | undefined
}

/** Keeps the main action of a screen at the bottom of the viewport. The last child of its `Page`; stops above the footer. Phones only. */
export const BottomBar = ({ children, floating = false }: BottomBarProps) => (
  <Bar $floating={floating} data-docked={floating ? 'floating' : ''}>
    {children}
  </Bar>
)

const Bar = styled.div<{ $floating: boolean }>`
  position: ${({ $floating }) => ($floating ? 'fixed' : 'sticky')};
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  margin-inline: ${({ $floating }) => ($floating ? '0' : 'calc(-1 * var(--space-4))')};
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: var(--border) solid var(--line);
  background: var(--surface);
  box-shadow: var(--lift-2);

  ${desktop} {
    display: none;
  }
  /* It would cover much of the screen. */
  ${largeText} {
    position: static;
    margin-inline: calc(-1 * var(--space-4));
  }
`
