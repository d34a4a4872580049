import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { NamesForm, type NamesFormProps } from '#ui-kit/shop/account/NamesForm.tsx'
import { PersonalDetailsWaiting } from '#ui-kit/shop/account/PersonalDetailsWaiting.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { TitledPage } from './TitledPage.tsx'
import { account, home, personalDetails } from './trails.ts'

type UpdateCustomerScreenProps = {
  /** Undefined while the names are on their way. */
  form: NamesFormProps | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open UnsavedDialog. */
  dialog?: ReactNode
}

/** What a customer is called, to change. */
export const UpdateCustomerScreen = ({ form, failure, dialog }: UpdateCustomerScreenProps) => (
  <TitledPage trail={[home, account, personalDetails]} title="Update details" dialog={dialog}>
    <Column>
      {failure ? (
        <ErrorPanel {...failure} />
      ) : (
        <Card>{form ? <NamesForm {...form} /> : <PersonalDetailsWaiting />}</Card>
      )}
    </Column>
  </TitledPage>
)

const Column = styled.div`
  max-width: 560px;
`
