import { box } from './solids/box.ts'
import { type Colour, coal, steel } from './solids/colour.ts'
import { disc } from './solids/disc.ts'
import { paint } from './solids/paint.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export const hotplate = ({ body }: { body: Colour }): Solid[] => [
  ...[
    [3, 3],
    [43, 3],
    [43, 21],
  ].map(([x = 0, y = 0]) =>
    turned({
      at: [x, y, 0],
      profile: [
        [0, 1.6],
        [2, 1.6],
      ],
      colour: coal,
    }),
  ),
  box({ at: [0, 0, 1.4], size: [46, 25, 7], colour: body, round: 1.8 }),
  ...[
    [12, 13.5, 8.6],
    [34, 13.5, 7],
  ].flatMap(([x = 0, y = 0, radius = 0]) => [
    turned({
      at: [x, y, 8.2],
      profile: [
        [0, radius + 1.2],
        [0.5, radius + 1],
      ],
      colour: steel,
      finish: 'metal',
      end: paint('top', '#7c828a'),
    }),
    turned({
      at: [x, y, 8.7],
      profile: [
        [0, radius],
        [1.5, radius - 0.4],
      ],
      colour: coal,
      end: paint('top', '#2c2f34'),
    }),
    disc({ middle: [x, y, 10.2], radius: radius * 0.34, fill: paint('hollow', '#5a6068') }),
  ]),
  ...[12, 34].map((x) =>
    turned({
      at: [x, 0, 4.8],
      axis: [0, -1, 0],
      profile: [
        [0, 2.4],
        [2, 2],
      ],
      colour: coal,
    }),
  ),
  plate({ points: onFront(-0.1, [21.6, 24.4, 4, 5.6], 0.5), fill: '#e4482e', round: 0.4 }),
]
