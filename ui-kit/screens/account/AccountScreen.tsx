import { FileDown, MapPin, MonitorSmartphone, Package, UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { UnverifiedNotice } from '#ui-kit/shop/account/UnverifiedNotice.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { TitledPage } from './TitledPage.tsx'
import { home, personalDetails } from './trails.ts'

type AccountScreenProps = {
  firstname: string
  /** How many orders are on their way. */
  openOrders?: number | undefined
  /** The e-mail address that is still to be verified, and how that begins. */
  unverified?: { email: string; onVerify: () => void } | undefined
}

/** Where everything that is the customer's own begins. */
export const AccountScreen = ({ firstname, openOrders = 0, unverified }: AccountScreenProps) => (
  <TitledPage trail={[home]} title="Account">
    <Text size={18} tone="ink-2">
      Sawubona, {firstname}.
    </Text>
    {unverified && <UnverifiedNotice {...unverified} />}
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
  { href: personalDetails.href, title: 'Personal details', words: 'Your name, e-mail and password', Icon: UserRound },
  {
    href: `${personalDetails.href}#signed-in`,
    title: 'Where you are signed in',
    words: 'Sign out a lost phone',
    Icon: MonitorSmartphone,
  },
  {
    href: `${personalDetails.href}#your-data`,
    title: 'Your data',
    words: 'Take it along, or erase your account',
    Icon: FileDown,
  },
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
