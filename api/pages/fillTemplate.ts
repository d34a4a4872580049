import type { InlineTexts } from './contentSecurityPolicy.ts'
import type { PageNote } from './demoNote.ts'
import type { RenderedPage } from './pageSource.ts'

interface Filling {
  /** The script files of the page, its entry first. */
  scripts: readonly string[]
  /** The one of them that is the page itself, where the entry is to have it from the start. */
  pageScript?: string | undefined
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
  { scripts, pageScript, saveData, lightScript, note }: Filling,
): FilledTemplate => {
  const waits = saveData && lightScript !== undefined && !page.needsScript
  const [entryElement = '', entry = ''] = entryTag.exec(template) ?? []
  const light = saveData && entryElement ? lightScript?.(waits ? entry : undefined) : undefined
  const first = pageScript && entry && !saveData ? firstScript(pageScript, entry) : undefined
  const preloads = waits ? '' : scripts.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
  const document = saveData ? template.replace('<html ', '<html data-saver ') : template
  const withLightScript = light === undefined ? document : document.replace(entryElement, withLight(light, waits))
  const withScript =
    first === undefined ? withLightScript : withLightScript.replace(entryElement, before(first, startLate(entry)))
  const contents: Readonly<Record<string, string | Buffer>> = {
    '<!--head-->': page.head + preloads,
    '<div id="root">': `${note?.html ?? ''}<div id="root">`,
    '<!--app-->': page.html,
    '<!--state-->': `<script type="application/json" id="state">${page.state}</script>`,
  }
  // Of the template alone: what fills it is a hundred times as long, and has nothing to be replaced.
  const parts = withScript.split(places).map((part) => contents[part] ?? part)
  const inlineScripts = [...template.matchAll(inlineScript)].map(([, text = '']) => text)
  return {
    html: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
    inline: {
      scripts: [
        ...inlineScripts,
        ...(first === undefined ? [] : [first, startLate(entry)]),
        ...(light === undefined ? [] : [light]),
        ...(note?.scripts ?? []),
      ],
      styles: [...page.styles, ...(note?.styles ?? [])],
    },
  }
}

/**
 * Imports the page's script and the entry at once, and gives the one to the other: between two scripts the browser would lay out the page anew. The
 * entry's own element stays behind it, for a page whose script fails to load.
 */
const firstScript = (page: string, entry: string) =>
  `import*as page from"/${page}";import"${entry}";window.firstPage=page`

/** Scripts run in the order of the document: a page's script that never comes is not to hold up the entry, which says so. */
const startLate = (entry: string) => `setTimeout(()=>import("${entry}"),15e3)`

const before = (first: string, late: string) => (entryElement: string) =>
  `<script type="module">${first}</script><script>${late}</script>${entryElement}`

const withLight = (light: string, waits: boolean) => (entryElement: string) =>
  `<script>${light}</script>${waits ? '' : entryElement}`

const places = /(<!--(?:head|app|state)-->|<div id="root">)/
const entryTag = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const inlineScript = /<script>(.*?)<\/script>/gs
