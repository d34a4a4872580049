import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { IconButton } from './IconButton.tsx'
import { useModal } from './useModal.ts'

type DialogProps = {
  /** What the dialog asks or does, in a few words; also its name for screen readers. */
  heading: string
  /** The close button was pressed; nothing else closes it. */
  onClose: () => void
  /** The question or the form, with its buttons last. */
  children: ReactNode
}

/**
 * A modal dialog with a close button: neither Escape nor a click beside it closes it. Tab and Shift+Tab stay inside; after it
 * closes, the focus returns to where it was.
 */
export const Dialog = ({ heading, onClose, children }: DialogProps) => {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const trapFocus = useModal(dialog)

  return createPortal(
    <Scrim ref={dialog} aria-labelledby={titleId} closedby="none" tabIndex={-1} onKeyDown={trapFocus}>
      <Sheet>
        <Top>
          <Title id={titleId}>{heading}</Title>
          <IconButton label="Close" icon={<X size={22} aria-hidden />} onClick={onClose} />
        </Top>
        <Body>{children}</Body>
      </Sheet>
    </Scrim>,
    document.body,
  )
}

const appear = keyframes`
  from { opacity: 0; }
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

const Scrim = styled.dialog`
  position: fixed;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: var(--space-4);
  overflow-y: auto;
  border: 0;
  background: var(--scrim);
  color: var(--ink);
  animation: ${appear} var(--motion-medium);
  inset: 0;
  overscroll-behavior: contain;

  &[open] {
    display: flex;
  }
  &::backdrop {
    background: none;
  }
  &&:focus-visible {
    box-shadow: none;
    outline: none;
  }
`

const Sheet = styled.div`
  width: 100%;
  min-width: 0;
  max-width: 560px;
  margin: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
  box-shadow: var(--lift-2);
  animation: ${rise} var(--motion-medium);
`

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-4) 0 var(--space-5);
`

const Title = styled.h2`
  min-width: 0;
  padding-top: 8px;
  letter-spacing: -0.01em;
  ${font(20, 800)}
`

const Body = styled.div`
  padding: var(--space-4) var(--space-5) var(--space-5);
`
