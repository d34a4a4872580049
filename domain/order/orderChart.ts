import { arrowsOf } from '#domain/kernel/replay.ts'
import { orderMachine } from './orderMachine.ts'

/** Where each state stands on the drawn chart: column and row, and how it is called there. */
const places: Record<string, [label: string, column: number, row: number]> = {
  unplaced: ['Unplaced', 0, 1],
  reserving: ['Reserving', 1, 1],
  rejected: ['Rejected', 1, 2],
  pending: ['Pending', 2, 1],
  canceled: ['Canceled', 3, 2],
  processing: ['Processing', 3, 1],
  'shipped.dispatched': ['Dispatched', 4, 1],
  'shipped.inTransit': ['In transit', 4, 0],
  'shipped.delayed': ['Delayed', 5, 0],
  delivered: ['Delivered', 5, 1],
}

/** The order machine as a chart, drawn from the machine itself. */
export const orderChart = () => {
  const arrows = arrowsOf(orderMachine).filter(({ from, to }) => from !== to)
  const ids = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))]
  const states = ids.map((id) => {
    const [label, x, y] = places[id] ?? [id, 0, 0]
    return { id, label, x, y }
  })
  return { states, arrows: arrows.map(({ from, to }) => ({ from, to })) }
}
