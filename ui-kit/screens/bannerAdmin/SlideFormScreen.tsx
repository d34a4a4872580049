import { History } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { ProductFormSkeleton } from '#ui-kit/screens/productAdmin/ProductFormSkeleton.tsx'
import { bannerManagementCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { SlideForm, type SlideFormProps } from '#ui-kit/shop/bannerAdmin/SlideForm.tsx'
import { SlideStateBadge } from '#ui-kit/shop/bannerAdmin/SlideStateBadge.tsx'
import type { SlideState } from '#ui-kit/shop/bannerAdmin/slideRow.ts'
import { UnsavedChangesDialog, type UnsavedChangesDialogProps } from '#ui-kit/shop/shell/UnsavedChangesDialog.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { NoSuchSlide } from './NoSuchSlide.tsx'

type SlideFormScreenProps = {
  /** Whether a slide is added or changed. */
  mode: 'add' | 'update'
  /** Undefined while the slide loads. */
  form: Omit<SlideFormProps, 'mode'> | undefined
  /** The state of the saved slide. */
  state?: SlideState | undefined
  /** Where its history is; left out for a new one. */
  historyHref?: string | undefined
  /** There is no such slide. */
  missing?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** Set while the dialog about unsaved changes is open. */
  leaving?: UnsavedChangesDialogProps | undefined
}

/** A slide to add or to change. */
export const SlideFormScreen = (props: SlideFormScreenProps) => (
  <TitledPage
    trail={[homeCrumb, bannerManagementCrumb]}
    title={props.mode === 'add' ? 'Add slide' : 'Update slide'}
    aside={props.mode === 'update' && props.form && <PageActions {...props} />}
    dialog={props.leaving && <UnsavedChangesDialog {...props.leaving} />}
  >
    {content(props)}
  </TitledPage>
)

const PageActions = ({ state, historyHref }: SlideFormScreenProps) => (
  <Row gap={3} wrap>
    {state && <SlideStateBadge state={state} />}
    {historyHref && (
      <Button kind="secondary" size="small" href={historyHref} icon={<History size={16} aria-hidden />}>
        History
      </Button>
    )}
  </Row>
)

const content = ({ mode, form, missing, failure }: SlideFormScreenProps) => {
  if (missing) return <NoSuchSlide title="No slide found" />
  if (failure) return <ErrorPanel {...failure} />

  return form ? <SlideForm mode={mode} {...form} /> : <ProductFormSkeleton label="Loading the slide" />
}
