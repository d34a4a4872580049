import { ShieldCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { accountStatusBadges, type CustomerRole, type CustomerStatus } from './customerRow.ts'

type CustomerBadgesProps = {
  /** Whether the account is active, suspended or erased. */
  status: CustomerStatus
  /** Whether the customer is an admin. */
  role: CustomerRole
}

/** The badges of an account: its status, and the admin role. */
export const CustomerBadges = ({ status, role }: CustomerBadgesProps) => (
  <Badges>
    <Badge tone={accountStatusBadges[status].tone}>{accountStatusBadges[status].label}</Badge>
    {role === 'Admin' && (
      <Badge tone="info" icon={<ShieldCheck size={14} aria-hidden />}>
        Admin
      </Badge>
    )}
  </Badges>
)

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
