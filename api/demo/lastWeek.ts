import type { OrderMove } from '#domain/order/orderMoves.ts'
import type { BuyerKey } from './people.ts'

/** An order of the days before the shop opens, and how far it has come. */
export interface LateOrder {
  buyer: BuyerKey
  hoursAgo: number
  /** Pieces by slug. */
  lines: Record<string, number>
  steps: readonly OrderMove[]
  reason?: string
}

/** At least one order in every state, so that there is something to look at. */
export const lastWeek: LateOrder[] = [
  {
    buyer: 'amina',
    hoursAgo: 170,
    lines: { 'vuthela-rondavel-kettle': 1, 'marula-row-stoep-mugs': 1 },
    steps: ['Processing', 'Shipped', 'inTransit', 'Delivered'],
  },
  {
    buyer: 'anneline',
    hoursAgo: 151,
    lines: { 'bokberg-builders-wheelbarrow': 1 },
    steps: ['Canceled'],
    reason: 'It does not fit into my car after all',
  },
  {
    buyer: 'kgothatso',
    hoursAgo: 129,
    lines: { 'sneeuberg-bath-towels': 2, 'hlanzeka-steam-iron': 1 },
    steps: ['Processing', 'Shipped', 'Delivered'],
  },
  {
    buyer: 'mulalo',
    hoursAgo: 98,
    lines: { 'pulane-digging-spade': 1, 'pulane-20m-hosepipe': 1 },
    steps: ['Processing', 'Shipped', 'inTransit', 'delayed'],
  },
  {
    buyer: 'zanele',
    hoursAgo: 74,
    lines: { 'umoyane-desk-fan': 1 },
    steps: ['Processing', 'Shipped', 'inTransit'],
  },
  {
    buyer: 'tshepo',
    hoursAgo: 49,
    lines: { 'bokberg-padlock': 3, 'khanyela-five-way-lead': 1 },
    steps: ['Processing', 'Shipped'],
  },
  { buyer: 'priya', hoursAgo: 27, lines: { 'marula-row-family-pot': 1 }, steps: ['Processing'] },
  { buyer: 'nomvula', hoursAgo: 6, lines: { 'plekkie-52-litre-box': 4 }, steps: [] },
]
