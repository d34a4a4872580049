import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import type { MoneyFormatter } from '#ui-kit/shop/productAdmin/amounts.ts'
import type { CrossSellSearch } from '#ui-kit/shop/productAdmin/fields/CrossSellPicker.tsx'
import type { CategoryNode } from '#ui-kit/shop/productAdmin/fields/categoryTree.ts'
import { PicturesEditor, type PictureUploads } from '#ui-kit/shop/productAdmin/fields/PicturesEditor.tsx'
import { isUploading } from '#ui-kit/shop/productAdmin/fields/pictureUpload.ts'
import {
  fieldLabels,
  type ProductDraft,
  type ProductField,
  sameField,
  sameProduct,
  trimProduct,
} from '#ui-kit/shop/productAdmin/productDraft.ts'
import type { ProductState } from '#ui-kit/shop/productAdmin/productRow.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'
import { AboutSection } from './AboutSection.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import { DetailSection } from './DetailSection.tsx'
import { conflictFields, mergeDrafts } from './draftConflict.ts'
import { FormProblem } from './FormProblem.tsx'
import { FormSection } from './FormSection.tsx'
import { formatDraftField } from './formatDraftField.ts'
import { PlacementSection } from './PlacementSection.tsx'
import { PriceSection } from './PriceSection.tsx'
import { SaveBar } from './SaveBar.tsx'
import {
  type ProductCheck,
  type ProductErrors,
  type ProductFormState,
  type UpdateDraft,
  useProductForm,
} from './useProductForm.ts'
import { VisibilitySection } from './VisibilitySection.tsx'

export type ProductFormProps = {
  /** Adds a new product, or updates an existing one. */
  mode: 'add' | 'update'
  /** The values of the fields. */
  draft: ProductDraft
  /** Called with a function that changes the draft. */
  onDraft: UpdateDraft
  /** The product as it was when opened or last saved. */
  opened: ProductDraft
  /** The brands, categories and tags that the fields offer. */
  choices: { brands: readonly string[]; categories: readonly CategoryNode[]; tags: readonly string[] }
  /** The rules of the fields. */
  check: ProductCheck
  /** How long these texts may be, in characters. */
  maxLengths: { overview: number; description: number }
  /** The states that the product can have after saving. */
  states: readonly ProductState[]
  /** Formats an amount in rand. */
  money: MoneyFormatter
  /** Pieces reserved for orders. */
  reserved?: number | undefined
  /** The upload of pictures. */
  pictures: PictureUploads
  /** The search for products that go with this one. */
  crossSell: CrossSellSearch
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** The product was just saved. */
  saved?: boolean | undefined
  /** Why saving failed as a whole: 'Error when update product'. */
  problem?: string | undefined
  /** The server's validation errors by field; each is hidden once its field changes. */
  errors?: ProductErrors | undefined
  /** Set if somebody else saved the product in the meantime: who, when, and the saved version. */
  conflict?: { by: string; when: string; theirs: ProductDraft } | undefined
  /** Receives the merged draft; from then on `opened` is the saved version. */
  onSettle: (draft: ProductDraft) => void
  /** Receives a valid draft with trimmed values. */
  onSubmit: (draft: ProductDraft) => void
  /** Where Cancel leads: back to where one came from. */
  cancelHref: string
}

/** The form with all fields of a product. Fields show errors after blur; saving is disabled until all are valid. */
export const ProductForm = (props: ProductFormProps) => {
  const { mode, draft, opened, choices, busy = false, problem, conflict, crossSell } = props
  const form = useProductForm(props)
  const dirty = !sameProduct(draft, opened)
  const blockedReason = blockedReasonOf(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.invalidFields.length > 0 || !dirty || busy || blockedReason) return
    form.markSubmitted()
    props.onSubmit(trimProduct(draft))
  }

  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      {problem && <FormProblem problem={problem} fields={form.serverErrors} />}
      {conflict && (
        <ConflictPanel
          by={conflict.by}
          when={conflict.when}
          fields={conflictFields(fieldsNaming(crossSell), { opened, mine: draft, theirs: conflict.theirs })}
          onSettle={(choices) => props.onSettle(mergeDrafts(draft, conflict.theirs, choices))}
        />
      )}
      <Columns>
        <Stack gap={5}>
          <AboutSection form={form} brands={choices.brands} maxLengths={props.maxLengths} disabled={busy} />
          <PicturesSection form={form} draft={draft} uploads={props.pictures} disabled={busy} />
          <PriceSection form={form} money={props.money} reserved={props.reserved ?? 0} disabled={busy} />
          <DetailSection form={form} disabled={busy} />
        </Stack>
        <Stack gap={5}>
          <VisibilitySection form={form} states={props.states} isSlugEditable={mode === 'add'} disabled={busy} />
          <PlacementSection
            form={form}
            draft={draft}
            categories={choices.categories}
            tags={choices.tags}
            crossSell={crossSell}
            disabled={busy}
          />
        </Stack>
      </Columns>
      <SaveBar
        label={mode === 'add' ? 'Add product' : 'Update product'}
        invalidFields={form.invalidFields.map(({ id, label }) => ({ id, label }))}
        blockedReason={blockedReason}
        dirty={dirty}
        busy={busy}
        saved={props.saved ?? false}
        cancelHref={props.cancelHref}
      />
    </Stack>
  )
}

const fieldsNaming = ({ known }: CrossSellSearch) => ({
  labels: fieldLabels,
  isSame: sameField,
  format: (field: ProductField, draft: ProductDraft) =>
    formatDraftField(field, draft, (id) => known.find((each) => each.id === id)?.name ?? id),
})

type PicturesSectionProps = { form: ProductFormState; draft: ProductDraft; uploads: PictureUploads; disabled: boolean }

const PicturesSection = ({ form, draft, uploads, disabled }: PicturesSectionProps) => (
  <FormSection title="Pictures">
    <PicturesEditor
      {...uploads}
      {...form.group('images')}
      pictures={draft.images}
      disabled={disabled}
      onChange={(images) => form.setAndTouch('images', images)}
    />
  </FormSection>
)

const blockedReasonOf = ({ conflict, pictures }: ProductFormProps) => {
  if (conflict) return `First choose which version to keep: ${conflict.by} changed it too.`
  return pictures.uploads.some(isUploading) ? 'Pictures are still uploading.' : undefined
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`
