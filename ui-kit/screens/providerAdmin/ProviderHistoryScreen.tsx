import { CalendarDays, Pencil } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { homeCrumb, providersManagementCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { RecordHistory, type RecordHistoryProps } from '#ui-kit/shop/history/RecordHistory.tsx'
import { ListedBadge } from '#ui-kit/shop/providerAdmin/ListedBadge.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { NoSuchProvider } from './NoSuchProvider.tsx'

export type ProviderHistoryProps = Omit<RecordHistoryProps, 'noun' | 'exampleType' | 'shortcuts'>

type ProviderHistoryScreenProps = {
  /** The provider's name; the id while it loads. */
  name: string
  /** Whether the provider is in the directory; undefined while it loads. */
  isActive?: boolean | undefined
  /** Where the form that changes it is. */
  editHref: string
  /** The bookings of the provider. */
  bookingsHref: string
  /** The facts of the service provider and what to do with them. */
  history: ProviderHistoryProps
  /** There is no such provider. */
  missing?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The history of a service provider: who changed what, and what it was before. */
export const ProviderHistoryScreen = (props: ProviderHistoryScreenProps) => (
  <TitledPage
    trail={[homeCrumb, providersManagementCrumb]}
    title={props.missing ? 'No service provider found' : props.name}
    aside={!props.missing && <PageActions {...props} />}
  >
    {content(props)}
  </TitledPage>
)

const PageActions = ({ isActive, editHref, bookingsHref }: ProviderHistoryScreenProps) => (
  <Row gap={3} wrap>
    {isActive !== undefined && <ListedBadge isActive={isActive} />}
    <Button kind="secondary" size="small" href={editHref} icon={<Pencil size={16} aria-hidden />}>
      Edit
    </Button>
    <Button kind="secondary" size="small" href={bookingsHref} icon={<CalendarDays size={16} aria-hidden />}>
      Bookings
    </Button>
  </Row>
)

const content = ({ missing, failure, history }: ProviderHistoryScreenProps) => {
  if (missing) return <NoSuchProvider title="No history" />
  if (failure) return <ErrorPanel {...failure} />

  return <RecordHistory {...history} noun="service provider" exampleType="WorkingHoursChanged" shortcuts={shortcuts} />
}

const shortcuts = [
  { label: 'Hours', words: 'hours' },
  { label: 'Days off', words: 'off' },
  { label: 'Verification', words: 'verif' },
  { label: 'In the directory', words: 'directory' },
  { label: 'By admins', words: 'admin' },
]
