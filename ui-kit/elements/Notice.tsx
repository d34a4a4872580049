import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

type NoticeTone = 'ok' | 'warn' | 'bad' | 'info'

type NoticeProps = {
  /** How serious it is; sets the colour and the icon. */
  tone: NoticeTone
  /** The message in a few words. */
  title?: ReactNode
  /** What follows from it, in one or two sentences. */
  children: ReactNode
  /** A Button or a link. */
  action?: ReactNode
  /** Makes it a live region that screen readers announce: set it for the result of an action. */
  live?: boolean | undefined
}

/** A message beside what it is about. */
export const Notice = ({ tone, title, children, action, live = false }: NoticeProps) => {
  const { Icon, word } = icons[tone]

  return (
    <Panel $tone={tone} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <IconSlot $tone={tone}>
        <Icon size={20} aria-label={word} role="img" />
      </IconSlot>
      <Words>
        {title && <Title>{title}</Title>}
        <div>{children}</div>
        {action && <Action>{action}</Action>}
      </Words>
    </Panel>
  )
}

const icons = {
  ok: { Icon: CircleCheck, word: 'Done' },
  warn: { Icon: TriangleAlert, word: 'Take note' },
  bad: { Icon: CircleAlert, word: 'Problem' },
  info: { Icon: Info, word: 'Good to know' },
}

const Panel = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-4);
  border: var(--border) solid color-mix(in srgb, var(--${({ $tone }) => $tone}) var(--edge-share), var(--${({ $tone }) => $tone}-tint));
  border-radius: var(--radius-2);
  background: var(--${({ $tone }) => $tone}-tint);
  color: var(--ink);
  ${font(14)}
`

const IconSlot = styled.span<{ $tone: NoticeTone }>`
  flex: none;
  color: var(--${({ $tone }) => $tone});
`

const Words = styled.div`
  min-width: 0;
  flex: 1;
`

const Title = styled.p`
  ${font(16, 600)}
  margin-bottom: 2px;
`

const Action = styled.div`
  padding-top: var(--space-3);
`
