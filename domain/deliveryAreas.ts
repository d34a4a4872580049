/** The areas with same-day delivery (section 9 of the specification). */
export const deliveryAreas: readonly string[] = ['Soweto Pimville, Gauteng', 'Tiyani Magoro, Limpopo']

/** Whether an address is in one of those areas: the address contains every word of the area. */
export const hasSameDayDelivery = ({ suburb, city, province }: { suburb: string; city: string; province: string }) => {
  const words = wordsOf(`${suburb} ${city} ${province}`)
  return deliveryAreas.some((area) => wordsOf(area).every((word) => words.includes(word)))
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u)
