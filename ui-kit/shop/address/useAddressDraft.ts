import { useState } from 'react'
import { useWhenReleased } from '#ui-kit/elements/useWhenReleased.ts'
import { type AddressCheck, type AddressDraft, type AddressField, addressFields, emptyAddress } from './addressDraft.ts'

/** What the server said about fields of the address that was sent. */
export type AddressErrors = Partial<Record<AddressField, string>>

/** An address while it is typed: its values, and what to say about each field once it has been left. */
export const useAddressDraft = (
  check: AddressCheck,
  known: AddressDraft = emptyAddress,
  refused: AddressErrors = {},
) => {
  const whenReleased = useWhenReleased()
  const [draft, setDraft] = useState(known)
  const [sent, setSent] = useState(known)
  const [left, setLeft] = useState<readonly AddressField[]>([])

  const errorOf = (field: AddressField) => {
    const value = draft[field].trim()
    return check(field, value) ?? (value === sent[field].trim() ? refused[field] : undefined)
  }

  return {
    draft,
    change: (field: AddressField, value: string) => setDraft((before) => ({ ...before, [field]: value })),
    leave: (field: AddressField) => whenReleased(() => setLeft((before) => [...before, field])),
    /** As if every field had been left. */
    complain: () => setLeft(addressFields),
    send: () => setSent(draft),
    shownError: (field: AddressField) => (left.includes(field) || refused[field] ? errorOf(field) : undefined),
    unfinished: addressFields.filter((field) => errorOf(field) !== undefined).length,
    isChanged: addressFields.some((field) => draft[field].trim() !== known[field].trim()),
  }
}
