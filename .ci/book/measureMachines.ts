import type { Figures } from '#api/programs/figures.ts'
import { eventModelOf, nouns, strandedFacts } from '#studio/eventModel/eventModel.ts'
import {
  faultsOfCharts,
  isBookkeeping,
  machineNames,
  machinesWithoutFlow,
  statesWithoutStory,
} from './machineFaults.ts'
import { reportFaults } from './reportFaults.ts'

/** Looks for machines that no flow draws, charts that are untidy, states that no story shows, and facts in no lane of the event model. */
export const measureMachines = async (figures: Figures) => {
  figures.figure('machines', machineNames.length)
  figures.figure('of these for bookkeeping only, each with a reason', machineNames.filter(isBookkeeping).length)
  reportFaults(figures, 'machines without a flow', machinesWithoutFlow())
  reportFaults(figures, 'faults in charts', faultsOfCharts())
  reportFaults(figures, 'states without a story or a reason', statesWithoutStory())
  reportFaults(figures, 'facts in no lane', strandedFacts(nouns.map(eventModelOf)))
}
