import type { Figures } from '#api/programs/figures.ts'
import { reportFaults } from './reportFaults.ts'
import { missingStates, readScreens } from './screenStates.ts'

/** Looks for screens that are not shown loading, failed, without a connection, with long texts or on a small phone. */
export const measureStates = async (figures: Figures) => {
  const screens = readScreens()
  figures.figure('screens with stories', screens.length)
  reportFaults(figures, 'screens without one of their states', screens.flatMap(missingStates))
}
