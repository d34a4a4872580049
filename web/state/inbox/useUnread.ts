import { useQuery } from '#web/state/http/useQuery.ts'
import type { Person } from '#web/state/session/session.ts'

/** How many entries of their inbox a person has not read; 0 while unknown. */
export const useUnread = (person: Pick<Person, 'customerId'> | undefined) => {
  const request = person && { params: { customerId: person.customerId } }
  return useQuery('GET inbox/unread/:customerId', request).answer?.result.unread ?? 0
}
