import { styled } from 'styled-components'
import { phone } from '#ui-kit/theme/media.ts'

/** A bordered panel in the surface colour. */
export const Card = styled.div`
  min-width: 0;
  padding: var(--space-5);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);

  ${phone} {
    padding: var(--space-4);
  }
`
