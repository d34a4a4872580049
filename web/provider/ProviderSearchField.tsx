import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
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
  const search = (wanted: string) => navigate(providerListHref(visit, { search: wanted }))

  return <ProviderSearch value={text} onChange={setText} onSearch={search} action={visit.path} />
}
