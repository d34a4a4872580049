import { PersonalDetailsScreen } from '#ui-kit/screens/account/PersonalDetailsScreen.tsx'
import { prefixedFailure } from '#web/state/http/failureOf.ts'
import { useDownload } from '#web/state/http/useDownload.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useOpenSignIn } from '#web/state/navigation/useOpenSignIn.ts'
import { useScrollToHash } from '#web/state/navigation/useScrollToHash.ts'
import { useAccountErasure } from './useAccountErasure.tsx'
import { useDeviceSessions } from './useDeviceSessions.tsx'
import { useOwnProfile } from './useOwnProfile.ts'

/** The personal details of the signed-in customer, with devices, data export and account erasure. */
export const PersonalDetailsRoute = () => {
  const { profile, ...profileQuery } = useOwnProfile()
  const openSignIn = useOpenSignIn()
  const sessions = useDeviceSessions()
  const erasure = useAccountErasure()
  const { downloading, download } = useDownload('GET customer/export', {})
  useScrollToHash()

  return (
    <>
      <PageHead title="Personal details" />
      <PersonalDetailsScreen
        details={profile && { ...profile, isAdmin: profile.role === 'Admin' }}
        editHref="/UpdateCustomer"
        onChangePassword={() => openSignIn('forgot')}
        onVerify={() => openSignIn('verify')}
        signedIn={sessions.signedIn}
        data={{ downloading, onDownload: download }}
        onErase={erasure.openDialog}
        failure={prefixedFailure('Failed to fetch profile', profileQuery)}
        dialog={sessions.dialog || erasure.dialog}
      />
    </>
  )
}
