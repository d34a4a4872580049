import { Monitor, Smartphone } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'

export type DeviceSession = {
  id: string
  /** The session of this page. */
  current: boolean
  /** Browser and system: 'Chrome on Android'. */
  device: string
  /** ISO moments. */
  startedAt: string
  lastSeenAt: string
}

type DeviceSessionRowProps = {
  session: DeviceSession
  /** The id of the session that is being signed out. */
  busyId: string | undefined
  onSignOut: () => void
}

/** One session with device and times. */
export const DeviceSessionRow = ({
  session: { id, current, device, startedAt, lastSeenAt },
  ...props
}: DeviceSessionRowProps) => {
  const timesId = useId()
  const Icon = /Android|iPhone|iPad|iOS/.test(device) ? Smartphone : Monitor

  return (
    <Line>
      <Icon size={24} aria-hidden />
      <div>
        <Name>
          {device}
          {current && <Badge tone="ok">This device</Badge>}
        </Name>
        <div id={timesId}>
          <Time>
            Signed in <Moment at={startedAt} />
          </Time>
          {!current && (
            <Time>
              Last seen <Moment at={lastSeenAt} />
            </Time>
          )}
        </div>
      </div>
      {!current && (
        <Button
          kind="secondary"
          size="small"
          loading={props.busyId === id}
          disabled={props.busyId !== undefined && props.busyId !== id}
          aria-label={`Sign out ${device}`}
          aria-describedby={timesId}
          onClick={props.onSignOut}
        >
          Sign out
        </Button>
      )}
    </Line>
  )
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);

  > svg {
    color: var(--ink-2);
  }
  ${phone} {
    grid-template-columns: 24px minmax(0, 1fr);
    column-gap: var(--space-3);

    > svg {
      align-self: start;
    }
    > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  overflow-wrap: anywhere;
  ${font(16, 600)}
`

const Time = styled.p`
  color: var(--ink-2);
  ${font(14)}
  ${tabular}
`
