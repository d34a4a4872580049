import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { focusIsLost, keepFocus } from './keptFocus.ts'

type Toast = {
  id: string
  message: string
  tone: 'ok' | 'bad'
  /** What can be done about it while it is shown, or where to go on: 'Undo'. Once done, the message goes. */
  action?: { label: string; onAct?: () => void; href?: string } | undefined
}

type ToastsProps = {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** Pressed away, or a good one that was shown for 5 s, for 15 s where it can be undone; errors stay until pressed away. */
  onDismiss: (id: string) => void
}

/** Short answers to what the person just did, bottom right. Keep it on the page, empty or not, so that it is read aloud. */
export const Toasts = ({ toasts, onDismiss }: ToastsProps) => (
  <Corner aria-label="Messages" aria-live="polite">
    {toasts.map((toast) => (
      <Message key={toast.id} toast={toast} onDismiss={onDismiss} />
    ))}
  </Corner>
)

const Message = ({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) => {
  const { id, message, tone, action } = toast
  const [held, setHeld] = useState(false)
  const slip = useRef<HTMLDivElement>(null)
  const Icon = tone === 'ok' ? CircleCheck : CircleAlert

  const dismiss = useEffectEvent(() => onDismiss(id))

  const isOffer = action?.onAct !== undefined
  useEffect(() => {
    if (held || tone === 'bad') return
    const timer = setTimeout(dismiss, isOffer ? 15_000 : 5000)
    return () => clearTimeout(timer)
  }, [held, tone, isOffer])
  useLayoutEffect(() => (isOffer && slip.current ? followFocus(slip.current) : undefined), [isOffer])

  return (
    <Slip
      ref={slip}
      $tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
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
    </Slip>
  )
}

// Whoever removed the very thing that their keyboard was on goes on from here, at what can be done about it; and from the page
// once this is gone as well.
const followFocus = (slip: HTMLElement) => {
  const timer = setTimeout(() => focusIsLost() && slip.querySelector('button')?.focus())
  return () => {
    clearTimeout(timer)
    if (slip.contains(document.activeElement)) setTimeout(keepFocus)
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

const Slip = styled.div<{ $tone: 'ok' | 'bad' }>`
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
