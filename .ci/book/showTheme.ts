import type { Page } from 'playwright'

/** Shows the story that is open in another theme, without rendering it anew. */
export const showTheme = (page: Page, theme: string) =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
