import { useState } from 'react'
import { RadioList } from '#ui-kit/elements/RadioList.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type BulkTyped, bulkChange, bulkHints } from './bulkTyped.ts'

type BulkQuestionProps = {
  kind: 'price' | 'discount' | 'stock'
  typed: BulkTyped
  disabled: boolean
  onChange: (typed: BulkTyped) => void
}

/** Asks by how much, or to what. */
export const BulkQuestion = ({ kind, typed, disabled, onChange }: BulkQuestionProps) => {
  const [left, setLeft] = useState(false)
  const { label, hint, error } = bulkHints[kind === 'price' ? typed.how : kind]
  const wrong = left && typed.figure.trim() !== '' && bulkChange(kind, typed) === undefined

  return (
    <Stack gap={4}>
      {kind === 'price' && (
        <RadioList
          legend="How"
          value={typed.how}
          options={ways}
          onChange={(how) => onChange({ ...typed, how: how === 'amount' ? 'amount' : 'percent' })}
        />
      )}
      <TextField
        label={label}
        hint={hint}
        error={wrong ? error : undefined}
        inputMode={kind === 'price' && typed.how === 'amount' ? 'decimal' : 'text'}
        autoComplete="off"
        value={typed.figure}
        disabled={disabled}
        onChange={(figure) => onChange({ ...typed, figure })}
        onBlur={() => setLeft(true)}
      />
    </Stack>
  )
}

const ways = [
  { value: 'percent', label: 'By percent' },
  { value: 'amount', label: 'To an amount' },
]
