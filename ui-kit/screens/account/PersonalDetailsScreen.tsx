import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { EraseAccount } from '#ui-kit/shop/account/EraseAccount.tsx'
import { OwnData, type OwnDataProps } from '#ui-kit/shop/account/OwnData.tsx'
import { type OwnDetails, PersonalDetails } from '#ui-kit/shop/account/PersonalDetails.tsx'
import { PersonalDetailsWaiting } from '#ui-kit/shop/account/PersonalDetailsWaiting.tsx'
import { SignedInPlaces, type SignedInPlacesProps } from '#ui-kit/shop/account/SignedInPlaces.tsx'
import { UnverifiedNotice } from '#ui-kit/shop/account/UnverifiedNotice.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'
import { TitledPage } from './TitledPage.tsx'
import { account, home } from './trails.ts'

type PersonalDetailsScreenProps = {
  /** Undefined while they are on their way. */
  details: OwnDetails | undefined
  editHref: string
  onChangePassword: () => void
  onVerify: () => void
  signedIn: SignedInPlacesProps
  data: OwnDataProps
  /** Tells what goes, and asks for the password first. */
  onErase: () => void
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open SignOutOthersDialog or EraseAccountDialog. */
  dialog?: ReactNode
}

/** What the shop knows of a customer, where they are signed in, and the ways to take it all along or away. */
export const PersonalDetailsScreen = ({ failure, dialog, ...props }: PersonalDetailsScreenProps) => (
  <TitledPage trail={[home, account]} title="Personal details" dialog={dialog}>
    {failure ? <ErrorPanel {...failure} /> : <Places {...props} />}
  </TitledPage>
)

const Places = ({ details, onVerify, signedIn, data, onErase, ...props }: PersonalDetailsScreenProps) => (
  <>
    {details && !details.emailVerified && <UnverifiedNotice email={details.email} onVerify={onVerify} />}
    <Columns>
      <Stack gap={5}>
        <Card>{details ? <PersonalDetails details={details} {...props} /> : <PersonalDetailsWaiting />}</Card>
        <Place id="signed-in" tabIndex={-1}>
          <SignedInPlaces {...signedIn} />
        </Place>
      </Stack>
      <Stack gap={5}>
        <Place id="your-data" tabIndex={-1}>
          <OwnData {...data} />
        </Place>
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

const Place = styled(Card)`
  scroll-margin-top: var(--space-4);
`

const Danger = styled(Card)`
  border-color: var(--bad);
`
