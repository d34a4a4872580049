import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { type PriceEnds, priceEnds } from './priceEnds.ts'

type PriceRangeProps = PriceEnds & {
  /** Called on Enter and when a field is left, with whole rand in the right order. */
  onChange: (ends: PriceEnds) => void
}

/** From this price to that one; either may stay open. */
export const PriceRange = ({ from, to, onChange }: PriceRangeProps) => {
  const [draft, setDraft] = useState({ from: typed(from), to: typed(to) })
  const [known, setKnown] = useState({ from, to })
  // Taken over from outside while the fields stay where they are, and the one that has the focus keeps it.
  if (known.from !== from || known.to !== to) {
    setKnown({ from, to })
    setDraft({
      from: known.from === from ? draft.from : typed(from),
      to: known.to === to ? draft.to : typed(to),
    })
  }
  const { ends, problem } = priceEnds(draft)
  const finish = () => {
    if (ends && (ends.from !== from || ends.to !== to)) onChange(ends)
  }
  const field = (end: 'from' | 'to') => ({
    value: draft[end],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 7,
    error: problem?.field === end ? problem.message : undefined,
    onChange: (text: string) => setDraft({ ...draft, [end]: text }),
    onBlur: finish,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') finish()
    },
  })

  return (
    <fieldset>
      <Legend>Price in rand</Legend>
      <Ends>
        <TextField label="From" {...field('from')} />
        <TextField label="To" {...field('to')} />
      </Ends>
    </fieldset>
  )
}

const typed = (rand: number | undefined) => String(rand ?? '')

const Legend = styled.legend`
  padding-bottom: var(--space-2);
  ${font(14, 600)}
`

const Ends = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  align-items: start;
`
