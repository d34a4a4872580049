import { ArrowDown, ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { tabular } from '#ui-kit/theme/font.ts'
import { denseDesk } from '#ui-kit/theme/media.ts'
import type { SlideRow } from './slideRow.ts'

/** Moves a slide to another place, from 0, among all slides. */
export type MoveSlide = (id: string, place: number) => void

type MoveButtonsProps = {
  slide: SlideRow
  /** From 0. */
  place: number
  count: number
  onMove: MoveSlide
  /** A slide is being moved. */
  busy: boolean
}

/** The place of a slide in the banner, with buttons that move it up or down. */
export const MoveButtons = ({ slide: { id, title }, place, count, onMove, busy }: MoveButtonsProps) => {
  const move = (to: number) => {
    if (!busy && to >= 0 && to < count) onMove(id, to)
  }

  return (
    <Line>
      <Place>{place + 1}</Place>
      <IconButton
        label={`Move ${title} up`}
        icon={<ArrowUp size={18} aria-hidden />}
        aria-disabled={place === 0 || busy || undefined}
        onClick={() => move(place - 1)}
      />
      <IconButton
        label={`Move ${title} down`}
        icon={<ArrowDown size={18} aria-hidden />}
        aria-disabled={place === count - 1 || busy || undefined}
        onClick={() => move(place + 1)}
      />
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;

  ${denseDesk} {
    margin-block: -4px;
  }
`

const Place = styled.span`
  min-width: 2ch;
  ${tabular}
`
