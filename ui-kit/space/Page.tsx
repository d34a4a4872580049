import { styled } from 'styled-components'
import { phone } from '#ui-kit/theme/media.ts'

/** The column of the page's content: at most 1200 px or `--page-width`, centred, with padding at its sides. */
export const Page = styled.div`
  width: 100%;
  max-width: calc(var(--page-width, 1200px) + 2 * var(--space-5));
  margin-inline: auto;
  padding-inline: var(--space-5);

  ${phone} {
    padding-inline: var(--space-4);
  }
`
