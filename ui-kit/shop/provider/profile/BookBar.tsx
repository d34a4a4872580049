import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { SoonestSlot } from '#ui-kit/shop/provider/SoonestSlot.tsx'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { smallPhone } from '#ui-kit/theme/media.ts'

export type BookBarProps = {
  /** ISO moment of the first free time; undefined if there is none. */
  soonest: string | undefined
  /** The time that was chosen, as an ISO moment, and where it is booked. Without it and without `soonest` there is no bar. */
  chosen?: { start: string; href: string } | undefined
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
  /** Where the free times are: '#times'. */
  href: string
}

/** 'Book Appointment' at the bottom of the screen, on phones: with the chosen time or, before one is chosen, the first free one. */
export const BookBar = ({ soonest, chosen, now, href }: BookBarProps) => {
  if (!soonest && !chosen) return null

  return (
    <BottomBar floating>
      <When>
        {chosen ? (
          <Chosen dateTime={chosen.start}>{slotName(chosen.start)}</Chosen>
        ) : (
          <SoonestSlot start={soonest} now={now} />
        )}
      </When>
      <Action>
        <Button href={chosen?.href ?? href}>Book Appointment</Button>
      </Action>
    </BottomBar>
  )
}

// Two short lines beside the button, without the icon.
const When = styled.div`
  min-width: 0;
  flex: 1 1 8rem;

  svg {
    display: none;
  }
`

const Chosen = styled.time`
  ${font(14, 600)}
  ${tabular}
`

const Action = styled.div`
  flex: none;
  white-space: nowrap;

  ${smallPhone} {
    > * {
      padding-inline: var(--space-4);
    }
  }
`
