import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from './fieldErrors.ts'

const Kettle = z.object({
  name: z.string(),
  price: z.number('The price must be a number'),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
})
const kettle = { name: 'Blue kettle', price: 349, specifications: [{ name: 'Power', value: '2200 W' }] }

it.each([
  [{ name: 7 }, 'name', 'The name is missing or not valid'],
  [{ name: undefined }, 'name', 'The name is missing or not valid'],
  [{ price: 'cheap' }, 'price', 'The price must be a number'],
  [{ specifications: 'none' }, 'specifications', 'The specifications is missing or not valid'],
  [{ specifications: [['a', 'b']] }, 'specifications.0', 'Number 1 of the specifications is missing or not valid'],
  [
    { specifications: [...kettle.specifications, { name: 'Capacity' }] },
    'specifications.1.value',
    'The value is missing or not valid',
  ],
])('a kettle with %j: %s: %s', (change, field, message) => {
  const { error } = Kettle.safeParse({ ...kettle, ...change })
  expect(fieldErrors(error?.issues ?? [])).toEqual([{ field, message }])
})

it('of several schemas, the one with fields is reported field by field', () => {
  const Wish = z.object({
    wish: z.union([z.string(), Kettle, z.object({ id: z.string() })], { error: 'Wish for something' }),
  })
  const complaints = (order: unknown) => fieldErrors(Wish.safeParse({ wish: order }).error?.issues ?? [])
  expect(complaints({ ...kettle, name: undefined, price: 'cheap' })).toEqual([
    { field: 'wish.name', message: 'The name is missing or not valid' },
    { field: 'wish.price', message: 'The price must be a number' },
  ])
  expect(complaints(7)).toEqual([{ field: 'wish', message: 'Wish for something' }])
})

it('a missing value is reported, too', () => {
  expect(fieldErrors(Kettle.safeParse(undefined).error?.issues ?? [])).toEqual([
    { field: '', message: 'The request is missing or not valid' },
  ])
})
