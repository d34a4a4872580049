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

  afterAll(() => {
    cleanup()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
}
