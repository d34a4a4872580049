import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { desktop, smallPhone } from '#ui-kit/theme/media.ts'
import { SortSelect, type SortSelectProps } from './SortSelect.tsx'

type ListingBarProps = {
  /** The orders to choose from, and the one that is chosen. */
  sort: SortSelectProps
  /** Opens the `FilterSheet`. */
  onFilters: () => void
  /** The number of active filters. */
  active: number
  /** A `FilterPanel` is shown next to the list on wide screens, so the button is for phones only. */
  besidePanel?: boolean | undefined
  /** `ActiveFilters`. */
  children?: ReactNode
}

/** The filter button and the sort order of a list in one line, with the active filters below. */
export const ListingBar = ({ sort, onFilters, active, besidePanel = false, children }: ListingBarProps) => (
  <Bar {...useFocusFallback<HTMLDivElement>()}>
    <Line data-needs-script>
      <ButtonSlot $phoneOnly={besidePanel}>
        <Button
          kind="secondary"
          icon={<SlidersHorizontal size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onFilters}
        >
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      </ButtonSlot>
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
  flex-wrap: wrap;
  gap: var(--space-3);

  ${smallPhone} {
    gap: var(--space-2);
  }
`

const ButtonSlot = styled.div<{ $phoneOnly: boolean }>`
  flex: 1 0 auto;
  white-space: nowrap;

  > * {
    width: 100%;
  }
  ${desktop} {
    flex: none;
    display: ${({ $phoneOnly }) => ($phoneOnly ? 'none' : 'block')};
  }
  ${smallPhone} {
    > * {
      padding-inline: var(--space-3);
    }
  }
`
