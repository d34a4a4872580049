import { Users } from 'lucide-react'
import { styled } from 'styled-components'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { NothingMatches } from '#ui-kit/elements/NothingMatches.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { ListContent, type ListState } from '#ui-kit/shop/adminTable/ListContent.tsx'
import { ListCount } from '#ui-kit/shop/adminTable/ListCount.tsx'
import { CustomerFilters, type CustomerFiltersProps } from '#ui-kit/shop/customers/CustomerFilters.tsx'
import { CustomersTable } from '#ui-kit/shop/customers/CustomersTable.tsx'
import { emptyCustomerFilter, isCustomerFilterActive } from '#ui-kit/shop/customers/customerFilter.ts'
import type { CustomerRow } from '#ui-kit/shop/customers/customerRow.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type CustomersManagementScreenProps = CustomerFiltersProps &
  ListState & {
    /** The customers on this page of the list. */
    customers: readonly CustomerRow[]
  }

/** All customers, for admins. Names and e-mails are masked here. */
export const CustomersManagementScreen = (props: CustomersManagementScreenProps) => (
  <TitledPage
    trail={[homeCrumb]}
    title="Customers management"
    count={<ListCount list={props} noun="customer" />}
    aside={
      <Masked size={14} tone="ink-2">
        Names and e-mail addresses are masked, but you can search for the real ones. Every time somebody reveals them,
        it is recorded.
      </Masked>
    }
  >
    <Stack gap={4}>
      <CustomerFilters {...props} />
      <ListContent list={props} noun="customers" rowCount={props.customers.length} empty={<NoCustomers {...props} />}>
        <CustomersTable customers={props.customers} sort={props.filter.sort} />
      </ListContent>
    </Stack>
  </TitledPage>
)

const NoCustomers = ({ filter, onFilter }: CustomerFiltersProps) => (
  <Card>
    {isCustomerFilterActive(filter) ? (
      <NothingMatches
        title="No customer matches"
        action="Show all customers"
        onShowAll={() => onFilter({ ...emptyCustomerFilter, sort: filter.sort })}
      >
        Search for part of a name or of an e-mail address, or remove a filter.
      </NothingMatches>
    ) : (
      <EmptyState icon={<Users size={28} aria-hidden />} title="No customers yet">
        The first one will appear here as soon as someone signs up.
      </EmptyState>
    )}
  </Card>
)

const Masked = styled(Text)`
  max-width: 52ch;
`
