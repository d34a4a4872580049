import { useSession } from '#web/client/session.ts'
import { useAnswer } from '#web/client/useAnswer.ts'

/** Who is signed in, as the shop knows them. An address that was verified in this tab counts at once. */
export const useOwnProfile = () => {
  const { person } = useSession()
  const { answer, ...answered } = useAnswer('GET customer/profile', {})
  const profile = answer && { ...answer.result, emailVerified: answer.result.emailVerified || !!person?.emailVerified }

  return { ...answered, profile }
}
