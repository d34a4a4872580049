/** The reason of a cancellation for which none was given, as facts hold it. */
export const defaultCancelReasons = { Admin: 'canceled by the shop', Customer: 'canceled by the customer' }

/** The reason that somebody gave for a cancellation; nothing for a default one. */
export const givenReason = (reason: string) =>
  reason === '' || Object.values(defaultCancelReasons).includes(reason) ? undefined : reason
