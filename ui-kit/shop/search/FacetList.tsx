import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'

export type Facet = { key: string; count: number }

type FacetListProps = {
  legend: string
  /** Several of them, for the button below: 'brands'. */
  many: string
  /** The most numerous first. */
  facets: readonly Facet[]
  chosen: readonly string[]
  onToggle: (key: string) => void
}

const atFirst = 6

/** One kind of thing to tick, with how many products each leaves. Six at first; what is ticked is always in sight. */
export const FacetList = ({ legend, many, facets, chosen, onToggle }: FacetListProps) => {
  const listId = useId()
  const [all, setAll] = useState(false)
  const shown = facets.filter(({ key }, place) => all || place < atFirst || chosen.includes(key))

  return facets.length === 0 ? null : (
    <fieldset>
      <Legend>{legend}</Legend>
      <ul id={listId}>
        {shown.map(({ key, count }) => (
          <li key={key}>
            <Checkbox
              label={
                <Name>
                  {key} <Count>({count})</Count>
                </Name>
              }
              checked={chosen.includes(key)}
              disabled={count === 0 && !chosen.includes(key)}
              onChange={() => onToggle(key)}
            />
          </li>
        ))}
      </ul>
      {facets.length > atFirst && (
        <More>
          <Button kind="quiet" size="small" aria-expanded={all} aria-controls={listId} onClick={() => setAll(!all)}>
            {all ? `Fewer ${many}` : `All ${facets.length} ${many}`}
          </Button>
        </More>
      )}
    </fieldset>
  )
}

const Legend = styled.legend`
  ${font(14, 600)}
`

// The button's words stand below the boxes, not its padding.
const More = styled.div`
  margin-left: calc(-1 * var(--space-4));
`

const Name = styled.span`
  overflow-wrap: anywhere;
`

const Count = styled.span`
  color: var(--ink-3);
  ${font(14)}
  ${tabular}
`
