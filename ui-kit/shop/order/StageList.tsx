import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font } from '#ui-kit/theme/font.ts'

export type StageState = 'done' | 'now' | 'ahead' | 'ended'

type StageProps = {
  label: string
  state: StageState
  /** 18 px. */
  icon?: ReactNode
  /** What is known about it, below the label. */
  children?: ReactNode
}

/** One stage of a record's life, inside a StageList. */
export const Stage = ({ label, state, icon, children }: StageProps) => (
  <Line aria-current={state === 'now' ? 'step' : undefined}>
    <Mark $state={state}>{icon}</Mark>
    <Content>
      <Title $state={state}>
        {label}
        {state === 'ahead' && <VisuallyHidden>, still to come</VisuallyHidden>}
      </Title>
      {children}
    </Content>
  </Line>
)

/** The stages of a record, joined by a line, from the first to the last. */
export const StageList = styled.ol`
  display: flex;
  flex-direction: column;
`

const markStyles = {
  done: 'background: var(--ok-tint); color: var(--ok); border-color: var(--ok);',
  now: 'background: var(--brand); color: var(--on-brand); border-color: var(--brand);',
  ahead: 'background: var(--surface); border-color: var(--line-strong); border-style: dashed;',
  ended: 'background: var(--bad-tint); color: var(--bad); border-color: var(--bad);',
}

const Line = styled.li`
  position: relative;
  display: flex;
  gap: var(--space-4);
  padding-bottom: var(--space-5);

  &::before {
    position: absolute;
    top: 34px;
    bottom: -2px;
    left: 17px;
    border-left: 2px solid var(--line);
    content: '';
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:last-child::before {
    content: none;
  }
`

const Mark = styled.span<{ $state: StageState }>`
  position: relative;
  display: grid;
  flex: none;
  width: 36px;
  height: 36px;
  place-items: center;
  border: 2px solid;
  border-radius: var(--radius-full);
  ${({ $state }) => markStyles[$state]}
`

const Content = styled.div`
  min-width: 0;
  max-width: 340px;
  flex: 1;
  padding-top: 5px;
`

const Title = styled.p<{ $state: StageState }>`
  color: var(--${({ $state }) => ($state === 'ahead' ? 'ink-3' : 'ink')});
  ${({ $state }) => font(18, $state === 'ahead' ? 400 : 600)}
`
