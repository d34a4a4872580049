/** Ends a play that brings a component into the state that its story shows: without it, the focus of the play would stay on the screen. */
export const leaveFocus = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
