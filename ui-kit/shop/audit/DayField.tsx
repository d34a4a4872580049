import { useState } from 'react'
import { TextField } from '#ui-kit/elements/TextField.tsx'

type DayFieldProps = {
  label: string
  /** '2026-11-21', or empty. */
  value: string
  error?: string | undefined
  /** Told of whole days only: a year that is still being typed is none. */
  onChange: (day: string) => void
}

/** A day to choose. */
export const DayField = ({ label, value, error, onChange }: DayFieldProps) => {
  const [draft, setDraft] = useState({ of: value, day: value })
  const shown = draft.of === value ? draft.day : value

  const choose = (day: string) => {
    setDraft({ of: value, day })
    if (day === '' || day >= firstDay) onChange(day)
  }

  return (
    <TextField
      type="date"
      label={label}
      min={firstDay}
      max="9999-12-31"
      value={shown}
      error={error}
      onChange={choose}
    />
  )
}

const firstDay = '2000-01-01'
