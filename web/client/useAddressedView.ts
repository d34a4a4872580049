import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface View {
  filter: object
  page: number
}

interface Addressed<Shown extends View> {
  hrefFor: (view: Shown) => string
  /** The filter's fields that are written letter by letter. */
  texts?: readonly (keyof Shown['filter'])[]
  /** Those that are stepped through: days. */
  steps?: readonly (keyof Shown['filter'])[]
}

const pause = 500

/**
 * A view that is kept in the address. A choice is written there at once, along with what has been typed so far, and Back takes it
 * away again; what is typed takes the place of what stood there, once typing pauses. Each begins at the first page.
 */
export const useAddressedView = <Shown extends View>(view: Shown, addressed: Addressed<Shown>) => {
  const { hrefFor, texts = [], steps = [] } = addressed
  const navigate = useNavigate()
  const { state } = useLocation()
  const kept = useRef<unknown>(state)
  useEffect(() => {
    kept.current = state
  })
  const shown = hrefFor(view)
  const [filter, show] = useState<Shown['filter']>(view.filter)
  // The router takes its time: what was wanted last is what the next wish builds on.
  const last = useRef({ view, href: shown, stepped: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const change = (changed: Partial<Shown>) => {
    last.current.view = { ...last.current.view, page: 1, ...changed }
    show(last.current.view.filter)
  }
  const write = (replace: boolean) => {
    clearTimeout(timer.current)
    const href = hrefFor(last.current.view)
    if (href === last.current.href) return false
    last.current.href = href
    // What is asked above the page stays there while its view is written.
    navigate(href, { replace, state: replace ? kept.current : null })
    return true
  }
  // Whoever has followed a link meanwhile is not led back by what they had typed.
  const writeTyped = () => placeOf(last.current.href) === location.pathname && write(true)
  const onFilter = (chosen: Shown['filter']) => {
    const fields = changedIn(last.current.view.filter, chosen)
    const isTyped = fields.every((field) => texts.includes(field))
    const stepped = fields.length === 1 && fields.every((field) => steps.includes(field)) ? fields.join() : ''
    const goesOn = stepped !== '' && stepped === last.current.stepped
    change({ filter: chosen } as Partial<Shown>)
    clearTimeout(timer.current)
    // A letter waits for the next one; a choice, and taking everything away, do not.
    if (isTyped && fields.every((field) => chosen[field])) timer.current = setTimeout(writeTyped, pause)
    else if (write(isTyped || goesOn)) last.current.stepped = stepped
  }
  const onView = (changed: Partial<Shown>) => {
    last.current.stepped = ''
    change(changed)
    write(false)
  }

  // What came by a link or by Back is shown; one's own is there already, and may have been typed on.
  const follow = useEffectEvent(() => {
    if (location.pathname + location.search === last.current.href) return
    clearTimeout(timer.current)
    last.current = { view, href: shown, stepped: '' }
    show(view.filter)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has another view
  useEffect(() => follow(), [shown])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { filter, onFilter, onView }
}

const placeOf = (href: string) => href.split('?')[0]

const changedIn = <Filter extends object>(before: Filter, now: Filter) =>
  (Object.keys(now) as (keyof Filter)[]).filter((field) => now[field] !== before[field])
