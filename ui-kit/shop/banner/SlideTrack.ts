import { styled } from 'styled-components'

/** A row of slides, one in view at a time. The browser scrolls it; no script is needed. */
export const SlideTrack = styled.div`
  display: flex;
  overflow-x: auto;
  border-radius: var(--radius-3);
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > * {
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  /* Without the buttons, the scroll bar says that there is more. */
  @media (scripting: none) {
    scrollbar-width: auto;
  }
`
