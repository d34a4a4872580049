// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { taxInvoice } from '#stories/screens/order/invoiceFixtures.ts'
import { trackedOrder } from '#stories/screens/order/trackedOrder.ts'
import { aminasDetails, threeSessions } from '#stories/shop/account/aminasAccount.ts'
import { aminasHome, gogosHouse } from '#stories/shop/address/aminasAddresses.ts'
import { aminasLines, aminasTotals } from '#stories/shop/order/aminasOrder.ts'
import { delayedOrder, pendingOrder } from '#stories/shop/order/ownOrders.ts'
import { AccountScreen } from '#ui-kit/screens/account/AccountScreen.tsx'
import { PersonalDetailsScreen } from '#ui-kit/screens/account/PersonalDetailsScreen.tsx'
import { UpdateCustomerScreen } from '#ui-kit/screens/account/UpdateCustomerScreen.tsx'
import { AddressBookScreen } from '#ui-kit/screens/address/AddressBookScreen.tsx'
import { CheckoutScreen } from '#ui-kit/screens/order/CheckoutScreen.tsx'
import { InvoiceScreen } from '#ui-kit/screens/order/InvoiceScreen.tsx'
import { OrderScreen } from '#ui-kit/screens/order/OrderScreen.tsx'
import { OrdersScreen } from '#ui-kit/screens/order/OrdersScreen.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const nothing = () => undefined

const delivery = {
  addresses: [aminasHome, gogosHouse],
  selectedId: aminasHome.id,
  onSelect: nothing,
  onAdd: nothing,
  onEdit: nothing,
  onDelete: nothing,
}

const checkout = (
  <CheckoutScreen
    delivery={delivery}
    lines={aminasLines}
    totals={aminasTotals}
    paymentMethod="Cash on Delivery"
    shopHref="/Categories"
    cartHref="/Cart"
    ordersHref="/account/orders"
    onPlaceOrder={nothing}
    onAcceptTotal={nothing}
    onChangePayment={nothing}
  />
)

const details = (
  <PersonalDetailsScreen
    details={aminasDetails}
    editHref="/UpdateCustomer"
    onChangePassword={nothing}
    onVerify={nothing}
    signedIn={{ sessions: threeSessions, onSignOut: nothing, onSignOutOthers: nothing }}
    data={{ onDownload: nothing }}
    onErase={nothing}
  />
)

const names = (
  <UpdateCustomerScreen
    form={{
      draft: aminasDetails,
      onDraft: nothing,
      known: aminasDetails,
      check: { firstname: nothing, lastname: nothing },
      onSubmit: nothing,
      cancelHref: '/account/personal-details',
    }}
  />
)

const screens: Record<string, ReactNode> = {
  'the account page': (
    <AccountScreen
      inboxHref="/account/inbox"
      addressBookHref="/account/address-book"
      firstname="Amina"
      openOrders={1}
    />
  ),
  'the address book': <AddressBookScreen {...delivery} />,
  'the personal details': details,
  'the names to change': names,
  'the list of orders': <OrdersScreen orders={[pendingOrder, delayedOrder]} shopHref="/Categories" />,
  'an order': (
    <OrderScreen
      orderNumber="EK-7F3K-92QD"
      order={trackedOrder}
      helpHref="https://wa.me/27115550142"
      invoiceHref="/account/orders/order7/invoice"
      onReorder={nothing}
    />
  ),
  'an invoice': (
    <InvoiceScreen
      invoice={taxInvoice}
      orderNumber="EK-7F3K-92QD"
      orderHref="/account/orders/order7"
      onPrint={nothing}
    />
  ),
  'the checkout': checkout,
}

test.each(Object.entries(screens))('%s hydrates without a difference from the server HTML', async (_, screen) => {
  const consoleError = vi.spyOn(console, 'error')
  const page = document.createElement('div')
  page.innerHTML = renderToString(screen)

  await act(async () => hydrateRoot(page, screen, { onRecoverableError: console.error }))

  expect(page.querySelector('h1')?.textContent).toBeTruthy()
  expect(consoleError).not.toHaveBeenCalled()
})
