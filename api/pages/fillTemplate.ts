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
  const first = pageScript && entry && !saveData ? firstScripts(pageScript, entry) : undefined
  const added = light === undefined ? first : lightElement(light)
  const preloads = waits ? '' : scripts.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
  const document = saveData ? template.replace('<html ', '<html data-saver ') : template
  const withScripts = added ? document.replace(entryElement, () => added.html + (waits ? '' : entryElement)) : document
  const contents: Readonly<Record<string, string | Buffer>> = {
    '<!--head-->': page.head + preloads,
    '<div id="root">': `${note?.html ?? ''}<div id="root">`,
    '<!--app-->': page.html,
    '<!--state-->': `<script type="application/json" id="state">${page.state}</script>`,
  }
  // Of the template alone: what fills it is a hundred times as long, and has nothing to be replaced.
  const parts = withScripts.split(places).map((part) => contents[part] ?? part)
  const inlineScripts = [...template.matchAll(inlineScript)].map(([, text = '']) => text)
  return {
    html: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
    inline: {
      scripts: [...inlineScripts, ...(added?.texts ?? []), ...(note?.scripts ?? [])],
      styles: [...page.styles, ...(note?.styles ?? [])],
    },
  }
}

/** Inline scripts that come before the entry, or in its place. */
interface AddedScripts {
  html: string
  /** Of each, for the policy. */
  texts: readonly string[]
}

/**
 * The first imports the page's script and the entry at once, and gives the one to the other: between two scripts the browser would lay out the page
 * anew. The entry's own element stays behind it, for a page whose script fails to load. But scripts run in the order of the document: the second
 * imports the entry all the same where the page's script does not come, because the entry says so.
 */
const firstScripts = (page: string, entry: string): AddedScripts => {
  const together = `import*as page from"/${page}";import"${entry}";window.firstPage=page`
  const late = `setTimeout(()=>import("${entry}"),15e3)`
  return { html: `<script type="module">${together}</script><script>${late}</script>`, texts: [together, late] }
}

const lightElement = (light: string): AddedScripts => ({ html: `<script>${light}</script>`, texts: [light] })

const places = /(<!--(?:head|app|state)-->|<div id="root">)/
const entryTag = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const inlineScript = /<script>(.*?)<\/script>/gs
