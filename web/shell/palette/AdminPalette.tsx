import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CommandPalette } from '#ui-kit/shop/palette/CommandPalette.tsx'
import { findPages } from './findPages.ts'
import { useRecordSearch } from './useRecordSearch.ts'

/** The palette of admins: it finds orders, products, customers, service providers, bookings and pages. */
export const AdminPalette = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { groups, isSearching, failure } = useRecordSearch(text)
  const pages = findPages(text)

  return (
    <CommandPalette
      label="Go to an order, product, customer, provider, booking or page"
      placeholder="Order number, name, e-mail or page"
      text={text}
      onText={setText}
      groups={pages.length > 0 ? [{ label: 'Pages', options: pages }, ...groups] : groups}
      isSearching={isSearching}
      failure={failure}
      // Back leads to the page from which the palette was opened.
      onChoose={({ href }) => navigate(href, { replace: true })}
      onClose={onClose}
    />
  )
}
