import { expect, it } from 'vitest'
import { nameBelowBrand } from './nameBelowBrand.ts'

it.each([
  ['Vuthela Rondavel kettle, 1.7 litres', 'Vuthela', 'Rondavel kettle, 1.7 litres'],
  ['Potjieberg kettle braai, 54 cm', 'Potjieberg', 'Kettle braai, 54 cm'],
  ['DUIKER & DALE espresso machine', 'Duiker & Dale', 'Espresso machine'],
  ['Vuthelani kettle', 'Vuthela', 'Vuthelani kettle'],
  ['The Vuthela kettle', 'Vuthela', 'The Vuthela kettle'],
  ['Vuthela', 'Vuthela', 'Vuthela'],
  ['Vuthela ', 'Vuthela', 'Vuthela '],
])('%s of %s is called %s below its brand', (name, brand, shortName) => {
  expect(nameBelowBrand(name, brand)).toBe(shortName)
})
