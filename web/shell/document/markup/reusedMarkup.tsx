import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import type { ReuseContents } from '#ui-kit/elements/reusedContents.ts'
import { SavesData } from '#ui-kit/elements/savesData.ts'
import { SitePaths } from '#ui-kit/elements/sitePaths.ts'
import { sitePaths } from '#web/sitePaths.ts'
import type { Client } from '#web/state/client.ts'
import { SiteLink } from '#web/state/navigation/SiteLink.tsx'
import { type CompiledClass, namesOf, openPageStyles, type PageStyles } from './pageStyles.ts'

/** HTML in UTF-8 that is rendered once and shown on many pages, and the classes that it needs there. */
interface Markup {
  html: Buffer
  classes: readonly CompiledClass[]
}

/** By what it shows, and how. It is forgotten with what it shows. */
const known = new WeakMap<object, Map<string, Markup>>()

/** Reuses the HTML of contents that earlier pages have shown. While React renders a page, marks stand in their place. */
export const openReusedMarkup = (styles: PageStyles, dataSaver: Client['dataSaver']) => {
  const marked: (() => Markup)[] = []
  const added = new Set<readonly CompiledClass[]>()

  const reuse: ReuseContents = (source, variant, contents) =>
    // Not now: React renders one page after the other.
    markOf(marked.push(() => markupOf(source, variant, contents, dataSaver)) - 1)

  const markedHtml = (index: number) => {
    const { html, classes } = marked[index]?.() ?? nothing
    if (!added.has(classes)) styles.add(classes)
    added.add(classes)
    return html
  }

  return {
    reuse,
    /** The HTML in UTF-8, with the contents in the place of their marks; adds their styles. Reused bytes are not encoded again. */
    fill: (html: string) =>
      // The parts between the marks, and the indices of the marks, in turns.
      Buffer.concat(html.split(mark).map((part, place) => (place % 2 ? markedHtml(Number(part)) : Buffer.from(part)))),
  }
}

const markupOf = (source: object, variant: string, contents: ReactElement, dataSaver: Client['dataSaver']) =>
  known
    .getOrInsertComputed(source, () => new Map<string, Markup>())
    .getOrInsertComputed(dataSaver ? `saver ${variant}` : variant, () => renderContents(contents, dataSaver))

const nothing: Markup = { html: Buffer.alloc(0), classes: [] }

// No text of a page becomes a comment: React escapes it.
const markOf = (index: number) => `<!--reused ${index}-->`
const mark = /<!--reused (\d+)-->/

const renderContents = (contents: ReactElement, dataSaver: Client['dataSaver']): Markup => {
  const styles = openPageStyles()
  try {
    const html = renderToString(
      styles.collect(
        <StaticRouter location="/">
          <SitePaths value={sitePaths}>
            <LinkProvider link={SiteLink}>
              <SavesData value={dataSaver?.SavedPicture}>{contents}</SavesData>
            </LinkProvider>
          </SitePaths>
        </StaticRouter>,
      ),
    )
    return { html: Buffer.from(html), classes: sameClasses(styles.used()) }
  } finally {
    styles.seal()
  }
}

/** One list for all markup with the same classes, so that a page adds it once. */
const sameClasses = (classes: readonly CompiledClass[]) => {
  const names = namesOf(classes)
  const list = lists.get(names) ?? classes
  if (lists.size < maxLists) lists.set(names, list)
  return list
}

const lists = new Map<string, readonly CompiledClass[]>()
const maxLists = 10_000
