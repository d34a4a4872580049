import { useAddressedView } from '#web/client/useAddressedView.ts'
import { type CustomerView, hrefFor } from './customerFilter.ts'

/** The view of the customers, kept in the address. */
export const useCustomerView = (view: CustomerView) => {
  const { filter, onFilter } = useAddressedView(view, addressed)

  return { filter, onFilter }
}

const addressed = { hrefFor, texts: ['search'] } as const
