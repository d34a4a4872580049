import { providerFieldError, type TypedProvider } from '#domain/provider/providerRules.ts'
import type { ProviderCheck } from '#ui-kit/shop/providerAdmin/form/useProviderForm.ts'

/** The rules of the service provider form, with the shop's messages. */
export const checkProvider: ProviderCheck = (field, draft) =>
  isTyped(field) ? providerFieldError(field, draft) : undefined

// The other fields are chosen among values that are always valid.
const isTyped = (field: string): field is keyof TypedProvider => !['portrait', 'verified', 'isActive'].includes(field)
