import { createContext, type ReactElement, use } from 'react'

/** Returns HTML that stands for the contents: they are rendered once for each source and variant, and reused on every page that shows them. */
export type ReuseContents = (source: object, variant: string, contents: ReactElement) => string

/** Set by the server only. */
export const ReuseContext = createContext<ReuseContents | undefined>(undefined)

/**
 * Returns the props of an element whose contents follow from one object, which is another one as soon as anything about it changes. The
 * server renders them once for all pages; in the browser they are children like any others. They see no context but links and data saver,
 * and may not use `useId`.
 *
 * `variant`: whatever else the contents depend on.
 */
export const useReusedContents = (source: object, variant: string, contents: ReactElement) => {
  const reuse = use(ReuseContext)

  return reuse ? { dangerouslySetInnerHTML: { __html: reuse(source, variant, contents) } } : { children: contents }
}
