import { deliveryAreas } from '#domain/businessConstants.ts'

/** The areas with same-day delivery without their provinces: `Soweto Pimville`. */
export const deliveryPlaces = () => deliveryAreas.map((area) => area.replace(/,.*/, ''))

/** Whether an address is in one of those areas: the address contains every word of the area. */
export const hasSameDayDelivery = ({ suburb, city, province }: { suburb: string; city: string; province: string }) => {
  const words = wordsOf(`${suburb} ${city} ${province}`)
  return deliveryAreas.some((area) => wordsOf(area).every((word) => words.includes(word)))
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u)
