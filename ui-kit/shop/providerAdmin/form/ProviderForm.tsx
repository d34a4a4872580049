import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import type { PictureUploads } from '#ui-kit/shop/productAdmin/fields/PicturesEditor.tsx'
import { isUploading } from '#ui-kit/shop/productAdmin/fields/pictureUpload.ts'
import { ConflictPanel } from '#ui-kit/shop/productAdmin/form/ConflictPanel.tsx'
import { conflictFields, mergeDrafts } from '#ui-kit/shop/productAdmin/form/draftConflict.ts'
import { FormProblem } from '#ui-kit/shop/productAdmin/form/FormProblem.tsx'
import { SaveBar } from '#ui-kit/shop/productAdmin/form/SaveBar.tsx'
import {
  isSameProvider,
  isSameProviderField,
  type ProviderDraft,
  type ProviderField,
  providerFieldLabels,
  trimProvider,
} from '#ui-kit/shop/providerAdmin/providerDraft.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'
import { AboutProvider } from './AboutProvider.tsx'
import { formatProviderField } from './formatProviderField.ts'
import type { PortraitUpload } from './PortraitField.tsx'
import { ProviderReach } from './ProviderReach.tsx'
import { ProviderTrust } from './ProviderTrust.tsx'
import { categoryLabels, type ProviderCategoryNode } from './providerCategories.ts'
import { type StrandedBooking, StrandedBookings } from './StrandedBookings.tsx'
import {
  type ProviderCheck,
  type ProviderErrors,
  type UpdateProviderDraft,
  useProviderForm,
} from './useProviderForm.ts'
import { VisitHours } from './VisitHours.tsx'

export type ProviderFormProps = {
  /** Adds a new provider, or updates an existing one. */
  mode: 'add' | 'update'
  /** The values of the fields. */
  draft: ProviderDraft
  /** Called with a function that changes the draft. */
  onDraft: UpdateProviderDraft
  /** The provider as it was when opened or last saved. */
  opened: ProviderDraft
  /** The groups of services to choose from. */
  categories: readonly ProviderCategoryNode[]
  /** Areas of other providers. */
  areas: readonly string[]
  /** The first day off that can be added: '2026-11-24'. */
  today: string
  /** The rules of the fields. */
  check: ProviderCheck
  /** How long the description may be, in characters. */
  maxLength: number
  /** The upload of pictures of work. */
  pictures: PictureUploads
  /** The upload of the portrait. */
  portrait: PortraitUpload
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** The provider was just saved. */
  saved?: boolean | undefined
  /** The bookings to come that the saved hours do not contain. */
  strandedBookings?: readonly StrandedBooking[] | undefined
  /** Why saving failed as a whole. */
  problem?: string | undefined
  /** The server's validation errors by field; each is hidden once its field changes. */
  errors?: ProviderErrors | undefined
  /** Set if somebody else saved the provider in the meantime: who, when, and the saved version. */
  conflict?: { by: string; when: string; theirs: ProviderDraft } | undefined
  /** Receives the merged draft; from then on `opened` is the saved version. */
  onSettle: (draft: ProviderDraft) => void
  /** Receives a valid draft with trimmed values. */
  onSubmit: (draft: ProviderDraft) => void
  /** Where Cancel leads: back to where one came from. */
  cancelHref: string
}

/** The form with all fields of a service provider. Fields show errors after blur; saving is disabled until all are valid. */
export const ProviderForm = (props: ProviderFormProps) => {
  const { mode, draft, opened, busy = false, problem, conflict, strandedBookings = [] } = props
  const form = useProviderForm(props)
  const dirty = !isSameProvider(draft, opened)
  const blockedReason = blockedReasonOf(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.invalidFields.length > 0 || !dirty || busy || blockedReason) return
    form.markSubmitted()
    props.onSubmit(trimProvider(draft))
  }

  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      {problem && <FormProblem problem={problem} fields={form.serverErrors} />}
      {strandedBookings.length > 0 && <StrandedBookings bookings={strandedBookings} />}
      {conflict && (
        <ConflictPanel
          by={conflict.by}
          when={conflict.when}
          fields={conflictFields(comparisonWith(props.categories), { opened, mine: draft, theirs: conflict.theirs })}
          onSettle={(choices) => props.onSettle(mergeDrafts(draft, conflict.theirs, choices))}
        />
      )}
      <Columns>
        <Stack gap={5}>
          <AboutProvider
            form={form}
            maxLength={props.maxLength}
            pictures={props.pictures}
            portrait={props.portrait}
            disabled={busy}
          />
          <VisitHours form={form} today={props.today} disabled={busy} />
        </Stack>
        <Stack gap={5}>
          <ProviderTrust form={form} disabled={busy} />
          <ProviderReach form={form} categories={props.categories} areas={props.areas} disabled={busy} />
        </Stack>
      </Columns>
      <SaveBar
        label={mode === 'add' ? 'Add service provider' : 'Update service provider'}
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

const comparisonWith = (categories: readonly ProviderCategoryNode[]) => ({
  labels: providerFieldLabels,
  isSame: isSameProviderField,
  format: (field: ProviderField, draft: ProviderDraft) =>
    field === 'categories'
      ? categoryLabels(categories, draft.categories).join(' › ')
      : formatProviderField(field, draft),
})

const blockedReasonOf = ({ conflict, pictures, portrait }: ProviderFormProps) => {
  if (conflict) return `First choose which version to keep: ${conflict.by} changed it too.`
  const uploads = [...pictures.uploads, ...(portrait.upload ? [portrait.upload] : [])]
  return uploads.some(isUploading) ? 'Pictures are still uploading.' : undefined
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
