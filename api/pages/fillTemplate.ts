import type { InlineTexts } from './contentSecurityPolicy.ts'
import type { PageNote } from './demoNote.ts'
import type { RenderedPage } from './pageSource.ts'

interface Filling {
  /** The files that the page needs besides its entry. */
  scripts: readonly string[]
  saveData: boolean
  /** See `PageSource`; undefined where the page's script cannot wait. */
  lightScript: ((entry?: string) => string) | undefined
  /** Above the page. */
  note: PageNote | undefined
}

interface FilledTemplate {
  /** UTF-8. */
  html: Buffer
  inline: InlineTexts
}

/** The document of a rendered page. A visitor who saves data gets the page's script only where the page is nothing without it. */
export const fillTemplate = (
  template: string,
  page: RenderedPage,
  { scripts, saveData, lightScript, note }: Filling,
): FilledTemplate => {
  const waits = saveData && lightScript !== undefined && !page.needsScript
  const [entryElement = '', entry = ''] = entryTag.exec(template) ?? []
  const light = saveData && entryElement ? lightScript?.(waits ? entry : undefined) : undefined
  const preloads = waits ? '' : scripts.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
  const document = saveData ? template.replace('<html ', '<html data-saver ') : template
  const withScript = light === undefined ? document : document.replace(entryElement, withLight(light, waits))
  const [before = '', after = ''] = withScript
    .replace('<!--head-->', () => page.head + preloads)
    .replace('<div id="root">', (root) => (note?.html ?? '') + root)
    .replace('<!--state-->', () => `<script type="application/json" id="state">${page.state}</script>`)
    .split('<!--app-->')
  const inlineScripts = [...template.matchAll(inlineScript)].map(([, text = '']) => text)
  return {
    html: Buffer.concat([Buffer.from(before), page.html, Buffer.from(after)]),
    inline: {
      scripts: [...inlineScripts, ...(light === undefined ? [] : [light]), ...(note?.scripts ?? [])],
      styles: [...page.styles, ...(note?.styles ?? [])],
    },
  }
}

const withLight = (light: string, waits: boolean) => (entryElement: string) =>
  `<script>${light}</script>${waits ? '' : entryElement}`

const entryTag = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const inlineScript = /<script>(.*?)<\/script>/gs
