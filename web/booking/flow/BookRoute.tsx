import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useSession } from '#web/state/session/session.ts'
import { Book } from './Book.tsx'

/** The booking form of a provider for the time in the address: `/ServiceProvider/:id/book?start=`. */
export const BookRoute = ({ visit }: { visit: Visit }) => {
  const { person } = useSession()
  const { id = '' } = visit.params

  return person ? (
    <Book
      key={`${person.customerId} ${id}`}
      booked={{ customerId: person.customerId, providerId: id }}
      start={visit.query.get('start') ?? ''}
    />
  ) : (
    <PageHead title="Book a visit" />
  )
}
