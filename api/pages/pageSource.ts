import type { RequestHandler } from 'express'
import type { DeliveryTerms } from '#domain/order/delivery.ts'

/** Calls the shop's API in process, as a guest, under the client address of the page request (for rate limits). */
export type PageCall = (
  key: string,
  request: { params?: unknown; query?: unknown; body?: unknown; address?: string },
) => Promise<Record<string, unknown> | { refusal: string }>

export interface RenderedPage {
  status: number
  /** Title, description, canonical link and styles. */
  head: string
  /** The texts of the style elements in `head`. */
  styles: readonly string[]
  /** UTF-8. */
  html: Buffer
  /** JSON, escaped for a script element. */
  state: string
  /** The sources of the page's chunks, below `web/`. */
  chunks: readonly string[]
  /** The one of them that is the page itself, where the entry gets it from the document. */
  pageChunk?: string | undefined
  /** The page shows nothing before its script runs. */
  needsScript: boolean
}

/** Source of pages: the production build, or Vite in development. */
export interface PageSource {
  /** Serves scripts, styles and pictures. */
  assets: RequestHandler
  /** The scripts that a page needs, the entry first. */
  scripts(chunks: readonly string[]): readonly string[]
  /** The script of a chunk; undefined in development. */
  scriptOf(chunk: string): string | undefined
  /** The HTML document with the placeholders `<!--head-->`, `<!--app-->` and `<!--state-->`. */
  template(url: string): Promise<string>
  /** What runs in the page of a visitor who saves data. `entry`: the address of the page's script, where it waits until it is needed. */
  lightScript(entry?: string): string
  render(request: {
    url: string
    call: PageCall
    terms: DeliveryTerms
    publicUrl: string
    saveData: boolean
  }): Promise<RenderedPage>
}
