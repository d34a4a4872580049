import { css } from 'styled-components'
import { largeText } from '#ui-kit/theme/media.ts'

/** The top of a provider's card, also while it loads: the picture, which grows with the text, and the words beside or below it. */
export const cardHead = css`
  display: grid;
  grid-template-columns: clamp(88px, 5.5rem, 28%) minmax(0, 1fr);
  gap: var(--space-3);

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`
