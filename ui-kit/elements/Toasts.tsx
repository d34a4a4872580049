import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { isFocusLost, restoreFocus } from './restoreFocus.ts'

type Toast = {
  id: string
  message: string
  tone: 'ok' | 'bad'
  /** A button or a link in the toast, such as 'Undo'; pressing it dismisses the toast. */
  action?: { label: string; onAct?: () => void; href?: string } | undefined
}

type ToastsProps = {
  /** Oldest first. */
  toasts: readonly Toast[]
  /**
   * The person dismissed it, or its time is over: 5 s for a success, 15 s with an undo; the time starts anew when the pointer or the focus leaves it.
   * Errors stay until dismissed.
   */
  onDismiss: (id: string) => void
}

/** Short messages about what the person just did, bottom right. Keep it mounted even when empty, so that screen readers announce them. */
export const Toasts = ({ toasts, onDismiss }: ToastsProps) => (
  <Corner aria-label="Messages" aria-live="polite">
    {toasts.map((toast) => (
      <Message key={toast.id} toast={toast} onDismiss={onDismiss} />
    ))}
  </Corner>
)

const Message = ({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) => {
  const { id, message, tone, action } = toast
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = isHovered || isFocused
  const slip = useRef<HTMLDivElement>(null)
  const Icon = tone === 'ok' ? CircleCheck : CircleAlert

  const dismiss = useEffectEvent(() => onDismiss(id))

  const hasUndo = action?.onAct !== undefined
  useEffect(() => {
    if (isPaused || tone === 'bad') return
    const timer = setTimeout(dismiss, hasUndo ? 15_000 : 5000)
    return () => clearTimeout(timer)
  }, [isPaused, tone, hasUndo])
  useLayoutEffect(() => (hasUndo && slip.current ? focusAction(slip.current) : undefined), [hasUndo])

  return (
    <ToastCard
      ref={slip}
      $tone={tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <Icon size={20} aria-hidden />
      <p>{message}</p>
      {action && (
        <Button
          kind="quiet"
          size="small"
          href={action.href}
          aria-label={action.onAct && `${action.label}: ${message}`}
          onClick={() => {
            action.onAct?.()
            onDismiss(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X size={18} aria-hidden />} onClick={() => onDismiss(id)} />
    </ToastCard>
  )
}

// If the person's action removed the focused element, the focus moves to the toast's button, and to the page once the toast is
// gone.
const focusAction = (slip: HTMLElement) => {
  const timer = setTimeout(() => isFocusLost() && slip.querySelector('button')?.focus())
  return () => {
    clearTimeout(timer)
    if (slip.contains(document.activeElement)) setTimeout(restoreFocus)
  }
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`

const Corner = styled.section`
  position: fixed;
  z-index: 60;
  right: var(--space-5);
  bottom: var(--space-5);
  display: flex;
  width: min(400px, calc(100vw - 2 * var(--space-4)));
  flex-direction: column;
  gap: var(--space-2);
  pointer-events: none;

  ${phone} {
    right: var(--space-4);
    bottom: var(--space-4);

    /* A bar docked at the bottom keeps its action in sight. */
    body:has([data-docked]) & {
      bottom: 84px;
    }
  }
`

const ToastCard = styled.div<{ $tone: 'ok' | 'bad' }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);
  border: var(--border) solid var(--${({ $tone }) => $tone});
  border-radius: var(--radius-2);
  background: var(--surface);
  box-shadow: var(--lift-2);
  animation: ${rise} var(--motion-medium);
  pointer-events: auto;
  ${font(14, 600)}

  > svg {
    flex: none;
    color: var(--${({ $tone }) => $tone});
  }
  p {
    min-width: 0;
    flex: 1;
    padding-block: var(--space-2);
  }
`
