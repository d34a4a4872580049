import type { Figures } from '#api/programs/figures.ts'
import { routeTable } from '#e2e/testing/routeTable.ts'
import { type KitSource, kitPaths } from './kitPaths.ts'
import { kitRules } from './kitRules.ts'
import { reportFaults } from './reportFaults.ts'

/** Counts what the ui-kit knows of the shop that uses it. */
export const measureKit = (figures: Figures, sources: readonly KitSource[]) => {
  const paths = routeTable.map(({ path }) => path)
  reportFaults(figures, 'paths in the kit', kitPaths(paths, sources))
  reportFaults(figures, 'sentences of rules in the kit', kitRules(sources))
}
