import { lowerBound } from './lowerBound.ts'

// Lists of distinct numbers, ascending.

export const insertNumber = (ascending: number[], number: number) => {
  // Most are added in their order.
  const place = (ascending.at(-1) ?? -1) < number ? ascending.length : placeOf(ascending, number)
  if (place === ascending.length) ascending.push(number)
  else if (ascending[place] !== number) ascending.splice(place, 0, number)
}

export const removeNumber = (ascending: number[], number: number) => {
  const place = placeOf(ascending, number)
  if (ascending[place] === number) ascending.splice(place, 1)
}

export const hasNumber = (ascending: readonly number[], number: number) =>
  ascending[placeOf(ascending, number)] === number

const placeOf = (ascending: readonly number[], number: number) => lowerBound(ascending, (each) => each < number)
