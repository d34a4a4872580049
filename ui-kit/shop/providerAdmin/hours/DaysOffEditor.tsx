import { Plus, X } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { shortDayName } from '#ui-kit/shop/booking/slotTimes.ts'
import { FieldGroup } from '#ui-kit/shop/productAdmin/fields/FieldGroup.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { containerAtLeast } from '#ui-kit/theme/media.ts'

type DaysOffEditorProps = {
  /** Id of the field, for its label and its error. */
  id?: string | undefined
  /** ISO dates. */
  days: readonly string[]
  /** Called with all days off, as `2026-11-26`. */
  onChange: (days: readonly string[]) => void
  /** The first day that can be added. */
  today: string
  /** What is wrong with the value, in one sentence; the field is then marked as invalid. */
  error?: string | undefined
  /** Whether the field can be read but not changed. */
  disabled?: boolean | undefined
}

/** Edits the single days on which a provider does not work. */
export const DaysOffEditor = ({ id, days, onChange, today, error, disabled }: DaysOffEditorProps) => {
  const field = useRef<HTMLInputElement>(null)
  const remove = (day: string) => {
    onChange(days.filter((each) => each !== day))
    field.current?.focus()
  }

  return (
    <FieldGroup
      id={id}
      legend="Days off"
      hint="Holidays and single days, besides the weekly hours."
      error={error}
      disabled={disabled}
    >
      {days.length === 0 ? (
        <None size={14} tone="ink-2">
          None yet.
        </None>
      ) : (
        <DayList aria-label="Days off">
          {days.map((day) => (
            <DayChip key={day}>
              {shortDayName(day)} {day.slice(0, 4)}
              <IconButton
                label={`Remove ${shortDayName(day)} ${day.slice(0, 4)}`}
                icon={<X size={16} aria-hidden />}
                disabled={disabled}
                onClick={() => remove(day)}
              />
            </DayChip>
          ))}
        </DayList>
      )}
      <NewDayOff
        field={field}
        today={today}
        disabled={disabled}
        onAdd={(day) => onChange([...new Set([...days, day])].toSorted())}
      />
    </FieldGroup>
  )
}

type NewDayOffProps = Pick<DaysOffEditorProps, 'today' | 'disabled'> & {
  field: RefObject<HTMLInputElement | null>
  onAdd: (day: string) => void
}

const NewDayOff = ({ field, today, disabled, onAdd }: NewDayOffProps) => {
  const [typed, setTyped] = useState('')
  const isPast = typed !== '' && typed < today
  const add = () => {
    if (typed === '' || isPast) return
    onAdd(typed)
    setTyped('')
    field.current?.focus()
  }

  return (
    <Adding>
      <Controls>
        <TextField
          ref={field}
          type="date"
          label="Day"
          min={today}
          max="2099-12-31"
          value={typed}
          error={isPast ? 'This day is over.' : undefined}
          disabled={disabled}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button
          kind="secondary"
          icon={<Plus size={18} aria-hidden />}
          disabled={disabled || typed === '' || isPast}
          onClick={add}
        >
          Add day off
        </Button>
      </Controls>
    </Adding>
  )
}

const None = styled(Text)`
  padding-bottom: var(--space-3);
`

const DayList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-bottom: var(--space-3);
`

const DayChip = styled.li`
  display: inline-flex;
  align-items: center;
  padding-inline-start: var(--space-3);
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-full);
  ${font(14, 600)}
  ${tabular}
`

const Adding = styled.div`
  container-type: inline-size;
`

const Controls = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);

  ${containerAtLeast(22)} {
    flex-direction: row;

    > button {
      margin-top: 26px;
    }
  }
`
