import { styled } from 'styled-components'

/** A button that covers a picture and opens it in a `PictureZoom`. */
export const ZoomButton = styled.button.attrs({ type: 'button' })`
  position: absolute;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--radius-3);
  background: none;
  cursor: zoom-in;
  inset: 0;

  &:focus-visible {
    outline-offset: -3px;
  }
`
