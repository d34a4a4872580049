import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useLazySource, useRoom } from './useStoryFrame.ts'

interface StoryFrameProps {
  /** What assistive technology calls the frame: the name of the story. */
  title: string
  /** Address of the story without Storybook around it. */
  source: string
  /** Pixels of the window that the story has. */
  width: number
  height: number
  /** Whether the frame becomes as high as the story. */
  fit?: boolean
}

/** A story in a window of its own, so that its media queries, dialogs and ids are its own. Shrinks where there is less room than its width. */
export const StoryFrame = ({ title, source, width, height, fit = false }: StoryFrameProps) => {
  const { holder, room = width } = useRoom()
  const frame = useRef<HTMLIFrameElement>(null)
  const scale = Math.min(1, room / width)
  const shownHeight = useHeight(frame, height, fit)
  useLazySource(frame, source)

  return (
    <Holder ref={holder} style={{ height: shownHeight * scale }}>
      <Frame ref={frame} title={title} style={{ width, height: shownHeight, transform: `scale(${scale})` }} />
    </Holder>
  )
}

const leastHeight = 96

/** The height of the story inside the frame, at most `height`. */
const useHeight = (frame: { current: HTMLIFrameElement | null }, height: number, fit: boolean) => {
  const [shown, setShown] = useState(fit ? Math.min(height, leastHeight) : height)

  useEffect(() => {
    const { current } = frame
    if (!current || !fit) return
    const measure = new ResizeObserver(([entry]) => {
      const root = entry?.target
      if (root && root.clientHeight > 0)
        setShown(Math.min(height, root.clientHeight + 2 * root.getBoundingClientRect().top))
    })
    const onLoad = () => {
      const root = current.contentDocument?.querySelector('#storybook-root')
      if (root) measure.observe(root)
    }
    current.addEventListener('load', onLoad)
    return () => {
      current.removeEventListener('load', onLoad)
      measure.disconnect()
    }
  }, [frame, height, fit])

  return shown
}

const Holder = styled.div`
  width: 100%;
  overflow: hidden;
`

const Frame = styled.iframe`
  display: block;
  border: 0;
  background: #fff;
  transform-origin: 0 0;
`
