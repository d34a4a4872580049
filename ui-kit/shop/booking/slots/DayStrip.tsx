import { useId } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { longDayName, shortWeekday } from '#ui-kit/shop/booking/slotTimes.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { containerAtLeast } from '#ui-kit/theme/media.ts'
import { ChipRadio, chipBox } from './chipStyles.ts'
import type { FreeDay } from './freeDays.ts'

type DayStripProps = {
  days: readonly FreeDay[]
  today: string
  /** The day whose times are shown below. */
  shownDay: string | undefined
  onShow: (day: string) => void
}

/** The days of one page as radio buttons; a day without free times says so and cannot be chosen. */
export const DayStrip = ({ days, today, shownDay, onShow }: DayStripProps) => {
  const name = useId()

  return (
    <Days>
      <Legend>
        <VisuallyHidden>Day</VisuallyHidden>
      </Legend>
      {days.map((each) => (
        <Day key={each.day}>
          <ChipRadio
            name={name}
            checked={each.day === shownDay}
            disabled={each.slots.length === 0}
            aria-label={`${longDayName(each.day)}, ${longState(each)}`}
            onChange={() => onShow(each.day)}
          />
          <Weekday>{each.day === today ? 'Today' : shortWeekday(each.day)}</Weekday>
          <DayNumber>{Number(each.day.slice(-2))}</DayNumber>
          <State>{shortState(each)}</State>
        </Day>
      ))}
    </Days>
  )
}

const shortState = ({ isOff, slots }: FreeDay) => {
  if (slots.length > 0) return `${slots.length} free`
  return isOff ? 'Day off' : 'Full'
}

const longState = ({ isOff, slots }: FreeDay) => {
  if (slots.length > 0) return slots.length === 1 ? '1 free time' : `${slots.length} free times`
  return isOff ? 'day off' : 'no free times'
}

const Days = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(3.75rem, 1fr));
  gap: var(--space-2);

  ${containerAtLeast(23)} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: var(--space-1);
  }
  ${containerAtLeast(27)} {
    gap: var(--space-2);
  }
`

const Legend = styled.legend`
  display: contents;
`

const Day = styled.label`
  ${chipBox}
  padding: var(--space-2) 2px;
`

const Weekday = styled.span`
  ${font(12, 600)}
`

const DayNumber = styled.span`
  ${font(20, 800)}
  ${tabular}
`

const State = styled.span`
  white-space: nowrap;
  ${font(12)}
  ${tabular}
`
