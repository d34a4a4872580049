/** Why an order was canceled, where whoever canceled it did not say. */
export const defaultReason = { Admin: 'canceled by the shop', Customer: 'canceled by the customer' }
