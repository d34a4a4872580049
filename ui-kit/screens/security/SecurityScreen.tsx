import { ShieldCheck } from 'lucide-react'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { NothingMatches } from '#ui-kit/elements/NothingMatches.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { ListContent, type ListState } from '#ui-kit/shop/adminTable/ListContent.tsx'
import { ListCount } from '#ui-kit/shop/adminTable/ListCount.tsx'
import { AuditChips, type AuditChipsProps } from '#ui-kit/shop/audit/AuditChips.tsx'
import { BusiestNetworks, type BusyNetwork } from '#ui-kit/shop/security/BusiestNetworks.tsx'
import { SecurityFilters, type SecurityFiltersProps } from '#ui-kit/shop/security/SecurityFilters.tsx'
import { SecurityTable } from '#ui-kit/shop/security/SecurityTable.tsx'
import { emptySecurityFilter, type SecurityEventRow } from '#ui-kit/shop/security/securityEventRow.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type SecurityScreenProps = SecurityFiltersProps &
  AuditChipsProps &
  ListState & {
    /** The events on this page of the list, the newest first. */
    events: readonly SecurityEventRow[]
    /** Where most failed logins come from, within the same filter. */
    networks: readonly BusyNetwork[]
  }

/** Security events of the whole shop, for admins: logins, wrong passwords and codes, reused tokens, what was refused. */
export const SecurityScreen = (props: SecurityScreenProps) => {
  const { chips, clearHref } = props

  return (
    <TitledPage trail={[homeCrumb]} title="Security" count={<ListCount list={props} noun="event" />}>
      <Stack gap={4}>
        <SecurityFilters {...props} />
        <AuditChips chips={chips} clearHref={clearHref} />
        <ListContent list={props} noun="security events" rowCount={props.events.length} empty={<NoEvents {...props} />}>
          <BusiestNetworks networks={props.networks} />
          <SecurityTable events={props.events} />
        </ListContent>
      </Stack>
    </TitledPage>
  )
}

const NoEvents = ({ filter, onFilter }: SecurityScreenProps) => (
  <Card>
    {Object.values(filter).every((value) => value === '') ? (
      <EmptyState icon={<ShieldCheck size={28} aria-hidden />} title="Nothing to report">
        Logins, wrong passwords and refused requests will appear here.
      </EmptyState>
    ) : (
      <NothingMatches title="No event matches" action="Show all events" onShowAll={() => onFilter(emptySecurityFilter)}>
        Choose other days or remove a filter.
      </NothingMatches>
    )}
  </Card>
)
