import { type KeyboardEvent, useRef, useState } from 'react'
import { usePanZoom } from './usePanZoom.ts'
import { maxScale, pan, unzoomed, type ZoomView, zoom } from './zoomView.ts'

const zoomStep = 1.5
const panStep = 80

/** The zoom and pan state of a picture, changed by pointers, wheel, keys and two buttons. */
export const useZoom = () => {
  const viewport = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(unzoomed)
  const change = (update: (view: ZoomView, viewport: DOMRect) => ZoomView) => {
    const rect = viewport.current?.getBoundingClientRect()
    if (rect) setView((current) => update(current, rect))
  }
  const pointerHandlers = usePanZoom(viewport, change)

  const zoomBy = (factor: number) => change((current, rect) => zoom(current, factor, rect))
  const panBy = (x: number, y: number) => change((current, rect) => pan(current, { x, y }, rect))
  const actions: Record<string, () => void> = {
    '+': () => zoomBy(zoomStep),
    '=': () => zoomBy(zoomStep),
    '-': () => zoomBy(1 / zoomStep),
    '0': () => setView(unzoomed),
    ArrowLeft: () => panBy(panStep, 0),
    ArrowRight: () => panBy(-panStep, 0),
    ArrowUp: () => panBy(0, panStep),
    ArrowDown: () => panBy(0, -panStep),
  }

  return {
    viewport,
    pointerHandlers,
    percent: Math.round(view.scale * 100),
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    zoomIn: view.scale < maxScale ? () => zoomBy(zoomStep) : undefined,
    zoomOut: view.scale > 1 ? () => zoomBy(1 / zoomStep) : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      const action = actions[event.key]
      if (!action) return
      event.preventDefault()
      action()
    },
  }
}
