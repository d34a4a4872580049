import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { type MenuItem, SideMenuItem } from './SideMenuItem.tsx'

type SideMenuProps = {
  /** For example 'Welcome to Ekhaya'. */
  heading: string
  /** The entries, in their order. */
  items: readonly MenuItem[]
  /** Whether the menu is open. */
  open: boolean
  /** Called when the menu was closed by its button, by Escape, by a tap on the backdrop, or because `open` changed. */
  onClose: () => void
}

/** A drawer in a native dialog: it traps the focus, and Escape or a tap on the backdrop closes it. Its links navigate without closing it. */
export const SideMenu = ({ heading, items, open, onClose }: SideMenuProps) => {
  const headingId = useId()
  const drawer = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) drawer.current?.showModal()
    else if (drawer.current?.open) drawer.current.close()
  }, [open])

  // Closes the dialog at once rather than through `open`, so that a double click closes it only once.
  const close = () => drawer.current?.close()
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === drawer.current) close()
  }

  return (
    <Drawer ref={drawer} aria-labelledby={headingId} onClose={onClose} onClick={closeOnBackdrop}>
      <Content>
        <MenuHeader>
          <Title id={headingId}>{heading}</Title>
          <IconButton label="Close the menu" icon={<X size={24} aria-hidden />} onClick={close} />
        </MenuHeader>
        <nav aria-label="Main">
          <List>
            {items.map((item) => (
              <SideMenuItem key={item.label} item={item} onClose={close} />
            ))}
          </List>
        </nav>
      </Content>
    </Drawer>
  )
}

const slideIn = keyframes`
  from {
    transform: translateX(-100%);
  }
`

const Drawer = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(320px, 88vw);
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  border-right: var(--border) solid var(--line);
  background: var(--surface);
  color: var(--ink);

  &::backdrop {
    background: var(--scrim);
  }

  @media (prefers-reduced-motion: no-preference) {
    &[open] {
      animation: ${slideIn} var(--motion-medium) ease-out;
    }
  }
`

const Content = styled.div`
  padding: var(--space-4);
`

const MenuHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: var(--space-3);
  border-bottom: var(--border) solid var(--line);
`

const Title = styled.h2`
  ${font(20, 800)}
`

const List = styled.ul`
  padding: var(--space-3) 0 0;
`
