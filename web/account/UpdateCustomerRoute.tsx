import { UpdateCustomerScreen } from '#ui-kit/screens/account/UpdateCustomerScreen.tsx'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { prefixedFailure } from '#web/state/http/failureOf.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { UnsavedDialog } from './lazyAccountDialogs.tsx'
import { useNamesForm } from './useNamesForm.ts'
import { useOwnProfile } from './useOwnProfile.ts'

/** The form in which the signed-in customer changes their names. */
export const UpdateCustomerRoute = () => {
  const { profile, ...profileQuery } = useOwnProfile()

  return (
    <>
      <PageHead title="Update details" />
      {profile ? (
        <UpdateCustomer profile={profile} />
      ) : (
        <UpdateCustomerScreen form={undefined} failure={prefixedFailure('Failed to fetch profile', profileQuery)} />
      )}
    </>
  )
}

const UpdateCustomer = ({ profile }: { profile: AnswerOf<'GET customer/profile'>['result'] }) => {
  const { form, leaving } = useNamesForm(profile)

  return <UpdateCustomerScreen form={form} dialog={leaving && <UnsavedDialog {...leaving} />} />
}
