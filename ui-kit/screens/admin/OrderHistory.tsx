import { RecordHistory, type RecordHistoryProps } from '#ui-kit/shop/audit/RecordHistory.tsx'

export type OrderHistoryProps = Omit<RecordHistoryProps, 'noun' | 'exampleType'>

/** An order through time. */
export const OrderHistory = (props: OrderHistoryProps) => (
  <RecordHistory noun="order" exampleType="OrderDispatched" {...props} />
)
