/** The reason of a cancellation for which none was given, as facts hold it. */
export const defaultCancelReasons = { Admin: 'canceled by the shop', Customer: 'canceled by the customer' }
