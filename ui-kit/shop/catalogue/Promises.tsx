import { Banknote, type LucideIcon, MapPin, Truck } from 'lucide-react'
import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

type PromisesProps = {
  /** From this total delivery is free, formatted. */
  freeFrom: string
  /** Where we deliver on the same day. */
  areas: readonly string[]
  /** Side by side on wide screens, or always one below the other. */
  layout?: 'row' | 'list'
}

/** The three promises: pay on delivery, free delivery, same day. */
export const Promises = ({ freeFrom, areas, layout = 'row' }: PromisesProps) => (
  <List $row={layout === 'row'}>
    {promise(Banknote, 'Pay on delivery', 'Cash or card, once it is in your hands')}
    {promise(Truck, `Free delivery from ${freeFrom}`, 'In a single order')}
    {promise(MapPin, 'Same-day delivery', areas.join(' and '))}
  </List>
)

const promise = (Icon: LucideIcon, title: string, detail: string) => (
  <Entry>
    <Sign>
      <Icon size={20} aria-hidden />
    </Sign>
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

  ${desktop} {
    grid-template-columns: ${({ $row }) => ($row ? 'repeat(3, minmax(0, 1fr))' : '1fr')};
    gap: var(--space-4);
  }
`

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`

const Sign = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-full);
  background: var(--brand-tint);
  color: var(--brand);
`
