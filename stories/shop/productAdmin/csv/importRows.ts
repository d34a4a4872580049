import type { ImportRow } from '#ui-kit/shop/productAdmin/csv/importRow.ts'

const kettleRow: ImportRow = {
  row: 2,
  name: 'Vuthela Rondavel kettle, 1.7 litres',
  slug: 'vuthela-rondavel-kettle',
  outcome: 'changed',
  changes: [
    { field: 'price', from: 599, to: 629 },
    { field: 'quantity', from: 24, to: 60 },
  ],
}

const lanternRow: ImportRow = {
  row: 3,
  name: 'Khanya solar lantern',
  slug: 'khanya-solar-lantern',
  outcome: 'added',
}

const badRow: ImportRow = {
  row: 5,
  name: 'Bokberg claw hammer',
  slug: 'bokberg-claw-hammer',
  outcome: 'refused',
  errors: [
    { field: 'price', message: 'price should be numeric greater than 0' },
    { field: 'categories', message: 'The first category must be one of: Appliances, Hardware, Household' },
  ],
}

export const notFeaturedRow: ImportRow = {
  row: 2,
  name: 'Hlanzeka steam iron',
  slug: 'hlanzeka-steam-iron',
  outcome: 'refused',
  errors: [{ field: 'isFeatured', message: 'enter true or false' }],
}

export const someRows: readonly ImportRow[] = [
  kettleRow,
  lanternRow,
  { row: 4, name: 'Hlanzeka steam iron', slug: 'hlanzeka-steam-iron', outcome: 'unchanged' },
  badRow,
  { row: 6, name: 'Bokberg five-step ladder', slug: 'bokberg-five-step-ladder', outcome: 'added' },
]

export const badRows: readonly ImportRow[] = [badRow, { ...badRow, row: 6, name: '', slug: '' }]

export const manyRows: readonly ImportRow[] = Array.from({ length: 120 }, (_, index) => ({
  ...(someRows[index % 5] ?? kettleRow),
  row: index + 2,
}))

export const longImportRow: ImportRow = {
  row: 9999,
  name: 'Khanya hand-woven crème grass-and-rattan hanging lamp with adjustable cord and two spare shades',
  slug: 'khanya-hand-woven-creme-grass-and-rattan-hanging-lamp-with-adjustable-cord-and-two-spare-shades',
  outcome: 'changed',
  changes: Array.from({ length: 9 }, (_, index) => ({
    field: `specification ${index + 1}`,
    from: 'Greatest distance from the ceiling: 182 centimetres with the cord that comes with it',
    to: 'Greatest distance from the ceiling: 240 centimetres with the longer one',
  })),
}

export const scriptImportRow: ImportRow = {
  ...badRow,
  name: '<script>alert("kettle")</script>',
  errors: [{ field: 'name', message: 'The name must be at least 3 characters long' }],
}
