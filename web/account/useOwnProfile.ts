import { useQuery } from '#web/state/http/useQuery.ts'
import { useSession } from '#web/state/session/session.ts'

/** The profile of the signed-in customer. An e-mail address that was verified in this tab counts at once. */
export const useOwnProfile = () => {
  const { person } = useSession()
  const { answer, ...profileQuery } = useQuery('GET customer/profile', {})
  const profile = answer && { ...answer.result, emailVerified: answer.result.emailVerified || !!person?.emailVerified }

  return { ...profileQuery, profile }
}
