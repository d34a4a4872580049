import { useState } from 'react'
import { RadioList } from '#ui-kit/elements/RadioList.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type BulkEditInput, type BulkFigureCheck, bulkEditTexts, bulkFigureOf } from './bulkEditInput.ts'

type BulkEditFieldsProps = {
  kind: 'price' | 'discount' | 'stock'
  input: BulkEditInput
  check: BulkFigureCheck
  disabled: boolean
  onChange: (input: BulkEditInput) => void
}

/** The input fields of a bulk change: by a percentage or number, or to an amount. */
export const BulkEditFields = ({ kind, input, check, disabled, onChange }: BulkEditFieldsProps) => {
  const [touched, setTouched] = useState(false)
  const figure = bulkFigureOf(kind, input)
  const { label, hint } = bulkEditTexts[figure]

  return (
    <Stack gap={4}>
      {kind === 'price' && (
        <RadioList
          legend="How"
          value={input.how}
          options={unitOptions}
          onChange={(how) => onChange({ ...input, how: how === 'amount' ? 'amount' : 'percent' })}
        />
      )}
      <TextField
        label={label}
        hint={hint}
        error={touched && input.figure.trim() !== '' ? check(figure, input.figure) : undefined}
        inputMode={kind === 'price' && input.how === 'amount' ? 'decimal' : 'text'}
        autoComplete="off"
        value={input.figure}
        disabled={disabled}
        onChange={(figure) => onChange({ ...input, figure })}
        onBlur={() => setTouched(true)}
      />
    </Stack>
  )
}

const unitOptions = [
  { value: 'percent', label: 'By percent' },
  { value: 'amount', label: 'To an amount' },
]
