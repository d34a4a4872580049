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
  /* The link of a slide that gets the focus moves more than half of it into view: the row snaps on to it, and not back. */
  > * a {
    scroll-margin-inline-end: min(50vw, 600px);
  }

  /* Without the buttons, the scroll bar says that there is more. */
  @media (scripting: none) {
    scrollbar-width: auto;
  }
`
