import { useDraftForm } from '#ui-kit/elements/useDraftForm.ts'
import {
  isSameProviderField,
  type ProviderDraft,
  type ProviderField,
  providerFieldLabels,
  trimProvider,
} from '#ui-kit/shop/providerAdmin/providerDraft.ts'

/** Validates a field of a trimmed draft: returns an error message, or undefined. */
export type ProviderCheck = (field: ProviderField, draft: ProviderDraft) => string | undefined

/** The server's validation errors for the submitted provider, by field. */
export type ProviderErrors = Partial<Record<ProviderField, string>>

export type UpdateProviderDraft = (change: (current: ProviderDraft) => ProviderDraft) => void

type ProviderFormOptions = {
  draft: ProviderDraft
  onDraft: UpdateProviderDraft
  check: ProviderCheck
  errors?: ProviderErrors | undefined
}

/** The state of the provider form. */
export const useProviderForm = ({ draft, onDraft, check, errors }: ProviderFormOptions) =>
  useDraftForm({
    draft,
    onDraft,
    serverErrors: errors,
    labels: providerFieldLabels,
    errorOf: (field, current) => check(field, trimProvider(current)),
    isSame: isSameProviderField,
    idOf: (field) => `provider-${field}`,
  })

export type ProviderFormState = ReturnType<typeof useProviderForm>
