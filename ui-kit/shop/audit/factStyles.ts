import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'
import { phone } from '#ui-kit/theme/media.ts'

/** The grid cell that holds the sentence and the details of a fact. */
export const FactContent = styled.div`
  min-width: 0;
  grid-area: what;

  ${phone} {
    padding-left: var(--space-6);
  }
`

export const FactSentence = styled(Text)`
  overflow-wrap: anywhere;
`
