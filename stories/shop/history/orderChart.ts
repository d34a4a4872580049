import type { Machine } from '#ui-kit/shop/history/MachineChart.tsx'

const states = [
  { id: 'reserving', label: 'Checking stock', x: 0, y: 0 },
  { id: 'pending', label: 'Pending', x: 1, y: 0 },
  { id: 'processing', label: 'Processing', x: 2, y: 0 },
  { id: 'dispatched', label: 'Dispatched', x: 3, y: 0 },
  { id: 'inTransit', label: 'In transit', x: 4, y: 1 },
  { id: 'delayed', label: 'Delayed', x: 4, y: 2 },
  { id: 'delivered', label: 'Delivered', x: 5, y: 0 },
  { id: 'rejected', label: 'Not accepted', x: 0, y: 1 },
  { id: 'canceled', label: 'Canceled', x: 1.5, y: 1 },
]

const arrows = [
  { from: 'reserving', to: 'pending' },
  { from: 'reserving', to: 'rejected' },
  { from: 'pending', to: 'processing' },
  { from: 'pending', to: 'canceled' },
  { from: 'processing', to: 'dispatched' },
  { from: 'processing', to: 'canceled' },
  { from: 'dispatched', to: 'inTransit' },
  { from: 'dispatched', to: 'delivered' },
  { from: 'inTransit', to: 'delayed' },
  { from: 'delayed', to: 'inTransit' },
  { from: 'inTransit', to: 'delivered' },
  { from: 'delayed', to: 'delivered' },
]

const successPath = ['reserving', 'pending', 'processing', 'dispatched', 'inTransit', 'delayed', 'delivered']

/** The state machine of an order in one of its states. */
export const orderChart = (current: string): Machine => ({
  states,
  arrows,
  current,
  visited: successPath.slice(0, Math.max(0, successPath.indexOf(current))),
})

/** The state after each fact of Amina's order. */
export const stateAtRevision = [
  'reserving',
  'pending',
  'pending',
  'processing',
  'dispatched',
  'inTransit',
  'delayed',
  'delivered',
  'delivered',
]
