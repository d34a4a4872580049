import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { IconButton } from './IconButton.tsx'
import { restoreFocus, selfAndAncestors } from './restoreFocus.ts'

type SideSheetProps = {
  /** What the sheet holds; also its name for screen readers. */
  heading: string
  /** The accessible name of the close button: 'Close the filters'. */
  closeLabel: string
  /** Called when the close button, Escape or a press beside the sheet closes it. */
  onClose: () => void
  /** Buttons at the bottom, always in sight. */
  actions: ReactNode
  /** What the sheet shows; it scrolls on its own. */
  children: ReactNode
}

/** A native modal dialog at the right edge, or at the bottom of a phone. Escape and a click on the backdrop close it. */
export const SideSheet = ({ heading, closeLabel, onClose, actions, children }: SideSheetProps) => {
  const headingId = useId()
  const sheet = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => (sheet.current ? openModal(sheet.current) : undefined), [])

  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === sheet.current) onClose()
  }

  return (
    <Sheet ref={sheet} aria-labelledby={headingId} onClose={onClose} onClick={closeOnBackdrop}>
      <Content>
        <Header>
          <Title id={headingId}>{heading}</Title>
          <IconButton label={closeLabel} icon={<X size={22} aria-hidden />} onClick={onClose} />
        </Header>
        <Body>{children}</Body>
        <Actions>{actions}</Actions>
      </Content>
    </Sheet>
  )
}

// Browsers restore the focus when a dialog closes, but not when it is removed from the page.
const openModal = (sheet: HTMLDialogElement) => {
  const before = selfAndAncestors(document.activeElement)
  sheet.showModal()
  return () => queueMicrotask(() => restoreFocus(before))
}

const slideIn = keyframes`
  from { transform: translateX(100%); }
`

const slideUp = keyframes`
  from { transform: translateY(100%); }
`

const Sheet = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(400px, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-left: var(--border) solid var(--line);
  background: var(--surface);
  color: var(--ink);

  &[open] {
    animation: ${slideIn} var(--motion-medium) ease-out;
  }
  &::backdrop {
    background: var(--scrim);
  }
  ${phone} {
    inset: auto 0 0;
    width: 100vw;
    height: 88dvh;
    border: 0;
    border-top: var(--border) solid var(--line);
    border-radius: var(--radius-3) var(--radius-3) 0 0;

    &[open] {
      animation: ${slideUp} var(--motion-medium) ease-out;
    }
  }
`

const Content = styled.div`
  display: flex;
  height: 100%;
  flex-direction: column;
`

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-5);
  border-bottom: var(--border) solid var(--line);
`

const Title = styled.h2`
  ${font(20, 800)}
`

const Body = styled.div`
  flex: 1;
  padding: var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: var(--border) solid var(--line);
`
