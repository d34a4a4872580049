import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openReconnectingSocket } from './reconnectingSocket.ts'

/** A fake WebSocket. */
class FakeSocket {
  static readonly OPEN = 1
  static sockets: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}
  readonly url: URL

  constructor(url: URL) {
    this.url = url
    FakeSocket.sockets.push(this)
  }

  accept() {
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

const sockets = () => FakeSocket.sockets

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.sockets = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'https://ekhaya.example/Cart' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the reconnecting socket', () => {
  it('connects to the origin of the page', () => {
    openReconnectingSocket({ onOpen: vi.fn(), onFrame: vi.fn() }).reconnect()

    expect(sockets()[0]?.url.href).toBe('wss://ekhaya.example/live')
  })

  it('sends and receives frames', () => {
    const onFrame = vi.fn()
    const connection = openReconnectingSocket({
      onOpen: (connection) => connection.send({ event: 'viewProduct', data: { productId: 'blue-kettle' } }),
      onFrame,
    })
    connection.reconnect()

    sockets()[0]?.accept()
    sockets()[0]?.onmessage({ data: '{"event":"onlineUsers","data":7}' })

    expect(sockets()[0]?.sent).toEqual(['{"event":"viewProduct","data":{"productId":"blue-kettle"}}'])
    expect(onFrame).toHaveBeenCalledWith({ event: 'onlineUsers', data: 7 })
  })

  it('reconnects when it was closed, and gives up after ten attempts in a row', () => {
    openReconnectingSocket({ onOpen: vi.fn(), onFrame: vi.fn() }).reconnect()

    for (let attempt = 0; attempt < 20; attempt += 1) {
      sockets().at(-1)?.close()
      vi.advanceTimersByTime(5000)
    }

    expect(sockets()).toHaveLength(10)
  })

  it('resets the count of attempts once it was open', () => {
    openReconnectingSocket({ onOpen: vi.fn(), onFrame: vi.fn() }).reconnect()

    for (let attempt = 0; attempt < 20; attempt += 1) {
      sockets().at(-1)?.accept()
      sockets().at(-1)?.close()
      vi.advanceTimersByTime(5000)
    }

    expect(sockets()).toHaveLength(21)
  })

  it('closes a socket that does not open within ten seconds', () => {
    openReconnectingSocket({ onOpen: vi.fn(), onFrame: vi.fn() }).reconnect()

    vi.advanceTimersByTime(10_000)

    expect(sockets()[0]?.readyState).toBe(3)
  })

  it('tells each time that the connection is lost, and once when it is closed on purpose', () => {
    const onClose = vi.fn()
    const connection = openReconnectingSocket({ onOpen: vi.fn(), onClose, onFrame: vi.fn() })
    connection.reconnect()
    sockets()[0]?.accept()
    expect(onClose).not.toHaveBeenCalled()

    sockets()[0]?.close()
    expect(onClose).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(5000)
    sockets()[1]?.accept()
    connection.close()
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('does not reconnect after `close`', () => {
    const connection = openReconnectingSocket({ onOpen: vi.fn(), onFrame: vi.fn() })
    connection.reconnect()

    connection.close()
    vi.advanceTimersByTime(60_000)

    expect(sockets()).toHaveLength(1)
  })

  it('starts anew when the tab is visible again after it gave up, and opens no second socket while it is connected', () => {
    const connection = openReconnectingSocket({ onOpen: vi.fn(), onFrame: vi.fn() })
    connection.reconnect()
    for (let attempt = 0; attempt < 20; attempt += 1) {
      sockets().at(-1)?.close()
      vi.advanceTimersByTime(5000)
    }
    connection.onTabShown()
    expect(sockets()).toHaveLength(11)
    sockets().at(-1)?.accept()
    connection.onTabShown()
    expect(sockets()).toHaveLength(11)
  })

  it('ignores what an earlier socket still says', () => {
    const onFrame = vi.fn()
    const connection = openReconnectingSocket({ onOpen: vi.fn(), onFrame })
    connection.reconnect()
    sockets()[0]?.accept()
    connection.reconnect()
    sockets()[1]?.accept()

    sockets()[0]?.onmessage({ data: '{"event":"onlineUsers","data":7}' })
    sockets()[0]?.onclose()
    vi.advanceTimersByTime(60_000)

    expect(onFrame).not.toHaveBeenCalled()
    expect(sockets()).toHaveLength(2)
  })
})
