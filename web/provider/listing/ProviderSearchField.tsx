import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { restoreFocus } from '#ui-kit/elements/restoreFocus.ts'
import { ProviderSearch } from '#ui-kit/shop/provider/ProviderSearch.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { parseProviderSearch, providerListHref } from './providerListUrl.ts'

/** The search field of a list of providers; the text that is searched for is in the address. */
export const ProviderSearchField = ({ visit }: { visit: Visit }) => {
  const text = parseProviderSearch(visit.query)
  return <Field key={text} visit={visit} initialText={text} />
}

const Field = ({ visit, initialText }: { visit: Visit; initialText: string }) => {
  const navigate = useNavigate()
  const [text, setText] = useState(initialText)
  const search = (wanted: string) =>
    navigate(providerListHref(visit, { search: wanted }), { state: { isSearched: true } })
  useFocusAfterSearch()

  return <ProviderSearch value={text} onChange={setText} onSearch={search} action={visit.path} />
}

// The results bring a search field of their own, and the one that had the focus is gone: whoever uses the keyboard goes on from the page.
const useFocusAfterSearch = () => {
  const { state } = useLocation()
  const isNewVisit = useNavigationType() !== 'POP'
  const goOn = useEffectEvent(() => {
    if (isNewVisit && state?.isSearched) restoreFocus()
  })
  useEffect(() => goOn(), [])
}
