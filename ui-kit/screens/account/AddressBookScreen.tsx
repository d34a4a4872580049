import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { DeliveryAddresses, type DeliveryAddressesProps } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { TitledPage } from './TitledPage.tsx'
import { account, home } from './trails.ts'

type AddressBookScreenProps = DeliveryAddressesProps & {
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open AddressDialog or DeleteAddressDialog. */
  dialog?: ReactNode
}

/** Where a customer's orders go. */
export const AddressBookScreen = ({ failure, dialog, ...addresses }: AddressBookScreenProps) => (
  <TitledPage trail={[home, account]} title="Address book" dialog={dialog}>
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
