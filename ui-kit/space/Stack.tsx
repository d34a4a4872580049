import { styled } from 'styled-components'
import type { Space } from '#ui-kit/theme/scale.ts'
import { omitProps } from './omitProps.ts'

type StackProps = {
  /** Step of the space scale, 1 to 8 (4 to 64 px). */
  gap?: Space | undefined
  /** How the children stand across the column. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined
}

/** Lays its children out in a column. */
export const Stack = styled.div.withConfig(omitProps('gap', 'align'))<StackProps>`
  display: flex;
  flex-direction: column;
  gap: var(--space-${({ gap = 4 }) => gap});
  align-items: ${({ align = 'stretch' }) => align};
  min-width: 0;
`
