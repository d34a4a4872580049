import { type ComponentType, lazy, memo, Suspense } from 'react'

const loads: (() => Promise<unknown>)[] = []

/**
 * A part of the page whose script the browser loads after the page itself has come to life. Until then the HTML of the server stands as it
 * is, with links and forms that work; a page that the browser renders leaves its place empty. Where the chunk fails to load, that remains
 * so. Give it properties that stay the same objects: React would drop the HTML of a part that changes before its script is there.
 */
export const hydrateLater = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: { default: ComponentType<Props> } | undefined
  const loadOnce = async () => {
    loaded ??= { default: await load() }
    return loaded
  }
  loads.push(loadOnce)

  const Part = lazy(() => (loaded ? settled(loaded) : loadOnce().catch(never)))
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}

/** Loads all these parts: the server renders them with the page. */
export const loadParts = () => Promise.all(loads.map((load) => load()))

// React does not wait for it: the server renders what is loaded in one go.
const settled = <Value,>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React calls it at once
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as Promise<Value>

const never = () => new Promise<never>(() => {})
