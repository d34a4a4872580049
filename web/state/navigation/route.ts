import type { ComponentType, ReactNode } from 'react'
import type { QueryCache } from '#web/state/http/queryCache.ts'

/** The parts of the current URL, decoded. */
export interface Visit {
  path: string
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** The parts of a nested path, from the parameters of its route: `appliances%2Fkettles` in one of them is two parts. */
export const pathParts = (params: readonly (string | undefined)[]) =>
  params.flatMap((param) => param?.split('/') ?? []).filter((part) => part !== '')

export interface RouteModule {
  Component: ComponentType<{ visit: Visit }>
  /** Fetches what the page shows before the server renders it. */
  preload?: (visit: Visit, fetchQuery: QueryCache['fetchQuery']) => Promise<unknown>
  /** Rendered while the session is loading; every page with a role has it. */
  pending?: ReactNode
}

/** An entry of the site map. */
export interface ShopRoute {
  path: string
  /** Who may see it; by default everybody. */
  role?: 'signedIn' | 'admin'
  /** Its content is in this visitor's browser only. */
  own?: true
  /** Search engines do not index it. */
  unlisted?: true
  /** HTTP status; by default 200. */
  status?: number
  page: RouteModule | (() => Promise<RouteModule>)
}

/** Whether the server cannot render the page's content: search engines do not index it. */
export const isPrivate = ({ role, own }: Pick<ShopRoute, 'role' | 'own'>) => role !== undefined || own === true
