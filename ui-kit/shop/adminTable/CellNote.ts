import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

/** A second, smaller line in a cell of a table. */
export const CellNote = styled.span`
  display: block;
  color: var(--ink-2);
  ${font(12)}
`
