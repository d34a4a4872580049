import type { Page } from 'playwright'

/** Opens a story or a docs page, and waits until it has been rendered and its play function, if it has one, is over. */
export const openEntry = async (page: Page, url: string) => {
  await page.goto(url)
  await page.waitForFunction(() => {
    const { currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {}
    const isDocsPage = currentRender?.type === 'docs' && document.querySelector('.sbdocs h1')
    return isDocsPage || ['finished', 'completed', 'errored', 'aborted'].includes(currentRender?.phase)
  })
}
