import { RecordHistory, type RecordHistoryProps } from '#ui-kit/shop/history/RecordHistory.tsx'

export type OrderHistoryProps = Omit<RecordHistoryProps, 'noun' | 'exampleType'>

/** The history of an order, with time travel. */
export const OrderHistory = (props: OrderHistoryProps) => (
  <RecordHistory noun="order" exampleType="OrderDispatched" {...props} />
)
