import { Notice } from '#ui-kit/elements/Notice.tsx'
import { CustomerActions, type CustomerActionsProps } from '#ui-kit/shop/customers/CustomerActions.tsx'
import { CustomerOrders, type CustomerOrdersProps } from '#ui-kit/shop/customers/CustomerOrders.tsx'
import { CustomerSummary, type CustomerSummaryProps } from '#ui-kit/shop/customers/CustomerSummary.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type CustomerPanelProps = CustomerActionsProps & {
  summary: CustomerSummaryProps
  /** Left out if the account is erased. */
  orders?: CustomerOrdersProps | undefined
  /** Why the account is suspended. */
  suspensionReason?: string | undefined
  /** The account belongs to the admin who looks at it. */
  isOwnAccount?: boolean | undefined
}

/** The current state of a customer, and the actions on the account. */
export const CustomerPanel = ({ summary, orders, suspensionReason, isOwnAccount, ...actions }: CustomerPanelProps) => (
  <Stack gap={5}>
    {isOwnAccount && <Notice tone="info">This is your own account.</Notice>}
    {suspensionReason && (
      <Notice tone="warn" title="This account is suspended">
        {suspensionReason}
      </Notice>
    )}
    <Columns
      aside={
        <Card>
          <CustomerActions {...actions} />
        </Card>
      }
    >
      <Stack gap={5}>
        <Card>
          <CustomerSummary {...summary} />
        </Card>
        {orders && (
          <Card>
            <CustomerOrders {...orders} />
          </Card>
        )}
      </Stack>
    </Columns>
  </Stack>
)
