import { css } from 'styled-components'

/** Insets that reach 22 px from the middle each way, and never less far than the element itself. */
const thumb = 'min(0px, 50% - 22px)'

/**
 * Widens the area of a small positioned element that can be tapped to 44 px each way, or by the negative CSS insets given: '-12px'. They
 * count from within its border. Where two such areas overlap, the later element takes the taps.
 */
export const tapArea = (inset = thumb) => css`
  &::after {
    position: absolute;
    content: '';
    inset: ${inset};
  }
`
