import type { ComponentType } from 'react'
import type { Answers } from '#web/client/answers.ts'

/** Where one is: the parts of the address, decoded. */
export interface Visit {
  path: string
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

export interface RouteModule {
  Component: ComponentType<{ visit: Visit }>
  /** Asks for what the page shows, before the server renders it. */
  preload?: (visit: Visit, ask: Answers['ask']) => Promise<unknown>
}

/** An entry of the site map. */
export interface ShopRoute {
  path: string
  /** Who may see it; everybody where it is left out. */
  role?: 'signedIn' | 'admin'
  /** HTTP status, 200 where it is left out. */
  status?: number
  page: RouteModule | (() => Promise<RouteModule>)
  /** Where the page's chunk has its source, below `web/`: a rendered page names its files, so that they are not waited for. */
  chunk?: string
}
