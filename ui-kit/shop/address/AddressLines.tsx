import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import type { AddressDraft } from './addressDraft.ts'
import { groupDigits } from './groupDigits.ts'

type AddressLinesProps = {
  /** The address, one line for each part that it has. */
  address: AddressDraft
  /** Omits the recipient's name. */
  placeOnly?: boolean
}

/** A postal address in several lines. */
export const AddressLines = ({ address, placeOnly = false }: AddressLinesProps) => (
  <Lines as={placeOnly ? 'span' : 'address'}>
    {!placeOnly && <Name>{address.recipientName}</Name>}
    <span>
      {address.streetAddress}, {address.complex}
    </span>
    <span>
      {address.suburb}, {address.city}
    </span>
    <span>
      {address.province}, {address.postalCode}
    </span>
    <Phone>{groupDigits(address.recipientMobileNumber)}</Phone>
  </Lines>
)

const Lines = styled.address`
  display: flex;
  flex-direction: column;
  color: var(--ink-2);
  font-style: normal;
  overflow-wrap: anywhere;
  ${font(14)}
`

const Name = styled.span`
  color: var(--ink);
  ${font(16, 600)}
`

const Phone = styled.span`
  ${tabular}
`
