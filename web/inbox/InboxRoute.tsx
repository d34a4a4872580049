import { InboxScreen } from '#ui-kit/screens/inbox/InboxScreen.tsx'
import type { InboxItem } from '#ui-kit/shop/inbox/InboxEntry.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { prefixedFailure } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { listUrl } from '#web/state/navigation/listUrl.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useSession } from '#web/state/session/session.ts'
import { useStockAlerts } from '#web/state/stockAlert/useStockAlerts.ts'
import { useReadInbox } from './useReadInbox.ts'

/** The inbox of the person who is signed in. The address holds the page. */
export const InboxRoute = ({ visit }: { visit: Visit }) => {
  const { person } = useSession()
  const view = inboxUrl.viewOf(visit.query)
  const request = person && { params: { customerId: person.customerId }, ...inboxUrl.requestOf(view) }
  const inboxQuery = useQuery('GET inbox/own/:customerId', request)
  const latest = useLastDefined(inboxQuery.answer)
  const { wishes, stop } = useStockAlerts()
  const { read, readWithOlder } = useReadInbox()
  const entries = latest?.results ?? []
  const newest = view.page === 1 ? entries[0] : undefined

  return (
    <>
      <PageHead title="Inbox" />
      <InboxScreen
        items={entries.map(inboxItem)}
        unread={latest?.meta.unread ?? 0}
        waiting={wishes?.map(({ productId, name, slug }) => ({ productId, name, href: `/${slug}` })) ?? []}
        onRead={read}
        onReadAll={newest && (() => readWithOlder(newest.id))}
        onStopWaiting={stop}
        page={view.page}
        pages={inboxUrl.pagesOf(latest?.meta.totalCount ?? 0)}
        hrefFor={(page) => inboxUrl.hrefFor({ ...view, page })}
        loading={latest === undefined}
        failure={prefixedFailure('Failed to fetch your inbox', inboxQuery)}
      />
    </>
  )
}

const inboxUrl = listUrl({ path: '/account/inbox', pageSize: 20, fields: {}, queryOf: () => ({}) })

const inboxItem = ({
  id,
  kind,
  title,
  text,
  href,
  at,
  read,
}: AnswerOf<'GET inbox/own/:customerId'>['results'][number]): InboxItem => ({
  ...{ id, title, text, at, read },
  subject: kind === 'backInStock' ? 'product' : kind.startsWith('order') ? 'order' : 'booking',
  href: href || undefined,
})
