/** The reason of a cancellation for which none was given. */
export const defaultCancelReasons = { Admin: 'cancelled by the shop', Customer: 'cancelled by the customer' }
