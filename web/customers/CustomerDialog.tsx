import { suspensionReasonRule } from '#domain/account/suspensionReasonRule.ts'
import { invoiceYears } from '#domain/businessConstants.ts'
import { EraseCustomerDialog } from '#ui-kit/shop/customers/EraseCustomerDialog.tsx'
import { ReinstateDialog } from '#ui-kit/shop/customers/ReinstateDialog.tsx'
import { RoleDialog } from '#ui-kit/shop/customers/RoleDialog.tsx'
import { SuspendDialog } from '#ui-kit/shop/customers/SuspendDialog.tsx'
import { ownAccountWarnings } from './customerActions.ts'
import type { useCustomerActions } from './useCustomerActions.ts'

type CustomerDialogProps = {
  actions: ReturnType<typeof useCustomerActions>
  isOwn: boolean
  /** Why the account is suspended; empty if it is not. */
  reason: string
}

/** The open dialog of an action on the account, if any. */
export const CustomerDialog = ({
  actions: { openAction, openDialog, busy, problem, run },
  isOwn,
  reason,
}: CustomerDialogProps) => {
  if (!openAction) return null
  const shared = {
    busy,
    problem,
    onClose: () => openDialog(),
    aboutOneself: isOwn ? ownAccountWarnings[openAction] : undefined,
  }

  if (openAction === 'suspend')
    return <SuspendDialog {...shared} rule={suspensionReasonRule} onSuspend={(why) => run('suspend', why)} />
  if (openAction === 'reinstate')
    return <ReinstateDialog {...shared} reason={reason} onReinstate={() => run('reinstate')} />
  if (openAction === 'erase')
    return <EraseCustomerDialog {...shared} invoiceYears={invoiceYears} onErase={() => run('erase')} />

  return (
    <RoleDialog {...shared} role={openAction === 'makeAdmin' ? 'Admin' : 'Customer'} onGrant={() => run(openAction)} />
  )
}
