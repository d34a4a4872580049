import { type ChartLayout, chartOf } from '#domain/kernel/timeline.ts'
import { productMachine } from './productMachine.ts'

const layout: ChartLayout = {
  unknown: ['Not added', 0, 0],
  draft: ['Draft', 1, 0],
  listed: ['Listed', 2, 0],
  withdrawn: ['Withdrawn', 3, 0],
}

/** The product machine as a chart. */
export const productChart = () => chartOf(productMachine, layout)
