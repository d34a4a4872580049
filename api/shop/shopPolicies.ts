import { finishErasure } from '#api/account/accountErasure.ts'
import { syncAdminRegistry } from '#api/account/admins/syncAdminRegistry.ts'
import { finishProof } from '#api/account/emailProof.ts'
import { otpCode, otpLink } from '#api/account/secrets/otpCode.ts'
import { bookingQueries } from '#api/booking/bookingList.ts'
import { cancelBookings } from '#api/booking/cancelBookings.ts'
import { releaseSlots } from '#api/booking/releaseSlots.ts'
import { eraseEnquiries } from '#api/enquiry/eraseEnquiries.ts'
import { mailPolicies } from '#api/mail/mailPolicies.ts'
import { fulfilOrders } from '#api/order/fulfilOrders.ts'
import { raiseStockAlerts } from '#api/stockAlert/raiseStockAlerts.ts'
import { stockAlertQueries } from '#api/stockAlert/stockAlertList.ts'
import type { ShopServices } from './services.ts'
import type { ShopSettings } from './shopSettings.ts'

/** Every policy of the shop, by noun. */
export const shopPolicies = (settings: ShopSettings, services: ShopServices) => {
  const {
    store,
    ledger,
    keyring,
    projector,
    database,
    orderFulfilment,
    agendas,
    accountErasure,
    adminRegistry,
    since,
    now,
  } = services
  const { log, publicUrl, tokenSecret } = settings
  const { mailer } = settings.mail
  return [
    fulfilOrders(orderFulfilment),
    releaseSlots(ledger, agendas),
    finishErasure(accountErasure),
    eraseEnquiries({ ledger, keyring, forgetMails: mailer.forget }),
    cancelBookings({ ledger, projector, now, bookings: bookingQueries(database) }),
    raiseStockAlerts({ ledger, projector, alerts: stockAlertQueries(database) }),
    finishProof({ ledger, accountErasure }),
    syncAdminRegistry(ledger, adminRegistry),
    ...mailPolicies({
      ...{ store, ledger, mailer, log, publicUrl, since, now },
      codeOf: (otpId) => otpCode(tokenSecret, otpId),
      linkOf: (otpId) => otpLink(tokenSecret, otpId),
    }),
  ]
}
