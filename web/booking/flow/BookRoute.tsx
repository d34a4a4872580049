import { Navigate } from 'react-router-dom'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { bookHref } from '#web/state/provider/providerLinks.ts'
import { useSession } from '#web/state/session/session.ts'
import { Book } from './Book.tsx'

/** The booking form of a provider for the time in the address: `/ServiceProvider/:id/book?start=`. Without a time it leads to the free ones. */
export const BookRoute = ({ visit }: { visit: Visit }) => {
  const { person } = useSession()
  const { id = '' } = visit.params
  const start = visit.query.get('start') ?? ''
  if (Number.isNaN(Date.parse(start))) return <Navigate to={bookHref(id)} replace />

  return person ? (
    <Book key={`${person.customerId} ${id}`} booked={{ customerId: person.customerId, providerId: id }} start={start} />
  ) : (
    <PageHead title="Book a visit" />
  )
}
