import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { type PriceBounds, parsePriceBounds } from './parsePriceBounds.ts'

type PriceRangeProps = PriceBounds & {
  /** Called on Enter and on blur with valid bounds in whole rand. */
  onChange: (bounds: PriceBounds) => void
}

/** Two fields for a price range; each bound may stay empty. */
export const PriceRange = ({ from, to, onChange }: PriceRangeProps) => {
  const [draft, setDraft] = useState({ from: toText(from), to: toText(to) })
  const [lastProps, setLastProps] = useState({ from, to })
  // New props replace the draft during rendering, so that the inputs stay mounted and keep the focus.
  if (lastProps.from !== from || lastProps.to !== to) {
    setLastProps({ from, to })
    setDraft({
      from: lastProps.from === from ? draft.from : toText(from),
      to: lastProps.to === to ? draft.to : toText(to),
    })
  }
  const { bounds, problem } = parsePriceBounds(draft)
  const submitBounds = () => {
    if (bounds && (bounds.from !== from || bounds.to !== to)) onChange(bounds)
  }
  const field = (end: 'from' | 'to') => ({
    value: draft[end],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 7,
    error: problem?.field === end ? problem.message : undefined,
    onChange: (text: string) => setDraft({ ...draft, [end]: text }),
    onBlur: submitBounds,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') submitBounds()
    },
  })

  return (
    <fieldset>
      <Legend>Price in rand</Legend>
      <Inputs>
        <TextField label="From" {...field('from')} />
        <TextField label="To" {...field('to')} />
      </Inputs>
    </fieldset>
  )
}

const toText = (rand: number | undefined) => String(rand ?? '')

const Legend = styled.legend`
  padding-bottom: var(--space-2);
  ${font(14, 600)}
`

const Inputs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  align-items: start;
`
