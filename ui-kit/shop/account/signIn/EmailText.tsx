import { styled } from 'styled-components'

/** An e-mail address in a sentence: a long one breaks anywhere. */
export const EmailText = styled.strong`
  color: var(--ink);
  overflow-wrap: anywhere;
`
