import { styled } from 'styled-components'
import { shortMonths, toSouthAfricaTime } from '#ui-kit/elements/southAfricaTime.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { hoursInWords, type OpenRange } from './hoursInWords.ts'

export type WorkingHoursProps = {
  /** The ranges of each day, 1 (Monday) to 7; a day without an entry is closed. */
  hours: Readonly<Record<number, readonly OpenRange[]>>
  /** Days without work, 'YYYY-MM-DD'. */
  daysOff?: readonly string[] | undefined
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
}

/** The working hours of a service provider, day by day; today's are in bold. */
export const WorkingHours = ({ hours, daysOff = [], now }: WorkingHoursProps) => {
  const today = toSouthAfricaTime(now)
  const coming = daysOff.filter((day) => day >= today.toISOString().slice(0, 10)).sort()

  return (
    <Stack gap={3}>
      <Days>
        {weekdays.map((name, index) => {
          const isToday = index + 1 === (today.getUTCDay() || 7)

          return (
            <Day key={name} $isToday={isToday}>
              <dt>
                {name}
                {isToday && <VisuallyHidden>, today</VisuallyHidden>}
              </dt>
              <dd>{hoursInWords(hours[index + 1] ?? [])}</dd>
            </Day>
          )
        })}
      </Days>
      {coming.length > 0 && (
        <Text size={14} tone="ink-2">
          Away on {coming.map(dayInWords).join(', ')}
        </Text>
      )}
    </Stack>
  )
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const dayInWords = (day: string) => {
  const [, month, date] = day.split('-').map(Number)

  return `${date} ${shortMonths[(month ?? 1) - 1]}`
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
`
