/**
 * What runs in a page of a visitor who saves data: it shows pictures and counts bytes. With `entry`, the address of the page's script, it
 * also loads that script at the first tap that needs it. Used on the server only.
 */
export const lightScript = (entry?: string) =>
  `(${runLightPage})((entry)=>import(entry),${JSON.stringify(entry)})`.replaceAll(/\n\s*/g, '\n')

/** Must not use anything outside itself: its source is sent with the page. */
export const runLightPage = (load: (entry: string) => Promise<unknown>, entry?: string) => {
  let isLoading = false
  const start = async () => {
    if (!entry || isLoading) return
    isLoading = true
    await load(entry).catch(() => {
      isLoading = false
    })
  }
  // The recorder in index.html keeps the tap, and the script replays it.
  if (window.earlyTaps) window.earlyTaps.onTap = start
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('input,select,textarea')) start()
  })
  // Without the script these visitors would miss something: their own name, and what is in their cart.
  if (localStorage.getItem('accessToken') || localStorage.getItem('cart')) addEventListener('load', start)

  const show = (tile: Element) => {
    tile.setAttribute('data-shown', '')
    for (const source of tile.querySelectorAll('source')) source.srcset = source.dataset['src'] ?? ''
    for (const picture of tile.querySelectorAll('img')) picture.src = picture.dataset['src'] ?? ''
  }
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('[data-show]')
      if (!button) return
      const tile = button.closest('[data-saved]')
      for (const each of tile ? [tile] : document.querySelectorAll('[data-saved]')) show(each)
    },
    true,
  )

  const before = Number(sessionStorage.getItem('usedBytes'))
  let pageBytes = 0
  let resourceBytes = 0
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, transferSize } of list.getEntries() as PerformanceResourceTiming[]) {
      // The document is reported more than once.
      if (entryType === 'navigation') pageBytes = transferSize
      else resourceBytes += transferSize
    }
    const bytes = before + pageBytes + resourceBytes
    sessionStorage.setItem('usedBytes', String(bytes))
    for (const figure of document.querySelectorAll('[data-kilobytes]'))
      figure.textContent = String(Math.ceil(bytes / 1000))
  })
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
}
