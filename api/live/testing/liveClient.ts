import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'

type LiveEvent = OutgoingFrame['event']
type FrameData<E extends LiveEvent> = Extract<OutgoingFrame, { event: E }>['data']

/** A test client on the live socket of a shop that records every frame. Disconnects at the end of its scope. */
export const openLiveClient = async (url: string, token?: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`)
  const frames: OutgoingFrame[] = []
  let next = 0
  socket.on('message', (raw) => frames.push(JSON.parse(String(raw))))
  await once(socket, 'open')

  const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))

  /** The next frame of this event that matches, waiting for it if needed. Skips the frames before it. */
  const waitForFrame = async <E extends LiveEvent>(event: E, matches: (data: FrameData<E>) => boolean = () => true) => {
    for (;;) {
      for (; next < frames.length; next += 1) {
        const frame = frames[next]
        if (frame?.event !== event || !matches(frame.data as FrameData<E>)) continue
        next += 1
        return frame.data as FrameData<E>
      }
      await once(socket, 'message')
    }
  }

  /** Waits until every frame sent so far has arrived, or the server has closed the connection. */
  const catchUp = async () => {
    const closed = once(socket, 'close')
    if (socket.readyState !== socket.OPEN) return
    send('not a frame')
    await Promise.race([waitForFrame('error'), closed])
  }

  if (token) await signIn(token, send, () => once(socket, 'message'), frames)
  const leave = async () => {
    if (socket.readyState === socket.CLOSED) return
    const closed = once(socket, 'close')
    socket.close()
    await closed
  }
  return { socket, frames, send, waitForFrame, catchUp, leave, [Symbol.asyncDispose]: leave }
}

// The response to `auth` is an `onlineUsers` frame, of which an unrelated one may be on its way: so it sends `auth` twice and waits for two.
const signIn = async (
  token: string,
  send: (frame: unknown) => void,
  nextFrame: () => Promise<unknown>,
  frames: readonly OutgoingFrame[],
) => {
  const responseCount = () => frames.filter(({ event }) => event === 'onlineUsers' || event === 'error').length
  const before = responseCount()
  for (const _ of [1, 2]) send({ event: 'auth', data: { token } })
  while (responseCount() < before + 2) await nextFrame()
}
