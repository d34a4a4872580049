import { styled } from 'styled-components'
import { FieldGroup } from '#ui-kit/shop/productAdmin/fields/FieldGroup.tsx'
import { HoursDay } from './HoursDay.tsx'
import { copyMondayToFriday, hoursErrors, type TimeRange, type Weekday, type WeekHours, weekDays } from './weekHours.ts'

type HoursEditorProps = {
  /** Id of the field, for its label and its error. */
  id?: string | undefined
  /** The working hours of each weekday. */
  hours: WeekHours
  /** Called with the hours of the whole week after a change. */
  onChange: (hours: WeekHours) => void
  /** What is wrong with the value, in one sentence; the field is then marked as invalid. */
  error?: string | undefined
  /** Whether the field can be read but not changed. */
  disabled?: boolean | undefined
}

/** Edits the weekly working hours: any number of ranges a day, also across midnight. */
export const HoursEditor = ({ id, hours, onChange, error, disabled }: HoursEditorProps) => {
  const errors = hoursErrors(hours)
  const change = (weekday: Weekday) => (ranges: readonly TimeRange[]) => onChange({ ...hours, [weekday]: ranges })

  return (
    <FieldGroup
      id={id}
      legend="Working hours"
      hint="Times in South Africa. A range that ends before it starts runs past midnight: 18:00 to 02:00."
      error={errors.size > 0 ? undefined : error}
      disabled={disabled}
    >
      <Days>
        {weekDays.map((weekday) => (
          <HoursDay
            key={weekday}
            weekday={weekday}
            ranges={hours[weekday] ?? []}
            errorOf={(place) => errors.get(`${weekday}-${place}`)}
            onChange={change(weekday)}
            onCopyToFriday={weekday === 1 ? () => onChange(copyMondayToFriday(hours)) : undefined}
          />
        ))}
      </Days>
    </FieldGroup>
  )
}

const Days = styled.ul`
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  container-type: inline-size;
`
