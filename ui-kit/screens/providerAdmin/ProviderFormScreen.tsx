import { ExternalLink, History } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { ProductFormSkeleton } from '#ui-kit/screens/productAdmin/ProductFormSkeleton.tsx'
import { homeCrumb, providersManagementCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { ProviderForm, type ProviderFormProps } from '#ui-kit/shop/providerAdmin/form/ProviderForm.tsx'
import { ListedBadge } from '#ui-kit/shop/providerAdmin/ListedBadge.tsx'
import { UnsavedChangesDialog, type UnsavedChangesDialogProps } from '#ui-kit/shop/shell/UnsavedChangesDialog.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { NoSuchProvider } from './NoSuchProvider.tsx'

type ProviderFormScreenProps = {
  /** Whether a service provider is added or changed. */
  mode: 'add' | 'update'
  /** Undefined while the provider loads. */
  form: Omit<ProviderFormProps, 'mode'> | undefined
  /** Where its history is; left out for a new one. */
  historyHref?: string | undefined
  /** The public page of the provider. */
  publicHref?: string | undefined
  /** There is no such provider. */
  missing?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** Set while the dialog about unsaved changes is open. */
  leaving?: UnsavedChangesDialogProps | undefined
}

/** A service provider to add or to change. */
export const ProviderFormScreen = (props: ProviderFormScreenProps) => (
  <TitledPage
    trail={[homeCrumb, providersManagementCrumb]}
    title={props.mode === 'add' ? 'Add service provider' : 'Update service provider'}
    aside={props.mode === 'update' && props.form && <PageActions {...props} form={props.form} />}
    dialog={props.leaving && <UnsavedChangesDialog {...props.leaving} />}
  >
    {content(props)}
  </TitledPage>
)

type PageActionsProps = Pick<ProviderFormScreenProps, 'historyHref' | 'publicHref'> & {
  form: Omit<ProviderFormProps, 'mode'>
}

const PageActions = ({ form, historyHref, publicHref }: PageActionsProps) => (
  <Row gap={3} wrap>
    <ListedBadge isActive={form.opened.isActive} />
    {publicHref && (
      <Button kind="secondary" size="small" href={publicHref} icon={<ExternalLink size={16} aria-hidden />}>
        Public page
      </Button>
    )}
    {historyHref && (
      <Button kind="secondary" size="small" href={historyHref} icon={<History size={16} aria-hidden />}>
        History
      </Button>
    )}
  </Row>
)

const content = ({ mode, form, missing, failure }: ProviderFormScreenProps) => {
  if (missing) return <NoSuchProvider title="No service provider found" />
  if (failure) return <ErrorPanel {...failure} />

  return form ? <ProviderForm mode={mode} {...form} /> : <ProductFormSkeleton label="Loading the service provider" />
}
