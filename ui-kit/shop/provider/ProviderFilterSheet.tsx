import { useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { SideSheet } from '#ui-kit/elements/SideSheet.tsx'
import { ProviderFilters, type ProviderFiltersProps } from './ProviderFilters.tsx'
import { noProviderFilter } from './providerFilter.ts'

type ProviderFilterSheetProps = Omit<ProviderFiltersProps, 'onChange'> & {
  /** Receives the selected filters and closes the sheet. The list is fetched only then, once. */
  onApply: ProviderFiltersProps['onChange']
  /** Called when the sheet is closed; the filters stay as they are. */
  onClose: () => void
}

/** The filters of a list of service providers in a sheet. Closing it discards the changes. */
export const ProviderFilterSheet = ({ filter, onApply, onClose, ...offered }: ProviderFilterSheetProps) => {
  const [draft, setDraft] = useState(filter)

  return (
    <SideSheet
      heading="Filters"
      closeLabel="Close the filters"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={() => setDraft(noProviderFilter)}>
            Clear all
          </Button>
          <Button onClick={() => onApply(draft)}>Show providers</Button>
        </>
      }
    >
      <ProviderFilters {...offered} filter={draft} onChange={setDraft} />
    </SideSheet>
  )
}
