import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { throttled } from './throttled.ts'

/** Milliseconds. */
const sendInterval = 1000
const maxTexts = 20

/** Every guest may send messages, so they are batched into one frame a second: the first twenty texts, and how many more there were. */
export const openGuestMessages = (send: (frame: OutgoingFrame) => void) => {
  let texts: string[] = []
  let more = 0
  const sendSoon = throttled(sendInterval, () => {
    send({ event: 'message', data: { text: texts.join('\n'), from: 'guest', ...(more > 0 && { more }) } })
    texts = []
    more = 0
  })

  return (text: string) => {
    if (texts.length < maxTexts) texts.push(text)
    else more += 1
    sendSoon()
  }
}
