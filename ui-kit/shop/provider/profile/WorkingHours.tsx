import { styled } from 'styled-components'
import { toSouthAfricaTime } from '#ui-kit/elements/southAfricaTime.ts'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { weekdayNames } from '#ui-kit/shop/audit/timeFormats.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText } from '#ui-kit/theme/media.ts'
import { hoursInWords, type OpenRange } from './hoursInWords.ts'

export type WorkingHoursProps = {
  /** The ranges of each day, 1 (Monday) to 7; a day without an entry is closed. */
  hours: Readonly<Record<number, readonly OpenRange[]>>
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
}

/** The working hours of a service provider, day by day; today's are in bold. */
export const WorkingHours = ({ hours, now }: WorkingHoursProps) => {
  const today = toSouthAfricaTime(now)

  return (
    <Days>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => {
        const name = weekdayNames[day % 7]
        const isToday = day === (today.getUTCDay() || 7)

        return (
          <Day key={day} $isToday={isToday}>
            <dt>
              {name}
              {isToday && <VisuallyHidden>, today</VisuallyHidden>}
            </dt>
            <dd>{hoursInWords(hours[day] ?? [])}</dd>
          </Day>
        )
      })}
    </Days>
  )
}

const Days = styled.dl`
  display: grid;
`

const Day = styled.div<{ $isToday: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: 6px;
  border-top: var(--border) solid var(--line);
  ${({ $isToday }) => font(14, $isToday ? 600 : 400)}
  ${tabular}

  &:first-child {
    border-top: 0;
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`
