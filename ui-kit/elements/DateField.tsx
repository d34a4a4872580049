import { useState } from 'react'
import { TextField } from './TextField.tsx'

type DateFieldProps = {
  /** What the date is about; stands above the field. */
  label: string
  /** An ISO date such as '2026-11-21', or empty. */
  value: string
  /** What is wrong with the value, in one sentence; the field is then marked as invalid. */
  error?: string | undefined
  /** Called with complete dates only: while the year is still being typed, it is not called. */
  onChange: (day: string) => void
}

/** A date input that reports complete dates only. */
export const DateField = ({ label, value, error, onChange }: DateFieldProps) => {
  const [draft, setDraft] = useState({ of: value, day: value })
  const shown = draft.of === value ? draft.day : value

  const changeDraft = (day: string) => {
    setDraft({ of: value, day })
    if (day === '' || day >= minDay) onChange(day)
  }

  return (
    <TextField
      type="date"
      label={label}
      min={minDay}
      max="9999-12-31"
      value={shown}
      error={error}
      onChange={changeDraft}
    />
  )
}

const minDay = '2000-01-01'
