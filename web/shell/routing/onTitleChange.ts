/** Milliseconds. While a page loads, its title is the shop's for a moment. */
const settleDelay = 300

/** Calls the listener with every title of the page after `initialTitle`. Returns a function that unsubscribes. */
export const onTitleChange = (initialTitle: string, listener: (title: string) => void) => {
  let lastTitle = initialTitle
  const check = () => {
    if (document.title === lastTitle) return
    lastTitle = document.title
    listener(lastTitle)
  }
  // The visitor may have navigated before this chunk was loaded.
  let timer = setTimeout(check, settleDelay)
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(check, settleDelay)
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
