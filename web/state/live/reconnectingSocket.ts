import { createActor } from 'xstate'
import { liveConnectionMachine } from '#domain/live/liveConnectionMachine.ts'
import type { IncomingFrame, OutgoingFrame } from '#domain/live/liveFrames.ts'

/** A connection to the live socket that reconnects by itself, as `liveConnectionMachine` says. */
export interface LiveConnection {
  /** Sends a frame; drops it while the socket is not open. */
  send(frame: IncomingFrame): void
  /** Closes the socket and opens another. */
  reconnect(): void
  /** Call it when the tab is visible again: connects at once, unless it is connected. */
  onTabShown(): void
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

  const openSocket = () => {
    const opened = new WebSocket(new URL('/live', location.href.replace(/^http/, 'ws')))
    socket = opened
    // A socket that was replaced has no say any more.
    const ifCurrent = (work: () => void) => () => opened === socket && work()
    opened.onopen = ifCurrent(() => {
      actor.send({ type: 'socketOpened' })
      onOpen(connection)
    })
    opened.onmessage = ({ data }) => opened === socket && onFrame(JSON.parse(String(data)))
    opened.onclose = ifCurrent(() => actor.send({ type: 'socketClosed' }))
  }
  const closeSocket = () => {
    const closing = socket
    socket = undefined
    if (!closing) return
    onClose?.()
    closing.close()
  }

  const actor = createActor(liveConnectionMachine.provide({ actions: { openSocket, closeSocket } })).start()
  const connection: LiveConnection = {
    send: (frame) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame)),
    reconnect: () => actor.send({ type: 'connectionRequested' }),
    onTabShown: () => actor.send({ type: 'tabShown' }),
    close: () => actor.send({ type: 'stopped' }),
  }
  return connection
}
