import { freeDeliveryFrom } from '#domain/businessConstants.ts'
import { deliveryPlaces } from './deliveryAreas.ts'
import { formatShortRand } from './kernel/money.ts'

/** The description of the shop for search engines. In a file of its own, so that no browser loads it. */
export const shopDescription = `Appliances, hardware and household goods for South African homes. Pay on delivery. Free delivery on orders of ${formatShortRand(freeDeliveryFrom)} or more. Same-day delivery in ${deliveryPlaces().join(' and ')}.`
