import type { RenderedPage } from './pageSource.ts'

interface Filling {
  nonce: string
  /** The files that the page needs besides its entry. */
  scripts: readonly string[]
  saveData: boolean
  /** See `PageSource`; undefined where the page's script cannot wait. */
  lightScript: ((entry?: string) => string) | undefined
  /** HTML above the page. */
  note: string
}

/** The document of a rendered page. A visitor who saves data gets the page's script only where the page is nothing without it. */
export const fillTemplate = (
  template: string,
  page: RenderedPage,
  { nonce, scripts, saveData, lightScript, note }: Filling,
) => {
  const waits = saveData && lightScript !== undefined && !page.needsScript
  const preloads = waits ? '' : scripts.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
  const document = saveData ? template.replace('<html ', '<html data-saver ') : template
  const withLightScript = (tag: string, entry: string) =>
    `<script nonce="${nonce}">${lightScript?.(waits ? entry : undefined)}</script>${waits ? '' : tag}`
  return (saveData && lightScript ? document.replace(entryTag, withLightScript) : document)
    .replaceAll('%NONCE%', nonce)
    .replace('<!--head-->', () => page.head + preloads)
    .replace('<div id="root">', (root) => note + root)
    .replace('<!--app-->', () => page.html)
    .replace('<!--state-->', () => `<script type="application/json" id="state" nonce="${nonce}">${page.state}</script>`)
}

const entryTag = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
