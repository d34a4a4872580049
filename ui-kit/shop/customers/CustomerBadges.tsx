import { ShieldCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { type CustomerRole, type CustomerStatus, statusLooks } from './customerRow.ts'

type CustomerBadgesProps = { status: CustomerStatus; role: CustomerRole }

/** What an account may do: its status, and its role where it is a special one. */
export const CustomerBadges = ({ status, role }: CustomerBadgesProps) => (
  <Badges>
    <Badge tone={statusLooks[status].tone}>{statusLooks[status].words}</Badge>
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
