import { CalendarCheck, CalendarX } from 'lucide-react'
import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { soonestLabel } from './soonestLabel.ts'

type SoonestSlotProps = {
  /** ISO moment of the first free time; undefined if there is none. */
  start: string | undefined
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
}

/** When a service provider is free first. */
export const SoonestSlot = ({ start, now }: SoonestSlotProps) =>
  start === undefined ? (
    <Line $isFree={false}>
      <CalendarX size={16} aria-hidden />
      No free times at the moment
    </Line>
  ) : (
    <Line $isFree>
      <CalendarCheck size={16} aria-hidden />
      <time dateTime={start}>{soonestLabel(start, now)}</time>
    </Line>
  )

const Line = styled.span<{ $isFree: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--${({ $isFree }) => ($isFree ? 'ok' : 'ink-2')});
  ${({ $isFree }) => font(14, $isFree ? 600 : 400)}
  ${tabular}

  > svg {
    flex: none;
  }
`
