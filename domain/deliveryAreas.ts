/** Where delivery comes on the same day (section 9 of the specification). */
export const deliveryAreas: readonly string[] = ['Soweto Pimville, Gauteng', 'Tiyani Magoro, Limpopo']

/** Whether an address lies in one of those areas: every word of the area stands in the address. */
export const isSameDay = ({ suburb, city, province }: { suburb: string; city: string; province: string }) => {
  const words = wordsOf(`${suburb} ${city} ${province}`)
  return deliveryAreas.some((area) => wordsOf(area).every((word) => words.includes(word)))
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u)
