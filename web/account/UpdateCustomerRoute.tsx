import { UpdateCustomerScreen } from '#ui-kit/screens/account/UpdateCustomerScreen.tsx'
import type { AnswerOf } from '#web/client/calls.ts'
import { failedTo } from '#web/client/failedTo.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import { UnsavedDialog } from './accountDialogs.tsx'
import { useNames } from './useNames.ts'
import { useOwnProfile } from './useOwnProfile.ts'

/** The names of whoever is signed in, to change. */
export const UpdateCustomerRoute = () => {
  const { profile, ...answered } = useOwnProfile()

  return (
    <>
      <PageHead title="Update details" />
      {profile ? (
        <UpdateCustomer profile={profile} />
      ) : (
        <UpdateCustomerScreen form={undefined} failure={failedTo('Failed to fetch profile', answered)} />
      )}
    </>
  )
}

const UpdateCustomer = ({ profile }: { profile: AnswerOf<'GET customer/profile'>['result'] }) => {
  const { form, leaving } = useNames(profile)

  return <UpdateCustomerScreen form={form} dialog={leaving && <UnsavedDialog {...leaving} />} />
}
