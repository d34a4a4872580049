import { css } from 'styled-components'

/** Widens the area of a small positioned element that can be tapped, by negative CSS insets: '-12px'. */
export const tapArea = (inset: string) => css`
  &::after {
    position: absolute;
    content: '';
    inset: ${inset};
  }
`
