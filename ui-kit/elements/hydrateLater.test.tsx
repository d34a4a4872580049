// @vitest-environment jsdom
import { act, type ComponentType, createContext, startTransition, use, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hydrateLater, isHydrated, loadParts, whenHydrated } from './hydrateLater.tsx'

const onPress = vi.fn()
const Theme = () => (
  <button type="button" onClick={onPress}>
    Dark
  </button>
)

const Path = createContext('/')
const Title = () => <h1>{use(Path)}</h1>

const Site = ({ path, Part }: { path: string; Part: ComponentType }) => (
  <Path value={path}>
    <Title />
    <Part />
  </Path>
)

const page = document.body.appendChild(document.createElement('div'))
let close = () => {}

/** A page with such a part, rendered by the server and hydrated, while the chunk of the part is still to come. */
const openPage = async () => {
  const chunk = Promise.withResolvers<typeof Theme>()
  const OnServer = hydrateLater(async () => Theme)
  await loadParts()
  page.innerHTML = renderToString(<Site path="/" Part={OnServer} />)
  const button = page.querySelector('button')
  if (!button) throw new Error('The server has not rendered the part')

  let isOpen = true
  const Part = hydrateLater(async () => (isOpen ? chunk.promise : Theme))
  let go: (path: string) => void = () => {}
  const Browser = () => {
    const [path, setPath] = useState('/')
    go = setPath
    return <Site path={path} Part={Part} />
  }
  const root = await act(async () => hydrateRoot(page, <Browser />))
  close = () => {
    isOpen = false
    act(() => root.unmount())
  }
  return { button, chunk, go }
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

afterEach(() => {
  close()
  close = () => {}
  vi.restoreAllMocks()
  onPress.mockClear()
})

describe('a part that is hydrated later', () => {
  it('stands as the server rendered it until its chunk is there, and is live then', async () => {
    const { button, chunk } = await openPage()
    expect(button.isConnected).toBe(true)
    expect(isHydrated(button)).toBe(false)

    const hydrated = whenHydrated(button)
    await act(async () => chunk.resolve(Theme))
    await hydrated
    expect(button.isConnected).toBe(true)
    expect(isHydrated(button)).toBe(true)
    button.click()
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('remains so where its chunk fails, nobody waits for it, and the page around it goes on', async () => {
    vi.spyOn(console, 'error')
    const { button, chunk, go } = await openPage()
    const hydrated = whenHydrated(button)
    await act(async () => chunk.reject(new TypeError('Failed to fetch')))
    await hydrated
    expect(isHydrated(button)).toBe(true)

    await act(async () => startTransition(() => go('/Cart')))
    expect(page.querySelector('h1')?.textContent).toBe('/Cart')
    expect(button.isConnected).toBe(true)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('says what is missing where the browser rendered the page and the chunk fails', async () => {
    let isOpen = true
    const load = async () => {
      if (isOpen) throw new TypeError('Failed to fetch')
      return Theme
    }
    const Part = hydrateLater(load, <p>The colours did not load.</p>)
    // As the content security policy does.
    const setHtml = vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
      throw new TypeError('This document requires TrustedHTML')
    })
    const root = createRoot(page)
    await act(async () => root.render(<Part />))

    expect(page.textContent).toBe('The colours did not load.')
    expect(setHtml).not.toHaveBeenCalled()
    isOpen = false
    act(() => root.unmount())
  })
})
