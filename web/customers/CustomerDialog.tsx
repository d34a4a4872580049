import { EraseCustomerDialog } from '#ui-kit/shop/customers/EraseCustomerDialog.tsx'
import { ReinstateDialog } from '#ui-kit/shop/customers/ReinstateDialog.tsx'
import { RoleDialog } from '#ui-kit/shop/customers/RoleDialog.tsx'
import { SuspendDialog } from '#ui-kit/shop/customers/SuspendDialog.tsx'
import { aboutOneself } from './customerMoves.ts'
import type { useCustomerDeeds } from './useCustomerDeeds.ts'

type CustomerDialogProps = {
  deeds: ReturnType<typeof useCustomerDeeds>
  isOwn: boolean
  /** Why the account is suspended; empty where it is not. */
  reason: string
}

/** The question about an account that is open, if one is. */
export const CustomerDialog = ({ deeds: { asking, ask, busy, problem, make }, isOwn, reason }: CustomerDialogProps) => {
  if (!asking) return null
  const asked = { busy, problem, onClose: () => ask(), aboutOneself: isOwn ? aboutOneself[asking] : undefined }

  if (asking === 'suspend') return <SuspendDialog {...asked} onSuspend={(why) => make('suspend', why)} />
  if (asking === 'reinstate')
    return <ReinstateDialog {...asked} reason={reason} onReinstate={() => make('reinstate')} />
  if (asking === 'erase') return <EraseCustomerDialog {...asked} onErase={() => make('erase')} />

  return <RoleDialog {...asked} role={asking === 'makeAdmin' ? 'Admin' : 'Customer'} onGrant={() => make(asking)} />
}
