import { customerIdOf } from '#api/account/accountCreation.ts'
import { productIdOf } from '#api/catalogue/productCreation.ts'
import { demoCatalogue } from '#api/demo/catalogue.ts'
import { demoBuyers } from '#api/demo/people.ts'
import { bookingNumberOf, orderNumberOf } from '#api/recordNumbers.ts'
import { aminasBookingId, bookingNumber } from './bookingLife.ts'
import { orderIdIn } from './orderActions.ts'
import { orderLives } from './orderLives.ts'
import { stableId, thandi } from './staff.ts'

/** Goods that stories know by a shorter name than their slug. */
const shortNames: Readonly<Record<string, string>> = {
  'vuthela-rondavel-kettle': 'redKettle',
  'vuthela-sunrise-toaster': 'yellowToaster',
  'vuthela-midday-microwave': 'microwave',
  'iqhwane-240-fridge-freezer': 'fridge',
  'umoyane-desk-fan': 'deskFan',
  'hlanzeka-8kg-washing-machine': 'washingMachine',
  'hlanzeka-steam-iron': 'steamIron',
  'ysterhout-18v-drill': 'drill',
  'bokberg-five-step-ladder': 'ladder',
  'verfhuis-fynbos-wall-paint': 'wallPaint',
  'marula-row-family-pot': 'familyPot',
}

/** The name of a product in the stories. */
export const nameOfGoods = (slug: string) =>
  shortNames[slug] ?? slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

// The ids of the shop are hashes: in stories, names stand in their place.
const names: readonly (readonly [id: string, name: string])[] = [
  ...demoCatalogue.map(({ slug }) => [productIdOf(slug), nameOfGoods(slug)] as const),
  ...[...demoBuyers, { ...thandi, key: 'thandi' }].map(({ email, key }) => [customerIdOf(email), key] as const),
  [bookingNumberOf(aminasBookingId), bookingNumber],
  [aminasBookingId, bookingNumber],
  ...orderLives.flatMap((life) => {
    const id = orderIdIn(life)
    return [
      [orderNumberOf(id), life.number],
      [id, life.number],
    ] as const
  }),
]

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** A value with the names of the stories, and with the same ids of facts in each run. */
export const withStoryNames = <Value>(value: Value): Value => {
  const text = names.reduce((changed, [id, name]) => changed.replaceAll(id, name), JSON.stringify(value))
  const places = new Map<string, string>()
  const stable = text.replaceAll(uuid, (id) => {
    const known = places.get(id) ?? stableId(`fact ${places.size}`)
    places.set(id, known)
    return known
  })
  return JSON.parse(stable) as Value
}
