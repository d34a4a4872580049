import type { Page } from 'playwright'

/** Lists the moments at which the focus has fallen to the body of a page, from now on: for two frames or longer, once it was somewhere. */
export const watchFocus = async (page: Page) => {
  const losses: string[] = []
  await page.exposeBinding('reportLostFocus', (_, place: string) => losses.push(place))
  await page.addInitScript(() => {
    const bearable = 2
    let last = ''
    let framesWithout = 0
    const look = () => {
      const { activeElement } = document
      const isLost = activeElement === null || activeElement === document.body
      framesWithout = isLost && last ? framesWithout + 1 : 0
      if (framesWithout === bearable) Reflect.get(window, 'reportLostFocus')(`${location.pathname}, after ${last}`)
      if (!isLost) last = activeElement.outerHTML.slice(0, 120)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return losses
}
