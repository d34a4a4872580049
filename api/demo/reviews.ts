import type { Opinion } from './opinion.ts'
import { hardware } from './opinions/hardware.ts'
import { house } from './opinions/house.ts'
import { kitchen } from './opinions/kitchen.ts'
import { rooms } from './opinions/rooms.ts'
import { table } from './opinions/table.ts'
import { demoShoppers, type ShopperKey } from './shoppers.ts'

export interface DemoReview extends Opinion {
  /** The slug of a product, of which there is more in stock than there are reviews. */
  product: string
  shopper: ShopperKey
}

/** What the demo's shoppers think of what they bought. */
export const demoReviews: DemoReview[] = Object.entries({
  ...kitchen,
  ...house,
  ...hardware,
  ...table,
  ...rooms,
}).flatMap(([product, said]) =>
  demoShoppers.flatMap(({ key: shopper }) => {
    const opinion = said[shopper]
    return opinion ? [{ product, shopper, ...opinion }] : []
  }),
)
