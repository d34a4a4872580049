import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { styled } from 'styled-components'

const loads: (() => Promise<unknown>)[] = []

/**
 * A part of the page whose script the browser loads after the page itself has come to life. Until then the HTML of the server stands as it
 * is, with links and forms that work; a page that the browser renders leaves its place empty. Where the chunk fails to load, that remains
 * so, with `missing` in an empty place. Give it properties that stay the same objects: the HTML of a part that changes before its
 * script is there would be dropped.
 */
export const hydrateLater = <Props extends object>(load: () => Promise<ComponentType<Props>>, missing?: ReactNode) => {
  let loaded: { default: ComponentType<Props> } | undefined
  const loadOnce = async () => {
    loaded ??= { default: marked(await load()) }
    return loaded
  }
  loads.push(loadOnce)

  // Where its chunk fails to load, the part settles all the same: one that waits does not change with the page around it.
  const Part = lazy(() => (loaded ? settled(loaded) : loadOnce().catch(() => ({ default: staticFallback(missing) }))))
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}

const marked =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <Place ref={markHydrated} data-pending="">
      <Part {...props} />
    </Place>
  )

/** The HTML that the server rendered, without its script; where the browser renders the page, `missing`. */
const staticFallback = (missing: ReactNode) => () => {
  const place = useRef<HTMLDivElement>(null)
  const [isFromServer] = useState(useHydrating())
  useEffect(() => markHydrated(place.current), [])
  // In an empty place React would set the HTML, and the content security policy lets no script do that.
  if (!isFromServer) return missing

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: with this React does not touch what stands there
    <Place ref={place} data-pending="" dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />
  )
}

/** Whether React takes over HTML of the server at this moment. */
const useHydrating = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )

const subscribeToNothing = () => () => undefined

const asItStands = { __html: '' }

const markHydrated = (place: HTMLElement | null) => {
  place?.removeAttribute('data-pending')
  place?.dispatchEvent(new Event('hydrated', { bubbles: true }))
}

/** Whether a control is in no part of the page that still waits for its script. Elsewhere, React handles it once the page is hydrated. */
export const isHydrated = (control: Element) => !control.closest('[data-pending]')

/** Resolves once a control is hydrated, or is gone with its part of the page, or nobody can hydrate it. */
export const whenHydrated = (control: Element) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (control.isConnected && !isHydrated(control)) return
      removeEventListener('hydrated', check)
      resolve()
    }
    addEventListener('hydrated', check)
    check()
  })

/** Loads all these parts: the server renders them with the page. */
export const loadParts = () => Promise.all(loads.map((load) => load()))

// React does not wait for it: the server renders what is loaded in one go.
const settled = <Value,>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React calls it at once
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as Promise<Value>

const Place = styled.div`
  display: contents;
`
