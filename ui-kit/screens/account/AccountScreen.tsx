import { Bell, CalendarDays, FileDown, MapPin, MonitorSmartphone, Package, UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { homeCrumb, personalDetailsCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { UnverifiedNotice } from '#ui-kit/shop/account/UnverifiedNotice.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { font } from '#ui-kit/theme/font.ts'

type AccountScreenProps = {
  firstname: string
  /** How many orders are on their way. */
  openOrders?: number | undefined
  /** How many entries of the inbox are new. */
  unread?: number | undefined
  /** The e-mail address that is not verified yet, and the handler that starts the verification. */
  unverified?: { email: string; onVerify: () => void } | undefined
}

/** The customer's account page: links to their orders, addresses, details and data. */
export const AccountScreen = ({ firstname, openOrders = 0, unread = 0, unverified }: AccountScreenProps) => (
  <TitledPage trail={[homeCrumb]} title="Account">
    <Text size={18} tone="ink-2">
      Sawubona, {firstname}.
    </Text>
    {unverified && <UnverifiedNotice {...unverified} />}
    <Grid min={340} gap={4}>
      {tiles.map(({ href, title, words, Icon }) => (
        <Tile key={href} href={href}>
          <IconCircle>
            <Icon size={24} aria-hidden />
          </IconCircle>
          <span>
            <Heading level={2} size={18}>
              {title}
            </Heading>
            <Words>{currentWords(href, { openOrders, unread }) ?? words}</Words>
          </span>
        </Tile>
      ))}
    </Grid>
  </TitledPage>
)

const ordersHref = '/account/orders'
const inboxHref = '/account/inbox'

const currentWords = (href: string, { openOrders, unread }: { openOrders: number; unread: number }) => {
  if (href === ordersHref && openOrders > 0) return onTheirWay(openOrders)
  if (href === inboxHref && unread > 0) return unread === 1 ? 'One new message' : `${unread} new messages`
  return undefined
}

const onTheirWay = (count: number) => (count === 1 ? 'One order is on its way' : `${count} orders are on their way`)

const tiles = [
  { href: ordersHref, title: 'Orders', words: 'Track a delivery or see past orders', Icon: Package },
  { href: '/account/bookings', title: 'Bookings', words: 'Visits of service providers', Icon: CalendarDays },
  { href: inboxHref, title: 'Inbox', words: 'News about your orders and bookings', Icon: Bell },
  { href: '/account/address-book', title: 'Address book', words: 'Where we deliver to you', Icon: MapPin },
  {
    href: personalDetailsCrumb.href,
    title: 'Personal details',
    words: 'Your name, e-mail and password',
    Icon: UserRound,
  },
  {
    href: `${personalDetailsCrumb.href}#signed-in`,
    title: 'Where you are signed in',
    words: 'Sign out a lost phone',
    Icon: MonitorSmartphone,
  },
  {
    href: `${personalDetailsCrumb.href}#your-data`,
    title: 'Your data',
    words: 'Download it, or erase your account',
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

const IconCircle = styled.span`
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
