import { ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Text } from '#ui-kit/elements/Text.tsx'

type OrdersCountProps = {
  /** How many match, on all pages; undefined while it loads. */
  count: number | undefined
  /** How many were placed since the table was rendered. */
  arrived: number
  onShowArrived: () => void
}

/** How many orders match, and a button for new ones. It keeps its height, so that the table below does not move. */
export const OrdersCount = ({ count, arrived, onShowArrived }: OrdersCountProps) => (
  <Line>
    <Text size={14} tone="ink-2" role="status">
      {count !== undefined && formatCount(count, 'order')}
    </Text>
    <span role="status">
      {arrived > 0 && (
        <Button size="small" kind="secondary" icon={<ArrowUp size={16} aria-hidden />} onClick={onShowArrived}>
          {arrived === 1 ? '1 new order: show it' : `${arrived} new orders: show them`}
        </Button>
      )}
    </span>
  </Line>
)

const Line = styled.div`
  display: flex;
  min-height: 36px;
  align-items: center;
  gap: var(--space-3);
`
