import { Copy, Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { containerAtLeast } from '#ui-kit/theme/media.ts'
import { HoursRange } from './HoursRange.tsx'
import { suggestRange, type TimeRange, type Weekday, weekdayName } from './weekHours.ts'

type HoursDayProps = {
  weekday: Weekday
  ranges: readonly TimeRange[]
  /** The error of a range by its place. */
  errorOf: (place: number) => string | undefined
  onChange: (ranges: readonly TimeRange[]) => void
  /** Copies these ranges to the days until Friday. */
  onCopyToFriday?: (() => void) | undefined
}

/** The working hours of one weekday. */
export const HoursDay = ({ weekday, ranges, errorOf, onChange, onCopyToFriday }: HoursDayProps) => {
  const nameId = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  const name = weekdayName(weekday)
  const change = (place: number) => (range: TimeRange) =>
    onChange(ranges.map((each, index) => (index === place ? range : each)))
  const remove = (place: number) => {
    onChange(ranges.filter((_, index) => index !== place))
    addButton.current?.focus()
  }

  return (
    <Day aria-labelledby={nameId}>
      <Name id={nameId}>{name}</Name>
      <Ranges>
        {ranges.length === 0 && <Closed>Closed</Closed>}
        {/* The key is the index, because ranges have no ids. */}
        {[...ranges.keys()].map((place) => (
          <HoursRange
            key={place}
            weekday={weekday}
            place={place}
            range={ranges[place] ?? { from: '', to: '' }}
            error={errorOf(place)}
            onChange={change(place)}
            onRemove={() => remove(place)}
          />
        ))}
      </Ranges>
      <Actions>
        <Button
          ref={addButton}
          kind="quiet"
          size="small"
          icon={<Plus size={16} aria-hidden />}
          aria-label={`Add hours on ${name}`}
          onClick={() => onChange([...ranges, suggestRange(ranges)])}
        >
          Add hours
        </Button>
        {onCopyToFriday && (
          <Button kind="quiet" size="small" icon={<Copy size={16} aria-hidden />} onClick={onCopyToFriday}>
            Copy to Friday
          </Button>
        )}
      </Actions>
    </Day>
  )
}

const Day = styled.li`
  display: grid;
  grid-template-areas: 'name' 'ranges' 'actions';
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 0 var(--space-3);
  padding: var(--space-2) var(--space-3);

  & + & {
    border-top: var(--border) solid var(--line);
  }
  ${containerAtLeast(16)} {
    grid-template-areas: 'name actions' 'ranges ranges';
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${containerAtLeast(32)} {
    grid-template-areas: 'name ranges actions';
    grid-template-columns: 6rem minmax(0, 1fr) auto;
  }
`

const Name = styled.span`
  padding-block: 10px;
  grid-area: name;
  ${font(16, 600)}
`

const Closed = styled.p`
  padding-bottom: 10px;
  color: var(--ink-3);

  ${containerAtLeast(32)} {
    padding-top: 10px;
  }
`

const Ranges = styled.div`
  grid-area: ranges;
`

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: var(--space-2);
  padding-block: 4px;
  grid-area: actions;

  > button {
    padding-inline: var(--space-3);
  }
`
