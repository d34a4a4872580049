import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hrefFor, type OrderFilter, statusNamed } from './orderFilter.ts'

const pause = 500

/** Writes the filter into the address: a status at once, a search when typing pauses. Each begins at the first page. */
export const useOrderFilter = (filter: OrderFilter) => {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(filter.search)
  const own = useRef(filter.search)
  const go = (changed: Partial<OrderFilter>) => navigate(hrefFor({ ...filter, page: 1, ...changed }), { replace: true })

  const write = useEffectEvent(() => {
    if (typed.trim() === filter.search) return
    own.current = typed.trim()
    go({ search: typed })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => write(), pause)
    return () => clearTimeout(timer)
  }, [typed])

  // A search that came by a link or by Back is shown; one's own is there already, and may have been typed on.
  const follow = useEffectEvent(() => {
    if (filter.search !== own.current) setTyped(filter.search)
    own.current = filter.search
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has another search
  useEffect(() => follow(), [filter.search])

  return { typed, onSearch: setTyped, onStatus: (status: string) => go({ status: statusNamed(status) }) }
}
