import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { accountCrumb, homeCrumb, personalDetailsCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { NamesForm, type NamesFormProps } from '#ui-kit/shop/account/NamesForm.tsx'
import { PersonalDetailsSkeleton } from '#ui-kit/shop/account/PersonalDetailsSkeleton.tsx'
import { Card } from '#ui-kit/space/Card.tsx'

type UpdateCustomerScreenProps = {
  /** Undefined while the names load. */
  form: NamesFormProps | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open `UnsavedChangesDialog`. */
  dialog?: ReactNode
}

/** The form to change a customer's names. */
export const UpdateCustomerScreen = ({ form, failure, dialog }: UpdateCustomerScreenProps) => (
  <TitledPage trail={[homeCrumb, accountCrumb, personalDetailsCrumb]} title="Update details" dialog={dialog}>
    <Column>
      {failure ? (
        <ErrorPanel {...failure} />
      ) : (
        <Card>{form ? <NamesForm {...form} /> : <PersonalDetailsSkeleton />}</Card>
      )}
    </Column>
  </TitledPage>
)

const Column = styled.div`
  max-width: 560px;
`
