import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button, type ButtonProps } from '#ui-kit/elements/Button.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'

type PromptProps = {
  /** A small icon before the words. */
  icon: ReactNode
  /** One or two short sentences. */
  children: ReactNode
  /** The one thing that one can do about it. */
  action: Pick<ButtonProps, 'onClick' | 'href' | 'loading'> & { label: string }
  /** Called when somebody does not want it. */
  onDismiss: () => void
}

/** A message at the bottom of the page that waits for an answer and covers nothing that one is reading. */
export const Prompt = ({ icon, children, action: { label, onClick, href, loading }, onDismiss }: PromptProps) => (
  <Slip role="status">
    <IconSlot>{icon}</IconSlot>
    <Words>{children}</Words>
    {href === undefined ? (
      <Button size="small" loading={loading} onClick={onClick as ButtonProps['onClick'] & (() => void)}>
        {label}
      </Button>
    ) : (
      <Button size="small" href={href}>
        {label}
      </Button>
    )}
    <IconButton label="Not now" icon={<X size={18} aria-hidden />} onClick={onDismiss} />
  </Slip>
)

const Slip = styled.div`
  position: fixed;
  z-index: 55;
  bottom: var(--space-5);
  left: var(--space-5);
  display: flex;
  align-items: center;
  gap: var(--space-3);
  max-width: min(480px, calc(100vw - 2 * var(--space-4)));
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-3);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--lift-2);

  ${phone} {
    right: var(--space-4);
    bottom: calc(var(--space-4) + env(safe-area-inset-bottom));
    left: var(--space-4);
    max-width: none;

    /* A bar docked at the bottom keeps its action in sight. */
    body:has([data-docked]) & {
      bottom: 84px;
    }
  }
`

const IconSlot = styled.span`
  flex: none;
  color: var(--brand);
`

const Words = styled.p`
  min-width: 0;
  flex: 1;
  ${font(14, 600)}
`
