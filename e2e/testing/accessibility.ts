import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright'

// The axe that the Playwright package brings. As a script of every page it takes a third of the time that the package needs to send it.
const axePath = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const axeSource = readFileSync(axePath, 'utf8')

/** Loads axe into every page that the context opens from now on. */
export const loadAxe = (context: BrowserContext) => context.addInitScript(axeSource)

/** The violations of the accessibility rules in a page with axe, one sentence each. */
export const findAxeViolations = (page: Page) =>
  page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as Axe
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })

interface Axe {
  run(options: { resultTypes: string[] }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}
