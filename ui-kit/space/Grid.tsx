import { styled } from 'styled-components'
import type { Space } from '#ui-kit/theme/scale.ts'
import { omitProps } from './omitProps.ts'

type GridProps = {
  /** Narrowest column in px at the default text size; as many columns as fit. */
  min: number
  /** Step of the space scale, 1 to 8 (4 to 64 px). */
  gap?: Space | undefined
}

/** Equal columns that fill the width. */
export const Grid = styled.div.withConfig(omitProps('min', 'gap'))<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ min }) => min / 16}rem, 100%), 1fr));
  gap: var(--space-${({ gap = 4 }) => gap});
`
