import { styled } from 'styled-components'
import type { Space } from '#ui-kit/theme/scale.ts'
import { omitProps } from './omitProps.ts'

type RowProps = {
  /** Step of the space scale, 1 to 8 (4 to 64 px). */
  gap?: Space | undefined
  /** How the children stand across the row. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  /** How the children share the width. */
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined
  /** Wraps onto the next line where there is no room. */
  wrap?: boolean | undefined
}

/** Lays its children out in a row. */
export const Row = styled.div.withConfig(omitProps('gap', 'align', 'justify', 'wrap'))<RowProps>`
  display: flex;
  flex-wrap: ${({ wrap }) => (wrap ? 'wrap' : 'nowrap')};
  gap: var(--space-${({ gap = 3 }) => gap});
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  min-width: 0;
`
