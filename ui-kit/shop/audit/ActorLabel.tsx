import { CircleUser, Cog, type LucideIcon, ShieldCheck, User, Wrench } from 'lucide-react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font } from '#ui-kit/theme/font.ts'
import type { Actor } from './timelineFact.ts'

/** The name of an actor with an icon for the role. */
export const ActorLabel = ({
  actor,
}: {
  /** Who did it: a customer, an admin, a service provider or the shop itself. */
  actor: Actor
}) => {
  const { Icon, tone } = roleStyles[actor.role] ?? otherRoleStyle

  return (
    <Line>
      <RoleIcon $tone={tone} title={actor.role}>
        <Icon size={14} aria-hidden />
      </RoleIcon>
      <Name>
        {actor.name}
        <VisuallyHidden> ({actor.role})</VisuallyHidden>
      </Name>
    </Line>
  )
}

type RoleStyle = { Icon: LucideIcon; tone: string }

const roleStyles: Record<string, RoleStyle> = {
  customer: { Icon: User, tone: 'info' },
  admin: { Icon: ShieldCheck, tone: 'ok' },
  system: { Icon: Cog, tone: 'neutral' },
  provider: { Icon: Wrench, tone: 'warn' },
}

const otherRoleStyle: RoleStyle = { Icon: CircleUser, tone: 'neutral' }

const toneStyles: Record<string, string> = {
  info: 'background: var(--info-tint); color: var(--info);',
  ok: 'background: var(--ok-tint); color: var(--ok);',
  warn: 'background: var(--warn-tint); color: var(--warn);',
  neutral: 'background: var(--sunk); color: var(--ink-2);',
}

const Line = styled.span`
  position: relative;
  display: inline-flex;
  min-width: 0;
  align-items: flex-start;
  gap: var(--space-2);
`

const RoleIcon = styled.span<{ $tone: string }>`
  display: grid;
  flex: none;
  width: 24px;
  height: 24px;
  place-items: center;
  border-radius: var(--radius-full);
  ${({ $tone }) => toneStyles[$tone]}
`

const Name = styled.span`
  min-width: 0;
  padding-top: 2px;
  overflow-wrap: anywhere;
  ${font(14, 600)}
`
