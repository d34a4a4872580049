import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseBefore, reconnecting } from './reconnecting.ts'

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1
  static dialled: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}
  readonly url: URL

  constructor(url: URL) {
    this.url = url
    FakeSocket.dialled.push(this)
  }

  answers() {
    this.readyState = 1
    this.onopen()
  }

  send(text: string) {
    this.sent.push(text)
  }

  close() {
    this.readyState = 3
    this.onclose()
  }
}

const dialled = () => FakeSocket.dialled

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.dialled = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'https://ekhaya.example/Cart' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the live line', () => {
  it('is dialled where the page came from', () => {
    reconnecting({ onOpen: vi.fn(), onFrame: vi.fn() }).again()

    expect(dialled()[0]?.url.href).toBe('wss://ekhaya.example/live')
  })

  it('carries frames both ways', () => {
    const onFrame = vi.fn()
    const line = reconnecting({
      onOpen: (open) => open.say({ event: 'viewProduct', data: { productId: 'blue-kettle' } }),
      onFrame,
    })
    line.again()

    dialled()[0]?.answers()
    dialled()[0]?.onmessage({ data: '{"event":"onlineUsers","data":7}' })

    expect(dialled()[0]?.sent).toEqual(['{"event":"viewProduct","data":{"productId":"blue-kettle"}}'])
    expect(onFrame).toHaveBeenCalledWith({ event: 'onlineUsers', data: 7 })
  })

  it('comes back after it broke, and gives up after ten attempts in a row', () => {
    reconnecting({ onOpen: vi.fn(), onFrame: vi.fn() }).again()

    for (let broken = 0; broken < 20; broken += 1) {
      dialled().at(-1)?.close()
      vi.advanceTimersByTime(5000)
    }

    expect(dialled()).toHaveLength(10)
  })

  it('counts anew once it was open', () => {
    reconnecting({ onOpen: vi.fn(), onFrame: vi.fn() }).again()

    for (let broken = 0; broken < 20; broken += 1) {
      dialled().at(-1)?.answers()
      dialled().at(-1)?.close()
      vi.advanceTimersByTime(5000)
    }

    expect(dialled()).toHaveLength(21)
  })

  it('is given up for this time when nobody answers for ten seconds', () => {
    reconnecting({ onOpen: vi.fn(), onFrame: vi.fn() }).again()

    vi.advanceTimersByTime(10_000)

    expect(dialled()[0]?.readyState).toBe(3)
  })

  it('stays down once it was closed', () => {
    const line = reconnecting({ onOpen: vi.fn(), onFrame: vi.fn() })
    line.again()

    line.close()
    vi.advanceTimersByTime(60_000)

    expect(dialled()).toHaveLength(1)
  })

  it('waits from about one second up to five', () => {
    expect(pauseBefore(1, 0)).toBe(750)
    expect(pauseBefore(1, 1)).toBe(1000)
    expect(pauseBefore(9, 1)).toBe(5000)
  })
})
