import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { type MenuItem, SideMenuItem } from './SideMenuItem.tsx'

type SideMenuProps = {
  /** For example 'Welcome to Ekhaya'. */
  heading: string
  items: readonly MenuItem[]
  open: boolean
  /** It was closed by its button, by Escape, by a tap beside it, or because `open` has changed. */
  onClose: () => void
}

/** A drawer from the left on a native dialog: focus stays inside, Escape and a tap beside it close it. Its links leave it to the next page. */
export const SideMenu = ({ heading, items, open, onClose }: SideMenuProps) => {
  const headingId = useId()
  const drawer = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) drawer.current?.showModal()
    else if (drawer.current?.open) drawer.current.close()
  }, [open])

  // At once: whoever presses twice closes it once.
  const close = () => drawer.current?.close()
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === drawer.current) close()
  }

  return (
    <Drawer ref={drawer} aria-labelledby={headingId} onClose={onClose} onClick={closeBeside}>
      <Inside>
        <Top>
          <Title id={headingId}>{heading}</Title>
          <IconButton label="Close the menu" icon={<X size={24} aria-hidden />} onClick={close} />
        </Top>
        <nav aria-label="Main">
          <List>
            {items.map((item) => (
              <SideMenuItem key={item.label} item={item} onClose={close} />
            ))}
          </List>
        </nav>
      </Inside>
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

const Inside = styled.div`
  padding: var(--space-4);
`

const Top = styled.div`
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
