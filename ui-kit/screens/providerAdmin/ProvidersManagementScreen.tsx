import { Plus, UsersRound } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { NothingMatches } from '#ui-kit/elements/NothingMatches.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { ListContent, type ListState } from '#ui-kit/shop/adminTable/ListContent.tsx'
import { ListCount } from '#ui-kit/shop/adminTable/ListCount.tsx'
import { ProvidersTable } from '#ui-kit/shop/providerAdmin/table/ProvidersTable.tsx'
import {
  ProviderTableFilters,
  type ProviderTableFiltersProps,
} from '#ui-kit/shop/providerAdmin/table/ProviderTableFilters.tsx'
import {
  emptyProviderFilter,
  isProviderFilterActive,
  type ProviderRow,
} from '#ui-kit/shop/providerAdmin/table/providerRow.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type ProvidersManagementScreenProps = ProviderTableFiltersProps &
  ListState & {
    /** The service providers on this page of the list. */
    providers: readonly ProviderRow[]
    /** Where the form for a new one is. */
    addHref: string
  }

/** All service providers, for admins. */
export const ProvidersManagementScreen = (props: ProvidersManagementScreenProps) => {
  const { providers, addHref } = props

  return (
    <TitledPage
      trail={[homeCrumb]}
      title="Service providers management"
      count={<ListCount list={props} noun="service provider" />}
      aside={
        <Button href={addHref} icon={<Plus size={18} aria-hidden />}>
          Add service provider
        </Button>
      }
    >
      <Stack gap={4}>
        <ProviderTableFilters {...props} />
        <ListContent
          list={props}
          noun="service providers"
          rowCount={providers.length}
          empty={<NoProviders {...props} />}
        >
          <ProvidersTable {...props} />
        </ListContent>
      </Stack>
    </TitledPage>
  )
}

const NoProviders = ({ filter, onFilter, addHref }: ProvidersManagementScreenProps) => (
  <Card>
    {isProviderFilterActive(filter) ? (
      <NothingMatches
        title="No service provider matches"
        action="Show all service providers"
        onShowAll={() => onFilter(emptyProviderFilter)}
      >
        Search for part of a name, a profession or a place, or remove a filter.
      </NothingMatches>
    ) : (
      <EmptyState
        icon={<UsersRound size={28} aria-hidden />}
        title="No service providers yet"
        action={<Button href={addHref}>Add service provider</Button>}
      >
        Customers can book them as soon as they have working hours.
      </EmptyState>
    )}
  </Card>
)
