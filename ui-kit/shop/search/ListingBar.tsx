import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { desktop } from '#ui-kit/theme/media.ts'
import { SortSelect, type SortSelectProps } from './SortSelect.tsx'

type ListingBarProps = {
  sort: SortSelectProps
  /** Opens the `FilterSheet`. */
  onFilters: () => void
  /** How many filters are active. */
  active: number
  /** A `FilterPanel` stands beside the list on wide screens: the button is for phones only. */
  besidePanel?: boolean | undefined
  /** `ActiveFilters`. */
  children?: ReactNode
}

/** Filters and order of a list in one line, and below it what is active. */
export const ListingBar = ({ sort, onFilters, active, besidePanel = false, children }: ListingBarProps) => (
  <Bar>
    <Line>
      <Place $phoneOnly={besidePanel}>
        <Button
          kind="secondary"
          icon={<SlidersHorizontal size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onFilters}
        >
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      </Place>
      <SortSelect {...sort} />
    </Line>
    {children}
  </Bar>
)

const Bar = styled.div`
  display: grid;
  gap: var(--space-3);
`

const Line = styled.div`
  display: flex;
  gap: var(--space-3);
`

const Place = styled.div<{ $phoneOnly: boolean }>`
  white-space: nowrap;

  ${desktop} {
    display: ${({ $phoneOnly }) => ($phoneOnly ? 'none' : 'block')};
  }
`
