/** The reason of a cancellation for which none was given. */
export const defaultCancelReasons = { Admin: 'canceled by the shop', Customer: 'canceled by the customer' }
