import type { OutgoingHttpHeaders } from 'node:http'
import { browserHeaders, generatePages, pageHeaders } from './generatePages.ts'
import { generatePaths } from './generatePaths.ts'

/** Requests of one kind, as a browser makes them. */
export interface Load {
  name: string
  paths: readonly string[]
  headers: OutgoingHttpHeaders
}

/** The calls of the catalogue and its pages, of a shop of so many products. */
export const generateLoads = (products: number): readonly Load[] => [
  ...loadsOf(generatePaths(products), { ...browserHeaders, accept: 'application/json' }),
  ...loadsOf(generatePages(products), pageHeaders),
]

const loadsOf = (calls: Readonly<Record<string, readonly string[]>>, headers: OutgoingHttpHeaders): Load[] =>
  Object.entries(calls).map(([name, paths]) => ({ name, paths, headers }))
