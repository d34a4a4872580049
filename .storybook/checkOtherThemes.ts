import type { AfterEach } from 'storybook/internal/csf'
import { themes } from './themes.ts'

/** What depends on the theme: everything else has been checked already. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Shows the story as its play function has left it in the other themes, without rendering it anew, and fails where a text or a link is hard
 * to see there.
 */
export const checkOtherThemes: AfterEach = async ({ canvasElement, globals }) => {
  const { default: axe } = await import('axe-core')
  const { dataset } = document.documentElement
  const { theme } = dataset
  const faults: string[] = []
  for (const other of themes.filter((name) => name !== globals['theme'])) {
    dataset['theme'] = other
    // What is on its way to another colour has neither yet.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    const { violations } = await axe.run(canvasElement, {
      runOnly: colourRules,
      resultTypes: ['violations'],
      elementRef: false,
    })
    for (const { id, nodes } of violations)
      faults.push(...nodes.map(({ html, failureSummary }) => `${other}, ${id}: ${html} ${failureSummary}`))
  }
  dataset['theme'] = theme
  if (faults.length > 0) throw new Error(`Hard to see in another theme:\n${faults.join('\n')}`)
}
