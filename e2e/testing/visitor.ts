import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright'

/** A visitor with their own browser context. */
export interface Visitor {
  page: Page
  /** Errors of the page: console errors, uncaught exceptions, and violations of the content security policy. */
  pageErrors: readonly string[]
}

/** Context options of a small phone and of a desktop computer. */
export const onPhone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true }
export const onDesktop = { viewport: { width: 1280, height: 900 } }

export const openVisitor = async (browser: Browser, baseURL: string, size: BrowserContextOptions): Promise<Visitor> =>
  // A service worker answers calls before a test can: only the tests of it have one.
  openTab(await browser.newContext({ baseURL, serviceWorkers: 'block', ...size }))

/** Opens one more tab of a visitor, with errors of its own. */
export const openTab = async (context: BrowserContext): Promise<Visitor> => {
  const pageErrors: string[] = []
  const page = await context.newPage()
  await page.exposeBinding('complain', (_, pageError: string) => pageErrors.push(pageError))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      Reflect.get(window, 'complain')(`Security policy: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('console', (message) => message.type() === 'error' && pageErrors.push(consoleText(message)))
  page.on('pageerror', (error) => pageErrors.push(`Page: ${error.message}`))
  return { page, pageErrors }
}

/** Fills in the open login dialog, and waits until it has closed. */
export const signIn = async ({ page }: Visitor, email: string, password: string) => {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const consoleText = (message: ConsoleMessage) => `Console: ${message.text()} (${message.location().url})`
