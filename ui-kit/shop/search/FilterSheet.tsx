import { useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { SideSheet } from '#ui-kit/elements/SideSheet.tsx'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import { noFilters } from './filters.ts'

type FilterSheetProps = Pick<FilterPanelProps, 'filters' | 'facets'> & {
  /** Receives the selected filters and closes the sheet. The list is fetched only then, once. */
  onApply: FilterPanelProps['onChange']
  /** Called when the sheet is closed; the filters stay as they are. */
  onClose: () => void
}

/** The filters of a product list in a sheet. Closing it discards the changes. */
export const FilterSheet = ({ filters, facets, onApply, onClose }: FilterSheetProps) => {
  const [draft, setDraft] = useState(filters)

  return (
    <SideSheet
      heading="Filters"
      closeLabel="Close the filters"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={() => setDraft(noFilters)}>
            Clear all
          </Button>
          <Button onClick={() => onApply(draft)}>Show products</Button>
        </>
      }
    >
      <FilterPanel filters={draft} facets={facets} onChange={setDraft} />
    </SideSheet>
  )
}
