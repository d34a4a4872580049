import {
  Bell,
  CalendarDays,
  FileDown,
  type LucideProps,
  MapPin,
  MonitorSmartphone,
  Package,
  UserRound,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { useSitePaths } from '#ui-kit/elements/sitePaths.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { UnverifiedNotice } from '#ui-kit/shop/account/UnverifiedNotice.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { font } from '#ui-kit/theme/font.ts'

type AccountScreenProps = {
  /** The inbox of the customer. */
  inboxHref: string
  /** The address book of the customer. */
  addressBookHref: string
  /** The first name of the customer, for the greeting. */
  firstname: string
  /** How many orders are on their way. */
  openOrders?: number | undefined
  /** How many entries of the inbox are new. */
  unread?: number | undefined
  /** The e-mail address that is not verified yet, and the handler that starts the verification. */
  unverified?: { email: string; onVerify: () => void } | undefined
}

/** The customer's account page: links to their orders, addresses, details and data. */
export const AccountScreen = (props: AccountScreenProps) => (
  <TitledPage trail={[homeCrumb]} title="Account">
    <Text size={18} tone="ink-2">
      Sawubona, {props.firstname}.
    </Text>
    {props.unverified && <UnverifiedNotice {...props.unverified} />}
    <Grid min={300} gap={4}>
      <Tiles {...props} />
    </Grid>
  </TitledPage>
)

const Tiles = ({ openOrders = 0, unread = 0, inboxHref, addressBookHref }: AccountScreenProps) => {
  const pathOf = useSitePaths()
  const details = pathOf('personalDetails')

  return (
    <>
      <LinkTile href={pathOf('orders')} title="Orders" Icon={Package}>
        {openOrders > 0 ? onTheirWay(openOrders) : 'Track a delivery or see past orders'}
      </LinkTile>
      <LinkTile href={pathOf('bookings')} title="Bookings" Icon={CalendarDays}>
        Visits of service providers
      </LinkTile>
      <LinkTile href={inboxHref} title="Inbox" Icon={Bell}>
        {unread > 0 ? newMessages(unread) : 'News about your orders and bookings'}
      </LinkTile>
      <LinkTile href={addressBookHref} title="Address book" Icon={MapPin}>
        Where we deliver to you
      </LinkTile>
      <LinkTile href={details} title="Personal details" Icon={UserRound}>
        Your name, e-mail and password
      </LinkTile>
      <LinkTile href={`${details}#signed-in`} title="Where you are signed in" Icon={MonitorSmartphone}>
        Sign out a lost phone
      </LinkTile>
      <LinkTile href={`${details}#your-data`} title="Your data" Icon={FileDown}>
        Download it, or erase your account
      </LinkTile>
    </>
  )
}

interface LinkTileProps {
  href: string
  title: string
  Icon: ComponentType<LucideProps>
  children: string
}

const LinkTile = ({ href, title, Icon, children }: LinkTileProps) => (
  <Tile href={href}>
    <IconCircle>
      <Icon size={24} aria-hidden />
    </IconCircle>
    <span>
      <Heading level={2} size={18}>
        {title}
      </Heading>
      <Words>{children}</Words>
    </span>
  </Tile>
)

const newMessages = (count: number) => (count === 1 ? 'One new message' : `${count} new messages`)

const onTheirWay = (count: number) => (count === 1 ? 'One order is on its way' : `${count} orders are on their way`)

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
