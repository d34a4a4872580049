import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { accountCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { DeliveryAddresses, type DeliveryAddressesProps } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import { Card } from '#ui-kit/space/Card.tsx'

type AddressBookScreenProps = DeliveryAddressesProps & {
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open AddressDialog or DeleteAddressDialog. */
  dialog?: ReactNode
}

/** A customer's delivery addresses. */
export const AddressBookScreen = ({ failure, dialog, ...addresses }: AddressBookScreenProps) => (
  <TitledPage trail={[homeCrumb, accountCrumb]} title="Address book" dialog={dialog}>
    <Column>
      {failure ? (
        <ErrorPanel {...failure} />
      ) : (
        <Card>
          <DeliveryAddresses {...addresses} />
        </Card>
      )}
    </Column>
  </TitledPage>
)

const Column = styled.div`
  max-width: 720px;
`
