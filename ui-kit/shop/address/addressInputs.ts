import type { AddressField } from './addressDraft.ts'

type AddressInput = {
  name: AddressField
  label: string
  hint?: string
  autoComplete: string
  inputMode?: 'tel' | 'numeric'
  type?: 'tel'
  /** The field takes the full width. */
  wide?: boolean
}

/** The form fields in the usual order of an address; `autoComplete` lets browsers fill them in. */
export const addressInputs: AddressInput[] = [
  { name: 'recipientName', label: 'Recipient name', autoComplete: 'name' },
  {
    name: 'recipientMobileNumber',
    label: 'Recipient mobile number',
    autoComplete: 'tel-national',
    inputMode: 'tel',
    type: 'tel',
    hint: 'Like 082 555 0143 or +27 82 555 0143',
  },
  { name: 'streetAddress', label: 'Street address', autoComplete: 'address-line1', wide: true },
  {
    name: 'complex',
    label: 'Complex / building (write House if none)',
    autoComplete: 'address-line2',
    wide: true,
  },
  { name: 'suburb', label: 'Suburb', autoComplete: 'address-level3' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'province', label: 'Province', autoComplete: 'address-level1' },
  { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', inputMode: 'numeric' },
]
