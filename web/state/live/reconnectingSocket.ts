import { maxReconnectDelay, maxSocketAttempts, minReconnectDelay, socketTimeout } from '#domain/businessConstants.ts'
import type { IncomingFrame, OutgoingFrame } from '#domain/live/liveFrames.ts'

/** A connection to the live socket that reconnects by itself. */
export interface LiveConnection {
  /** Sends a frame; drops it while the socket is not open. */
  send(frame: IncomingFrame): void
  /** Closes the socket and opens another. */
  reconnect(): void
  close(): void
}

interface SocketHandlers {
  onOpen(connection: LiveConnection): void
  /** The connection was lost or could not be made. */
  onClose?(): void
  onFrame(frame: OutgoingFrame): void
}

/** Opens no socket before the first `reconnect`. */
export const openReconnectingSocket = ({ onOpen, onClose, onFrame }: SocketHandlers): LiveConnection => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0

  const connect = () => {
    const opened = new WebSocket(new URL('/live', location.href.replace(/^http/, 'ws')))
    socket = opened
    timer = setTimeout(() => opened.close(), socketTimeout)
    opened.onopen = () => {
      clearTimeout(timer)
      attempts = 0
      onOpen(connection)
    }
    opened.onmessage = ({ data }) => onFrame(JSON.parse(String(data)))
    opened.onclose = () => {
      clearTimeout(timer)
      attempts += 1
      if (opened === socket) onClose?.()
      if (opened === socket && attempts < maxSocketAttempts) timer = setTimeout(connect, reconnectDelay(attempts))
    }
  }

  const close = () => {
    clearTimeout(timer)
    const closingSocket = socket
    socket = undefined
    if (closingSocket) onClose?.()
    closingSocket?.close()
  }

  const connection: LiveConnection = {
    send: (frame) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame)),
    reconnect: () => {
      close()
      attempts = 0
      connect()
    },
    close,
  }
  return connection
}

/** Milliseconds, growing with the attempts, with jitter so that not all browsers reconnect at once. */
export const reconnectDelay = (attempt: number, random = Math.random()) =>
  Math.min(maxReconnectDelay, minReconnectDelay * 1.5 ** (attempt - 1)) * (0.75 + random / 4)
