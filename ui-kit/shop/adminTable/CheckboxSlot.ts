import { styled } from 'styled-components'

/** The place of a checkbox in a table: its tap area reaches over the padding of the cell, so that the row is no higher for it. */
export const CheckboxSlot = styled.span`
  display: block;
  margin-block: -10px;
`
