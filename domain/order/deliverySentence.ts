import { formatShortRand } from '#domain/kernel/money.ts'
import type { DeliveryTerms } from './delivery.ts'

/** Describes the delivery terms in one or two sentences. */
export const deliverySentence = ({ fee, freeFrom }: DeliveryTerms) =>
  fee === 0
    ? 'Delivery is free.'
    : `Delivery is free on orders of ${formatShortRand(freeFrom)} or more. Smaller orders pay ${formatShortRand(fee)}.`
