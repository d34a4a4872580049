import { styled } from 'styled-components'
import { Anchor } from './Anchor.tsx'
import { tapArea } from './tapArea.ts'

/**
 * A link that stands alone in its line or cell: a name, a telephone number. It takes taps on 44 px, more than it takes room for; keep
 * other links as far away. Within a sentence, use an Anchor.
 */
export const StandaloneLink = styled(Anchor)`
  position: relative;
  display: inline-block;
  max-width: 100%;
  ${tapArea()}
`
