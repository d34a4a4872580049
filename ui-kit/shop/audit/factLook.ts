import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'
import { phone } from '#ui-kit/theme/media.ts'

/** What a fact says, in its row. */
export const What = styled.div`
  min-width: 0;
  grid-area: what;

  ${phone} {
    padding-left: var(--space-6);
  }
`

export const Sentence = styled(Text)`
  overflow-wrap: anywhere;
`
