import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { accountCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { DeviceSessions, type DeviceSessionsProps } from '#ui-kit/shop/account/DeviceSessions.tsx'
import { EraseAccount } from '#ui-kit/shop/account/EraseAccount.tsx'
import { OwnData, type OwnDataProps } from '#ui-kit/shop/account/OwnData.tsx'
import { type OwnDetails, PersonalDetails } from '#ui-kit/shop/account/PersonalDetails.tsx'
import { PersonalDetailsSkeleton } from '#ui-kit/shop/account/PersonalDetailsSkeleton.tsx'
import { UnverifiedNotice } from '#ui-kit/shop/account/UnverifiedNotice.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

type PersonalDetailsScreenProps = {
  /** Undefined while they load. */
  details: OwnDetails | undefined
  /** Where the form that changes it is. */
  editHref: string
  /** Called when somebody asks to change the password. */
  onChangePassword: () => void
  /** Called when somebody wants to verify the email address. */
  onVerify: () => void
  /** The devices on which the customer is signed in. */
  signedIn: DeviceSessionsProps
  /** The download and the erasure of the customer's own data. */
  data: OwnDataProps
  /** Opens the dialog that lists what is erased and asks for the password. */
  onErase: () => void
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open SignOutOthersDialog or EraseAccountDialog. */
  dialog?: ReactNode
}

/** A customer's personal details and sessions, with actions to download or to erase their data. */
export const PersonalDetailsScreen = ({ failure, dialog, ...props }: PersonalDetailsScreenProps) => (
  <TitledPage trail={[homeCrumb, accountCrumb]} title="Personal details" dialog={dialog}>
    {failure ? <ErrorPanel {...failure} /> : <Sections {...props} />}
  </TitledPage>
)

const Sections = ({ details, onVerify, signedIn, data, onErase, ...props }: PersonalDetailsScreenProps) => (
  <>
    {details && !details.emailVerified && <UnverifiedNotice email={details.email} onVerify={onVerify} />}
    <Columns>
      <Stack gap={5}>
        <Card>{details ? <PersonalDetails details={details} {...props} /> : <PersonalDetailsSkeleton />}</Card>
        <SectionCard id="signed-in" tabIndex={-1}>
          <DeviceSessions {...signedIn} />
        </SectionCard>
      </Stack>
      <Stack gap={5}>
        <SectionCard id="your-data" tabIndex={-1}>
          <OwnData {...data} />
        </SectionCard>
        <Danger>
          <EraseAccount onErase={onErase} />
        </Danger>
      </Stack>
    </Columns>
  </>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
  }
`

const SectionCard = styled(Card)`
  scroll-margin-top: var(--space-4);
`

const Danger = styled(Card)`
  border-color: var(--bad);
`
