import { type ChartLayout, chartOf } from '#domain/kernel/timeline.ts'
import { slideMachine } from './slideMachine.ts'

const layout: ChartLayout = {
  unknown: ['Not added', 0, 0],
  shown: ['In the banner', 1, 0],
  withdrawn: ['Withdrawn', 2, 0],
}

/** The slide machine as a chart. */
export const slideChart = () => chartOf(slideMachine, layout)
