import { cents } from '#domain/kernel/money.ts'

/** Who the shop is and how it is reached: change them here. Telephone numbers as dialled from anywhere. */
export const shopIdentity = {
  name: 'Ekhaya',
  tagline: 'it makes life easier and more affordable',
  since: 2019,
  email: 'hello@ekhaya.example',
  telephone: { dialled: '+27115550123', shown: '011 555 0123' },
  /** Digits only, as wa.me wants them. */
  whatsApp: '27825550123',
  address: ['Shop 4, Modjadji Street', 'Pimville Zone 4, Soweto', '1809'],
  openingHours: 'Monday to Saturday, 08:00 to 18:00',
} as const

/** The shop in a sentence, for search engines. It stands beside the rest so that no browser loads it. */
export const shopDescription =
  'Appliances, hardware and household goods for South African homes. Pay on delivery, free delivery from R 250, the same day in Soweto Pimville and Tiyani Magoro.'

/** Where delivery comes on the same day (section 9 of the specification). */
export const deliveryAreas: readonly string[] = ['Soweto Pimville, Gauteng', 'Tiyani Magoro, Limpopo']

/** Whether an address lies in one of those areas: every word of the area stands in the address. */
export const isSameDay = ({ suburb, city, province }: { suburb: string; city: string; province: string }) => {
  const words = wordsOf(`${suburb} ${city} ${province}`)
  return deliveryAreas.some((area) => wordsOf(area).every((word) => words.includes(word)))
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u)

/** Cents: delivery is free from the amount of section 9; the fee is the demo's and may be set otherwise. */
export const usualDelivery = { fee: cents(60), freeFrom: cents(250) }
