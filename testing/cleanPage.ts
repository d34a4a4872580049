import { afterAll, vi } from 'vitest'

// Test files share a worker with its modules and its page: each one leaves them as it found them.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react')

  // jsdom lays nothing out: no size ever changes.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }

  // What a file began to listen to, such as a client that it did not stop, ends with it.
  const { addEventListener } = globalThis
  const added: Parameters<typeof addEventListener>[] = []
  globalThis.addEventListener = (...listening: Parameters<typeof addEventListener>) => {
    added.push(listening)
    addEventListener(...listening)
  }

  afterAll(() => {
    cleanup()
    globalThis.addEventListener = addEventListener
    for (const listening of added) removeEventListener(...listening)
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
}
