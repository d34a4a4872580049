import { styled } from 'styled-components'
import { visuallyHiddenStyles } from './visuallyHiddenStyles.ts'

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`
