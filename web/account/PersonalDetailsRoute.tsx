import { PersonalDetailsScreen } from '#ui-kit/screens/account/PersonalDetailsScreen.tsx'
import { failedTo } from '#web/client/failedTo.ts'
import { useDownload } from '#web/client/useDownload.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import { useDialogStep } from '#web/shell/useDialogStep.ts'
import { useAnchor } from './useAnchor.ts'
import { useErasing } from './useErasing.tsx'
import { useOwnProfile } from './useOwnProfile.ts'
import { useSignedInPlaces } from './useSignedInPlaces.tsx'

/** What the shop knows of whoever is signed in. */
export const PersonalDetailsRoute = () => {
  const { profile, ...answered } = useOwnProfile()
  const open = useDialogStep()
  const places = useSignedInPlaces()
  const erasing = useErasing()
  const { downloading, download } = useDownload('GET customer/export', {})
  useAnchor()

  return (
    <>
      <PageHead title="Personal details" />
      <PersonalDetailsScreen
        details={profile && { ...profile, isAdmin: profile.role === 'Admin' }}
        editHref="/UpdateCustomer"
        onChangePassword={() => open('forgot')}
        onVerify={() => open('verify')}
        signedIn={places.signedIn}
        data={{ downloading, onDownload: download }}
        onErase={erasing.begin}
        failure={failedTo('Failed to fetch profile', answered)}
        dialog={places.dialog || erasing.dialog}
      />
    </>
  )
}
