import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { forcedChoice } from '#ui-kit/theme/forcedChoice.ts'

type PeriodSwitchProps = {
  /** The numbers of days to choose from, each with its address. */
  periods: readonly { days: number; href: string; isShown: boolean }[]
}

/** Links that select the number of days shown on the dashboard. */
export const PeriodSwitch = ({ periods }: PeriodSwitchProps) => (
  <nav aria-label="Period">
    <Periods>
      {periods.map(({ days, href, isShown }) => (
        <li key={days}>
          <PeriodLink href={href} aria-current={isShown || undefined}>
            {days} days
          </PeriodLink>
        </li>
      ))}
    </Periods>
  </nav>
)

const Periods = styled.ul`
  display: inline-flex;
  flex-wrap: wrap;
  overflow: hidden;
  border: var(--border) solid var(--line-strong);
  border-radius: 22px;
  background: var(--surface);
`

const PeriodLink = styled(Anchor)`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  padding-inline: var(--space-4);
  border-radius: var(--radius-full);
  white-space: nowrap;
  ${font(14, 600)}

  &:hover {
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-current] {
    background: var(--brand);
    color: var(--on-brand);
    ${forcedChoice}
  }
`
