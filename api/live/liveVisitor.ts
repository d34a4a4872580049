import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'

type Event = OutgoingFrame['event']
type Said<E extends Event> = Extract<OutgoingFrame, { event: E }>['data']

/** Somebody on the live socket of a shop, who remembers every frame. Leaves with its scope. */
export const liveVisitor = async (url: string, token?: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`)
  const frames: OutgoingFrame[] = []
  let next = 0
  socket.on('message', (raw) => frames.push(JSON.parse(String(raw))))
  await once(socket, 'open')

  const say = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))

  /** The next frame of this kind that fits, also one that is still to come. Frames before it are passed over. */
  const hears = async <E extends Event>(event: E, fits: (said: Said<E>) => boolean = () => true) => {
    for (;;) {
      for (; next < frames.length; next += 1) {
        const frame = frames[next]
        if (frame?.event !== event || !fits(frame.data as Said<E>)) continue
        next += 1
        return frame.data as Said<E>
      }
      await once(socket, 'message')
    }
  }

  /** Waits until everything that was sent to them has arrived, or they were sent away. */
  const catchesUp = async () => {
    const away = once(socket, 'close')
    if (socket.readyState !== socket.OPEN) return
    say('not a frame')
    await Promise.race([hears('error'), away])
  }

  if (token) await signIn(token, say, () => once(socket, 'message'), frames)
  const leave = async () => {
    if (socket.readyState === socket.CLOSED) return
    const closed = once(socket, 'close')
    socket.close()
    await closed
  }
  return { socket, frames, say, hears, catchesUp, leave, [Symbol.asyncDispose]: leave }
}

// An answer looks like the news of who is online, of which one may be on its way: of two answers, one is to this.
const signIn = async (
  token: string,
  say: (frame: unknown) => void,
  nextFrame: () => Promise<unknown>,
  frames: readonly OutgoingFrame[],
) => {
  const answers = () => frames.filter(({ event }) => event === 'onlineUsers' || event === 'error').length
  const before = answers()
  for (const _ of [1, 2]) say({ event: 'auth', data: { token } })
  while (answers() < before + 2) await nextFrame()
}
