import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const cartChart: DrawnChart = {
  width: 177,
  height: 234,
  initial: 'open',
  start: [
    [88.5, 16],
    [88.5, 30],
  ],
  states: [
    {
      id: 'open',
      label: 'Open',
      isFinal: true,
      stays: [
        'Product put in cart',
        'Cart count set',
        'Product taken out',
        'Products put back',
        'Cart prices accepted',
        'Cart merged',
        'Cart cleared',
        'Cart ordered',
        'Cart restored',
      ],
      x: 4,
      y: 30,
      width: 169,
      height: 200,
    },
  ],
  arrows: [],
  everywhere: [],
}
