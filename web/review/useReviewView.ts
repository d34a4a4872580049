import { useAddressedView } from '#web/client/useAddressedView.ts'
import { hrefFor, type ReviewView } from './reviewFilter.ts'

/** The view of the reviews, kept in the address. */
export const useReviewView = (view: ReviewView) => {
  const { filter, onFilter } = useAddressedView(view, addressed)

  return { filter, onFilter }
}

const addressed = { hrefFor, texts: ['search'] } as const
