import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { largeText } from '#ui-kit/theme/media.ts'

type BadgeTone = 'accent' | 'sun' | 'ok' | 'warn' | 'bad' | 'info' | 'neutral'

type BadgeProps = {
  /** Accent for offers, sun for savings, the others for states. */
  tone: BadgeTone
  /** A small icon before the words. */
  icon?: ReactNode
  /** One to three words. */
  children: ReactNode
}

/** A word or two about the thing beside it. */
export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <Chip $tone={tone}>
    {icon}
    {children}
  </Chip>
)

const soft = (tone: string) => `background: var(--${tone}-tint); color: var(--${tone});`
const solid = (tone: string) => `background: var(--${tone}); color: var(--on-${tone});`

const tones: Record<BadgeTone, string> = {
  accent: solid('accent'),
  sun: solid('sun'),
  ok: soft('ok'),
  warn: soft('warn'),
  bad: soft('bad'),
  info: soft('info'),
  neutral: 'background: var(--sunk); color: var(--ink-2);',
}

const Chip = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  max-width: 100%;
  align-items: center;
  gap: var(--space-1);
  padding: 3px 10px;
  border: var(--border) solid var(--edge);
  border-radius: var(--radius-full);
  white-space: nowrap;
  ${font(12, 600)}
  ${({ $tone }) => tones[$tone]}

  svg {
    flex: none;
  }
  ${largeText} {
    border-radius: var(--radius-2);
    white-space: normal;
  }
`
