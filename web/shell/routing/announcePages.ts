import { isTyping } from './isTyping.ts'
import { onTitleChange } from './onTitleChange.ts'

/**
 * Announces the title of every page after the first one in a live region, as a browser does when it loads a page. `initialTitle` is the
 * title of the loaded page. Returns a function that stops it.
 * The region is invisible: it needs neither React nor a place in the entry chunk.
 */
export const announcePages = (initialTitle: string) => {
  const liveRegion = document.body.appendChild(document.createElement('p'))
  liveRegion.ariaLive = 'polite'
  Object.assign(liveRegion.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  const stop = onTitleChange(initialTitle, (title) => {
    // Search results announce themselves while somebody types.
    if (!isTyping()) liveRegion.textContent = title
  })
  return () => {
    stop()
    liveRegion.remove()
  }
}
