import { type KeyboardEvent, useRef, useState } from 'react'
import { useHands } from './useHands.ts'
import { closest, moved, scaled, whole, type ZoomView } from './zoomView.ts'

const step = 1.5
const stride = 80

/** A picture that hands, wheel, keys and two buttons bring closer and move about on its ground. */
export const useZoom = () => {
  const ground = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(whole)
  const change = (make: (view: ZoomView, ground: DOMRect) => ZoomView) => {
    const place = ground.current?.getBoundingClientRect()
    if (place) setView((before) => make(before, place))
  }
  const hands = useHands(ground, change)

  const by = (factor: number) => change((before, place) => scaled(before, factor, place))
  const go = (x: number, y: number) => change((before, place) => moved(before, { x, y }, place))
  const deeds: Record<string, () => void> = {
    '+': () => by(step),
    '=': () => by(step),
    '-': () => by(1 / step),
    '0': () => setView(whole),
    ArrowLeft: () => go(stride, 0),
    ArrowRight: () => go(-stride, 0),
    ArrowUp: () => go(0, stride),
    ArrowDown: () => go(0, -stride),
  }

  return {
    ground,
    hands,
    percent: Math.round(view.scale * 100),
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    closer: view.scale < closest ? () => by(step) : undefined,
    farther: view.scale > 1 ? () => by(1 / step) : undefined,
    keys: (event: KeyboardEvent) => {
      const deed = deeds[event.key]
      if (!deed) return
      event.preventDefault()
      deed()
    },
  }
}
