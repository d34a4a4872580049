import { CircleAlert, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from '#ui-kit/elements/controlStyles.ts'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { containerAtLeast } from '#ui-kit/theme/media.ts'
import { endNote, type TimeRange, type Weekday, weekdayName } from './weekHours.ts'

type HoursRangeProps = {
  weekday: Weekday
  /** Its place in its day, from 0. */
  place: number
  range: TimeRange
  error: string | undefined
  onChange: (range: TimeRange) => void
  onRemove: () => void
}

/** One range of a weekday: from when to when, with a note on an end after midnight. */
export const HoursRange = ({ weekday, place, range, error, onChange, onRemove }: HoursRangeProps) => {
  const noteId = useId()
  const note = endNote(weekday, range)
  const name = `${weekdayName(weekday)}, range ${place + 1}`
  const field = {
    type: 'time',
    step: 900,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': noteId,
  } as const

  return (
    <Range>
      <Times>
        <TimeInput
          {...field}
          aria-label={`${name}: from`}
          value={range.from}
          onChange={(event) => onChange({ ...range, from: event.target.value })}
        />
        <span aria-hidden>–</span>
        <TimeInput
          {...field}
          aria-label={`${name}: to`}
          // A time input knows no 24:00.
          value={range.to === '24:00' ? '00:00' : range.to}
          onChange={(event) => onChange({ ...range, to: event.target.value })}
        />
        <IconButton label={`Remove ${name}`} icon={<Trash2 size={18} aria-hidden />} onClick={onRemove} />
      </Times>
      <div id={noteId} aria-live="polite">
        {error ? (
          <Problem>
            <CircleAlert size={16} aria-hidden />
            {error}
          </Problem>
        ) : (
          note && <Note>{note}</Note>
        )}
      </div>
    </Range>
  )
}

const Range = styled.div`
  padding-bottom: var(--space-2);
`

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;

  > button {
    margin-inline-start: auto;
  }
  ${containerAtLeast(20)} {
    flex-wrap: nowrap;

    > button {
      margin-inline-start: 0;
    }
  }
`

const TimeInput = styled.input`
  ${controlStyles}
  width: auto;
  min-width: 0;
  max-width: 144px;
  flex: 1 1 96px;
  padding-inline: var(--space-2);

  &::-webkit-calendar-picker-indicator {
    display: none;
  }
  ${containerAtLeast(20)} {
    padding-inline: var(--space-3);

    &::-webkit-calendar-picker-indicator {
      display: block;
    }
  }
  ${tabular}
`

const Note = styled.p`
  color: var(--ink-2);
  ${font(14)}
`

const Problem = styled.p`
  display: flex;
  gap: 6px;
  color: var(--bad);
  ${font(14, 600)}

  svg {
    flex: none;
    margin-top: 2px;
  }
`
