import { Banknote, type LucideIcon, MapPin, Truck } from 'lucide-react'
import { styled } from 'styled-components'
import { useReusedContents } from '#ui-kit/elements/reusedContents.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { tablet } from '#ui-kit/theme/media.ts'

type ServicePromisesProps = {
  /** The total from which delivery is free: 'R250'. */
  freeFrom: string
  /** The areas with same-day delivery. */
  areas: readonly string[]
  /** The time before which one orders for it: '14:00'. */
  orderBefore: string
  /** 'row' is side by side on wide screens, 'list' is always stacked. */
  layout?: 'row' | 'list'
}

/** The shop's three service promises: pay on delivery, free delivery, same-day delivery. */
export const ServicePromises = ({ layout = 'row', ...promises }: ServicePromisesProps) => {
  const { areas, freeFrom, orderBefore } = promises

  return (
    <List
      $row={layout === 'row'}
      {...useReusedContents(areas, `${freeFrom} ${orderBefore}`, <Promises {...promises} />)}
    />
  )
}

const Promises = ({ freeFrom, areas, orderBefore }: Omit<ServicePromisesProps, 'layout'>) => (
  <>
    {renderPromise(Banknote, 'Pay on delivery', 'By cash or card when it arrives')}
    {renderPromise(Truck, 'Free delivery', `On orders of ${freeFrom} or more`)}
    {renderPromise(
      MapPin,
      'Same-day delivery',
      `Order before ${orderBefore}, Monday to Saturday, in ${areas.join(' or ')}`,
    )}
  </>
)

const renderPromise = (Icon: LucideIcon, title: string, detail: string) => (
  <Entry>
    <IconCircle>
      <Icon size={20} aria-hidden />
    </IconCircle>
    <div>
      <Text strong>{title}</Text>
      <Text size={14} tone="ink-2">
        {detail}
      </Text>
    </div>
  </Entry>
)

const List = styled.ul<{ $row: boolean }>`
  display: grid;
  gap: var(--space-3);

  ${tablet} {
    grid-template-columns: ${({ $row }) => ($row ? 'repeat(3, minmax(0, 1fr))' : '1fr')};
    gap: var(--space-4);
  }
`

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`

const IconCircle = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-full);
  background: var(--brand-tint);
  color: var(--brand);
`
