import { type Ref, useId } from 'react'
import { styled } from 'styled-components'
import { longDayName, type Slot, slotEnd, slotTime } from '#ui-kit/shop/booking/slotTimes.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { ChipRadio, chipBox } from './chipStyles.ts'
import { type FreeDay, partsOfDay } from './freeDays.ts'

type TimeChipsProps = {
  ref?: Ref<HTMLFieldSetElement> | undefined
  day: FreeDay
  /** The start of the chosen slot. */
  chosen: string | undefined
  onChoose: (start: string) => void
  disabled: boolean
}

/** The free times of one day as radio buttons, by part of the day. Arrow keys move the choice. */
export const TimeChips = ({ ref, day, chosen, onChoose, disabled }: TimeChipsProps) => {
  const name = useId()

  return (
    <Times ref={ref} disabled={disabled}>
      <Legend>Times on {longDayName(day.day)}</Legend>
      {partsOfDay(day.slots).map((part) => (
        <div key={part.name}>
          <PartName>{part.name}</PartName>
          <Chips>
            {part.slots.map((slot) => (
              <TimeChip
                key={slot.start}
                name={name}
                slot={slot}
                isChosen={slot.start === chosen}
                onChoose={() => onChoose(slot.start)}
              />
            ))}
          </Chips>
        </div>
      ))}
    </Times>
  )
}

type TimeChipProps = { name: string; slot: Slot; isChosen: boolean; onChoose: () => void }

const TimeChip = ({ name, slot, isChosen, onChoose }: TimeChipProps) => (
  <Time>
    <ChipRadio
      name={name}
      checked={isChosen}
      aria-label={`${slotTime(slot.start)} to ${slotEnd(slot)}`}
      onChange={onChoose}
    />
    {slotTime(slot.start)}
  </Time>
)

const Times = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`

const Legend = styled.legend`
  padding-bottom: var(--space-3);
  ${font(16, 600)}
`

const PartName = styled.p`
  padding-bottom: 6px;
  color: var(--ink-2);
  ${font(14)}
`

const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: var(--space-2);
`

const Time = styled.label`
  ${chipBox}
  ${font(16, 600)}
  ${tabular}
`
