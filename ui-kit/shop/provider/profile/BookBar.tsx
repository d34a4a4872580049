import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { SoonestSlot } from '#ui-kit/shop/provider/SoonestSlot.tsx'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'
import { smallPhone } from '#ui-kit/theme/media.ts'

type BookBarProps = {
  /** ISO moment of the first free time. */
  soonest: string
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
  /** Where the free times are: '#times'. */
  href: string
}

/** The first free time and 'Book Appointment' at the bottom of the screen, on phones. */
export const BookBar = ({ soonest, now, href }: BookBarProps) => (
  <BottomBar floating>
    <When>
      <SoonestSlot start={soonest} now={now} />
    </When>
    <Action>
      <Button href={href}>Book Appointment</Button>
    </Action>
  </BottomBar>
)

// Two short lines beside the button, without the icon.
const When = styled.div`
  min-width: 0;
  flex: 1 1 8rem;

  svg {
    display: none;
  }
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
