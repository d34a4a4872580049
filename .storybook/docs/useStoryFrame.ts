import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadInTurn } from './frameQueue.ts'

const longestWait = 5_000

/** Loads the story of a frame once the frame is near the window and those before it have been loaded. */
export const useLazySource = (frame: RefObject<HTMLIFrameElement | null>, source: string) => {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const { current } = frame
    if (!current || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame, isNear])

  useEffect(() => {
    const { current } = frame
    if (!current || !isNear) return
    let isGone = false
    loadInTurn(async () => {
      if (isGone) return
      const loaded = new Promise<void>((resolve) => {
        current.addEventListener('load', () => resolve(), { once: true })
        setTimeout(resolve, longestWait)
      })
      current.src = source
      await loaded
    })
    return () => {
      isGone = true
    }
  }, [frame, isNear, source])
}

/** The width in px that an element is given. */
export const useRoom = () => {
  const holder = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>()

  useEffect(() => {
    const { current } = holder
    if (!current) return
    const observer = new ResizeObserver(() => setRoom(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return { holder, room }
}
