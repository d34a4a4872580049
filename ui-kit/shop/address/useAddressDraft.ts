import { useState } from 'react'
import { useAfterMouseUp } from '#ui-kit/elements/useAfterMouseUp.ts'
import { type AddressCheck, type AddressDraft, type AddressField, addressFields, emptyAddress } from './addressDraft.ts'

/** The server's validation errors for the submitted address, by field. */
export type AddressErrors = Partial<Record<AddressField, string>>

/** The state of the address form: the typed values, and the error of each touched field. */
export const useAddressDraft = (
  check: AddressCheck,
  savedAddress: AddressDraft = emptyAddress,
  serverErrors: AddressErrors = {},
) => {
  const afterMouseUp = useAfterMouseUp()
  const [draft, setDraft] = useState(savedAddress)
  const [submitted, setSubmitted] = useState(savedAddress)
  const [touched, setTouched] = useState<readonly AddressField[]>([])

  const errorOf = (field: AddressField) => {
    const value = draft[field].trim()
    return check(field, value) ?? (value === submitted[field].trim() ? serverErrors[field] : undefined)
  }

  return {
    draft,
    change: (field: AddressField, value: string) => setDraft((previous) => ({ ...previous, [field]: value })),
    touch: (field: AddressField) => afterMouseUp(() => setTouched((previous) => [...previous, field])),
    /** Marks every field as touched, so that all errors show. */
    touchAll: () => setTouched(addressFields),
    markSubmitted: () => setSubmitted(draft),
    shownError: (field: AddressField) => (touched.includes(field) || serverErrors[field] ? errorOf(field) : undefined),
    invalidCount: addressFields.filter((field) => errorOf(field) !== undefined).length,
    isChanged: addressFields.some((field) => draft[field].trim() !== savedAddress[field].trim()),
  }
}
