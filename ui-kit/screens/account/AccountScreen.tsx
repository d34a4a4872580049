import { MapPin, Package } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { TitledPage } from './TitledPage.tsx'
import { home } from './trails.ts'

type AccountScreenProps = {
  firstname: string
  /** How many orders are on their way. */
  openOrders?: number | undefined
}

/** Where everything that is the customer's own begins. */
export const AccountScreen = ({ firstname, openOrders = 0 }: AccountScreenProps) => (
  <TitledPage trail={[home]} title="Account">
    <Text size={18} tone="ink-2">
      Sawubona, {firstname}.
    </Text>
    <Grid min={340} gap={4}>
      {tiles.map(({ href, title, words, Icon }) => (
        <Tile key={href} href={href}>
          <Sign>
            <Icon size={24} aria-hidden />
          </Sign>
          <span>
            <Heading level={2} size={18}>
              {title}
            </Heading>
            <Words>{href === ordersHref && openOrders > 0 ? onTheirWay(openOrders) : words}</Words>
          </span>
        </Tile>
      ))}
    </Grid>
  </TitledPage>
)

const ordersHref = '/account/orders'

const onTheirWay = (count: number) => (count === 1 ? 'One order is on its way' : `${count} orders are on their way`)

const tiles = [
  { href: ordersHref, title: 'Orders', words: 'Track a delivery or look back', Icon: Package },
  { href: '/account/address-book', title: 'Address book', words: 'Where we deliver to you', Icon: MapPin },
]

const Tile = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-5);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
  color: var(--ink);

  &:hover {
    border-color: var(--brand);
    text-decoration: none;
  }
`

const Sign = styled.span`
  display: grid;
  flex: none;
  width: 48px;
  height: 48px;
  place-items: center;
  border-radius: var(--radius-full);
  background: var(--brand-tint);
  color: var(--brand);
`

const Words = styled.span`
  display: block;
  color: var(--ink-2);
  ${font(14)}
`
