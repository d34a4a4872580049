import type { IncomingFrame, OutgoingFrame } from '#domain/live/liveFrames.ts'

/** A line to the live socket that comes back by itself. */
export interface Line {
  /** Said now or, without a line, never. */
  say(frame: IncomingFrame): void
  /** Hangs up and dials anew. */
  again(): void
  close(): void
}

interface Ears {
  onOpen(line: Line): void
  onFrame(frame: OutgoingFrame): void
}

const mostAttempts = 10
const patience = 10_000

/** The line is dialled with the first `again`. */
export const reconnecting = ({ onOpen, onFrame }: Ears): Line => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0

  const dial = () => {
    const dialled = new WebSocket(new URL('/live', location.href.replace(/^http/, 'ws')))
    socket = dialled
    timer = setTimeout(() => dialled.close(), patience)
    dialled.onopen = () => {
      clearTimeout(timer)
      attempts = 0
      onOpen(line)
    }
    dialled.onmessage = ({ data }) => onFrame(JSON.parse(String(data)))
    dialled.onclose = () => {
      clearTimeout(timer)
      attempts += 1
      if (dialled === socket && attempts < mostAttempts) timer = setTimeout(dial, pauseBefore(attempts))
    }
  }

  const close = () => {
    clearTimeout(timer)
    const closing = socket
    socket = undefined
    closing?.close()
  }

  const line: Line = {
    say: (frame) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame)),
    again: () => {
      close()
      attempts = 0
      dial()
    },
    close,
  }
  return line
}

/** Milliseconds: from 1 s up to 5 s, with jitter so that not all browsers come back at once. */
export const pauseBefore = (attempt: number, chance = Math.random()) =>
  Math.min(5000, 1000 * 1.5 ** (attempt - 1)) * (0.75 + chance / 4)
