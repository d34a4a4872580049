import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { inputDebounce } from '#domain/businessConstants.ts'

interface View {
  filter: object
  page: number
}

interface UrlViewOptions<Shown extends View> {
  hrefFor: (view: Shown) => string
  /** The filter's fields that people type. */
  texts?: readonly (keyof Shown['filter'])[]
  /** The fields that people step through: days. */
  steps?: readonly (keyof Shown['filter'])[]
}

/**
 * Keeps the filter of a view in the URL. A choice pushes a history entry at once, with the text typed so far, so that Back undoes it.
 * Typed text replaces the entry once typing pauses. Each change starts at the first page. `onFilter` takes some fields or all of them.
 */
export const useViewInUrl = <Shown extends View>(view: Shown, options: UrlViewOptions<Shown>) => {
  const { hrefFor, texts = [], steps = [] } = options
  const navigate = useNavigate()
  const { state } = useLocation()
  const historyState = useRef<unknown>(state)
  useEffect(() => {
    historyState.current = state
  })
  const shownHref = hrefFor(view)
  const [filter, setFilter] = useState<Shown['filter']>(view.filter)
  // The router updates late: the next change builds on the latest view, not on the rendered one.
  const latest = useRef({ view, href: shownHref, stepped: '' })
  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const writeUrl = (replace: boolean) => {
    clearTimeout(typingTimer.current)
    const href = hrefFor(latest.current.view)
    if (href === latest.current.href) return false
    latest.current.href = href
    // A dialog that is open above the page stays open: it lives in the history state.
    navigate(href, { replace, state: replace ? historyState.current : null })
    return true
  }
  // After a link to another page, typed text must not navigate back.
  const writeTypedText = () => pathOf(latest.current.href) === location.pathname && writeUrl(true)
  const onFilter = (change: Partial<Shown['filter']>) => {
    const chosen: Shown['filter'] = { ...latest.current.view.filter, ...change }
    const fields = changedFields(latest.current.view.filter, chosen)
    const isTypedText = fields.every((field) => texts.includes(field))
    const steppedField = fields.length === 1 && fields.every((field) => steps.includes(field)) ? fields.join() : ''
    const continuesStep = steppedField !== '' && steppedField === latest.current.stepped
    latest.current.view = { ...latest.current.view, page: 1, filter: chosen }
    setFilter(chosen)
    clearTimeout(typingTimer.current)
    // Typed text waits for a pause in typing; a choice and an emptied field do not.
    if (isTypedText && fields.every((field) => chosen[field]))
      typingTimer.current = setTimeout(writeTypedText, inputDebounce)
    else if (writeUrl(isTypedText || continuesStep)) latest.current.stepped = steppedField
  }

  // Takes over a URL that a link or Back has set. Its own URL is skipped: more may have been typed since.
  const syncFromUrl = useEffectEvent(() => {
    if (location.pathname + location.search === latest.current.href) return
    clearTimeout(typingTimer.current)
    latest.current = { view, href: shownHref, stepped: '' }
    setFilter(view.filter)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL has another view
  useEffect(() => syncFromUrl(), [shownHref])
  useEffect(() => () => clearTimeout(typingTimer.current), [])

  return { filter, onFilter }
}

const pathOf = (href: string) => href.split('?')[0]

const changedFields = <Filter extends object>(before: Filter, after: Filter) =>
  (Object.keys(after) as (keyof Filter)[]).filter((field) => after[field] !== before[field])
