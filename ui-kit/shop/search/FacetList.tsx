import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'

export type Facet = { key: string; count: number }

type FacetListProps = {
  legend: string
  /** The plural noun for the button below: 'brands'. */
  pluralNoun: string
  /** Highest count first. */
  facets: readonly Facet[]
  chosen: readonly string[]
  onToggle: (key: string) => void
}

const initialCount = 6

/** The checkboxes of one facet with product counts. Shows six at first; selected ones are always visible. */
export const FacetList = ({ legend, pluralNoun, facets, chosen, onToggle }: FacetListProps) => {
  const listId = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = facets.filter(({ key }, index) => isExpanded || index < initialCount || chosen.includes(key))

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
      {facets.length > initialCount && (
        <More>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isExpanded}
            aria-controls={listId}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? `Fewer ${pluralNoun}` : `All ${facets.length} ${pluralNoun}`}
          </Button>
        </More>
      )}
    </fieldset>
  )
}

const Legend = styled.legend`
  ${font(14, 600)}
`

// Aligns the text of the button, not its padding, with the checkboxes.
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
