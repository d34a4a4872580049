import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { Heading } from './Heading.tsx'

type EmptyStateProps = {
  /** 28 px or so. */
  icon?: ReactNode
  /** What is empty, in one sentence. */
  title: string
  /** What one can do about it. */
  children?: ReactNode
  /** A Button or a link. */
  action?: ReactNode
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | undefined
}

/** Says that there is nothing to show, and what to do about it. */
export const EmptyState = ({ icon, title, children, action, level = 2 }: EmptyStateProps) => (
  <Panel>
    {icon && <IconCircle>{icon}</IconCircle>}
    <Heading level={level} size={20}>
      {title}
    </Heading>
    {children && <Words>{children}</Words>}
    {action}
  </Panel>
)

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-7) var(--space-4);
  text-align: center;
`

const IconCircle = styled.span`
  display: grid;
  width: 72px;
  height: 72px;
  place-items: center;
  border-radius: var(--radius-full);
  background: var(--brand-tint);
  color: var(--brand);
`

const Words = styled.div`
  max-width: 44ch;
  color: var(--ink-2);
  text-wrap: balance;
  ${font(16)}
`
