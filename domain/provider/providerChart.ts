import { type ChartLayout, chartOf } from '#domain/kernel/timeline.ts'
import { providerMachine } from './providerMachine.ts'

const layout: ChartLayout = { unknown: ['Not added', 0, 0], listed: ['Listed', 1, 0], withdrawn: ['Withdrawn', 2, 0] }

/** The provider machine as a chart. */
export const providerChart = () => chartOf(providerMachine, layout)
