/**
 * Calls `read` with the next frame, and whenever the target is scrolled. The first call waits for that frame, which lays out the page anyway: reading a
 * position while a page starts would have it laid out once more. Returns a function that ends it.
 */
export const followScroll = (target: Window | HTMLElement, read: () => void) => {
  const frame = requestAnimationFrame(read)
  target.addEventListener('scroll', read, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    target.removeEventListener('scroll', read)
  }
}
