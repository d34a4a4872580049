import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading, Modal, ModalOverlay, Dialog as Panel } from 'react-aria-components'
import { keyframes, styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { IconButton } from './IconButton.tsx'

type DialogProps = {
  heading: string
  /** The close button was pressed; nothing else closes it. */
  onClose: () => void
  children: ReactNode
}

/** One thing to finish or to leave by its close button: neither Escape nor a press beside it closes it. */
export const Dialog = ({ heading, onClose, children }: DialogProps) => (
  <Scrim isOpen isDismissable={false} isKeyboardDismissDisabled>
    <Sheet>
      <Inside>
        <Top>
          <Title slot="title">{heading}</Title>
          <IconButton label="Close" icon={<X size={22} aria-hidden />} onClick={onClose} />
        </Top>
        <Body>{children}</Body>
      </Inside>
    </Sheet>
  </Scrim>
)

const appear = keyframes`
  from { opacity: 0; }
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

const Scrim = styled(ModalOverlay)`
  position: fixed;
  z-index: 50;
  display: flex;
  padding: var(--space-4);
  overflow-y: auto;
  background: var(--scrim);
  animation: ${appear} var(--motion-medium);
  inset: 0;
`

const Sheet = styled(Modal)`
  width: 100%;
  max-width: 560px;
  margin: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
  box-shadow: var(--lift-2);
  animation: ${rise} var(--motion-medium);
`

const Inside = styled(Panel)`
  &&:focus-visible {
    box-shadow: none;
    outline: none;
  }
`

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-4) 0 var(--space-5);
`

const Title = styled(Heading)`
  padding-top: 8px;
  letter-spacing: -0.01em;
  ${font(20, 800)}
`

const Body = styled.div`
  padding: var(--space-4) var(--space-5) var(--space-5);
`
