import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright'

/** Somebody with a browser of their own. */
export interface Visitor {
  page: Page
  /** What must not happen on a page: errors in its console or its code, and what its security policy had to stop. */
  complaints: readonly string[]
}

/** A small phone, and a desk. */
export const onPhone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true }
export const onDesk = { viewport: { width: 1280, height: 900 } }

export const openVisitor = async (browser: Browser, baseURL: string, size: BrowserContextOptions): Promise<Visitor> => {
  const context = await browser.newContext({ baseURL, ...size })
  const complaints: string[] = []
  await context.exposeBinding('complain', (_, complaint: string) => complaints.push(complaint))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      Reflect.get(window, 'complain')(`Security policy: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && complaints.push(told(message)))
  page.on('pageerror', (error) => complaints.push(`Page: ${error.message}`))
  return { page, complaints }
}

/** Fills in the login dialog that is open, and waits until it has closed. */
export const signIn = async ({ page }: Visitor, email: string, password: string) => {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const told = (message: ConsoleMessage) => `Console: ${message.text()} (${message.location().url})`
