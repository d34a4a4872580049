import { Users } from 'lucide-react'
import { styled } from 'styled-components'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Paginator } from '#ui-kit/elements/Paginator.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { home } from '#ui-kit/screens/account/trails.ts'
import { CustomerFilters, type CustomerFiltersProps } from '#ui-kit/shop/customers/CustomerFilters.tsx'
import { CustomersTable } from '#ui-kit/shop/customers/CustomersTable.tsx'
import { everybody, isNarrowed } from '#ui-kit/shop/customers/customerFilter.ts'
import type { CustomerRow } from '#ui-kit/shop/customers/customerRow.ts'
import { counted } from '#ui-kit/shop/stockroom/productWords.ts'
import { RowsLoading } from '#ui-kit/shop/stockroom/RowsLoading.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { EmptyPage } from './EmptyPage.tsx'
import { NothingMatches } from './NothingMatches.tsx'

type CustomersManagementScreenProps = CustomerFiltersProps & {
  customers: readonly CustomerRow[]
  /** How many customers match, on all pages. */
  totalCount: number
  /** Counted from 1. */
  page: number
  pages: number
  hrefFor: (page: number) => string
  loading?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** Everybody who has an account, for admins. Who they are stays masked here. */
export const CustomersManagementScreen = (props: CustomersManagementScreenProps) => (
  <TitledPage trail={[home]} title="Customers management">
    <Stack gap={4}>
      <CustomerFilters {...props} />
      <Line>
        <Text size={14} tone="ink-2">
          Names and e-mails are masked; the search looks at the real ones. Whoever reveals one is recorded.
        </Text>
        <Text size={14} tone="ink-2" role="status">
          {!props.loading && !props.failure && counted(props.totalCount, 'customer')}
        </Text>
      </Line>
      {content(props)}
    </Stack>
  </TitledPage>
)

const content = (props: CustomersManagementScreenProps) => {
  const { customers, filter, failure, loading } = props
  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch customers'} onRetry={failure.onRetry} />
  if (loading) return <RowsLoading words="Loading customers" />
  if (customers.length === 0 && props.totalCount > 0) return <EmptyPage lastHref={props.hrefFor(props.pages)} />
  if (customers.length === 0) return <NoCustomers {...props} />

  return (
    <>
      <CustomersTable customers={customers} sort={filter.sort} />
      <Paginator page={props.page} pages={props.pages} hrefFor={props.hrefFor} />
    </>
  )
}

const NoCustomers = ({ filter, onFilter }: CustomerFiltersProps) => (
  <Card>
    {isNarrowed(filter) ? (
      <NothingMatches
        title="No customer matches"
        action="Show all customers"
        onShowAll={() => onFilter({ ...everybody, sort: filter.sort })}
      >
        Look for part of a name or of an e-mail address, or take a filter away.
      </NothingMatches>
    ) : (
      <EmptyState icon={<Users size={28} aria-hidden />} title="No customers yet">
        The first one will stand here as soon as somebody signs up.
      </EmptyState>
    )}
  </Card>
)

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
`
