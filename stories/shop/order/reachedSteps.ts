import { canceledMoment } from '#stories/lives/aminasMoments.ts'
import { customersOrderAfter } from './momentsOfOrder.ts'

// How far Amina's order had come.

export const placedStep = customersOrderAfter('OrderConfirmed').reached
export const processing = customersOrderAfter('ProcessingStarted').reached
export const dispatchedStep = customersOrderAfter('OrderDispatched').reached
export const inTransit = customersOrderAfter('TransitStarted').reached
export const delayed = customersOrderAfter('DeliveryDelayed').reached
export const deliveredStep = customersOrderAfter('OrderDelivered').reached
export const canceled = canceledMoment.customer?.reached ?? {}
