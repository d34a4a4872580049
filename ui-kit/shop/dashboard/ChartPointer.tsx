import { type PointerEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { barAt } from './axis.ts'

type ChartPointerProps = {
  /** The accessible name: 'Orders by day: choose a day'. */
  label: string
  /** How many days the chart has. */
  count: number
  /** The chosen day; undefined for none. */
  index: number | undefined
  /** What a day has to say: '20 Nov: R 1 000'. */
  textOf: (index: number) => string
  onMove: (index: number | undefined) => void
}

/** An unseen slider over a chart that chooses a day: by hovering, by touch, or with the arrow keys. */
export const ChartPointer = ({ label, count, index, textOf, onMove }: ChartPointerProps) => {
  const isPressed = useRef(false)
  const last = count - 1
  const shown = index ?? last

  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onMove(barAt((clientX - left) / width, count))
  }

  return (
    <Slider
      type="range"
      min={0}
      max={last}
      value={shown}
      aria-label={label}
      aria-valuetext={textOf(shown)}
      onPointerDown={(event) => {
        isPressed.current = true
        point(event)
      }}
      onPointerMove={point}
      onPointerUp={() => {
        isPressed.current = false
      }}
      onPointerCancel={() => {
        isPressed.current = false
      }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onMove(undefined)}
      onFocus={() => onMove(shown)}
      onBlur={() => onMove(undefined)}
      // A press chooses the bar below it; the slider itself would choose by the place of its thumb.
      onChange={({ target }) => !isPressed.current && onMove(Number(target.value))}
    />
  )
}

// Above the link that covers the tile.
const Slider = styled.input`
  position: absolute;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  border-radius: var(--radius-1);
  appearance: none;
  background: transparent;
  cursor: crosshair;
  inset: 0;
  touch-action: pan-y;

  &::-webkit-slider-thumb {
    width: 1px;
    height: 100%;
    appearance: none;
    opacity: 0;
  }
  &::-moz-range-thumb {
    width: 1px;
    height: 100%;
    border: 0;
    opacity: 0;
  }
`
