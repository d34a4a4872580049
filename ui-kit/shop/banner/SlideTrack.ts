import { styled } from 'styled-components'

/** A row of slides, one in view at a time. The browser scrolls it; no script is needed. */
export const SlideTrack = styled.div`
  display: flex;
  overflow-x: auto;
  border-radius: var(--radius-3);
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  /* The link of a slide that gets the focus moves far enough into view, so that the row does not snap back and hide it. */
  scroll-padding-inline-end: 50%;
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
