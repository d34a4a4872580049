import { Bell } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Paginator } from '#ui-kit/elements/Paginator.tsx'
import { PastLastPage } from '#ui-kit/elements/PastLastPage.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { useSitePaths } from '#ui-kit/elements/sitePaths.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { accountCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { InboxEntry, type InboxItem } from '#ui-kit/shop/inbox/InboxEntry.tsx'
import { WaitingList, type WaitingProduct } from '#ui-kit/shop/inbox/WaitingList.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { laptop } from '#ui-kit/theme/media.ts'

type InboxScreenProps = {
  /** Newest first: those of this page. */
  items: readonly InboxItem[]
  /** Of all pages. */
  unread: number
  /** Sold-out products that the customer waits for. */
  waiting: readonly WaitingProduct[]
  /** One entry. */
  onRead: (id: string) => void
  /** All entries; undefined on later pages. */
  onReadAll?: (() => void) | undefined
  /** Called with the product for which somebody no longer waits. */
  onStopWaiting: (productId: string) => void
  /** From 1. */
  page: number
  /** How many pages the list has, from 1. */
  pages: number
  /** The address of a page of the list, counted from 1. */
  hrefFor: (page: number) => string
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** What concerned a customer: their orders and bookings, and products that are back in stock. */
export const InboxScreen = (props: InboxScreenProps) => (
  <TitledPage trail={[homeCrumb, accountCrumb]} title="Inbox">
    {content(props)}
  </TitledPage>
)

const content = (props: InboxScreenProps) => {
  const { failure, loading, waiting, onStopWaiting } = props
  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch your inbox'} onRetry={failure.onRetry} />
  if (loading) return <InboxSkeleton />

  return (
    <Columns>
      <Entries {...props} />
      {waiting.length > 0 && <WaitingList products={waiting} onRemove={onStopWaiting} />}
    </Columns>
  )
}

/* What one waits for stands beside the entries, and on smaller screens below them. */
const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-6);

  ${laptop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) 340px;
    }
  }
`

const Entries = ({ items, unread, onRead, onReadAll, page, pages, hrefFor }: InboxScreenProps) => {
  if (items.length === 0 && page > 1) return <PastLastPage lastHref={hrefFor(pages)} />
  if (items.length === 0) return <NothingYet />

  return (
    <Stack gap={4}>
      <Row justify="space-between" wrap>
        <Text tone="ink-2" role="status">
          {unreadText(unread)}
        </Text>
        {onReadAll && unread > 0 && (
          <Button kind="secondary" size="small" onClick={onReadAll}>
            Mark all as read
          </Button>
        )}
      </Row>
      <Stack as="ul" gap={3}>
        {items.map((item) => (
          <li key={item.id}>
            <InboxEntry item={item} onRead={onRead} />
          </li>
        ))}
      </Stack>
      <Paginator page={page} pages={pages} hrefFor={hrefFor} />
    </Stack>
  )
}

const unreadText = (unread: number) => (unread === 0 ? 'You have read everything.' : `${unread} new`)

const NothingYet = () => (
  <Card>
    <EmptyState
      icon={<Bell size={28} aria-hidden />}
      title="Nothing here yet"
      action={<Button href={useSitePaths()('home')}>Start shopping</Button>}
    >
      News about your orders and bookings appears here.
    </EmptyState>
  </Card>
)

const InboxSkeleton = () => (
  <Stack gap={3} role="status">
    <VisuallyHidden>Loading your inbox</VisuallyHidden>
    {[0, 1, 2, 3].map((index) => (
      <Skeleton key={index} height={106} />
    ))}
  </Stack>
)
