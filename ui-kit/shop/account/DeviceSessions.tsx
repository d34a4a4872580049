import { type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type DeviceSession, DeviceSessionRow } from './DeviceSessionRow.tsx'
import { DeviceSessionsSkeleton } from './DeviceSessionsSkeleton.tsx'

export type DeviceSessionsProps = {
  /** This device first. */
  sessions: readonly DeviceSession[]
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The id of the session that is being signed out. */
  busyId?: string | undefined
  /** Called with the session that is ended from here. */
  onSignOut: (id: string) => void
  /** Opens the confirmation dialog. */
  onSignOutOthers: () => void
}

/** The sessions of the customer by device, each with a button to sign it out. */
export const DeviceSessions = (props: DeviceSessionsProps) => {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { sessions, failure, busyId, onSignOutOthers } = props
  useHeadingFocus(heading, sessions.length)

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Row justify="space-between" wrap>
        <Heading level={2} size={20} id={headingId} ref={heading} tabIndex={-1}>
          Where you are signed in
        </Heading>
        {!failure && hasOthers(sessions) && (
          <Button kind="secondary" size="small" disabled={busyId !== undefined} onClick={onSignOutOthers}>
            Sign out everywhere else
          </Button>
        )}
      </Row>
      {content(props)}
    </Stack>
  )
}

const content = ({ sessions, loading, failure, busyId, onSignOut }: DeviceSessionsProps) => {
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <DeviceSessionsSkeleton />

  return (
    <>
      <Text size={14} tone="ink-2">
        {hasOthers(sessions) ? 'Don’t recognise one? Sign it out, then change your password.' : 'Only on this device.'}
      </Text>
      <Stack as="ul" gap={3}>
        {sessions.map((session) => (
          <DeviceSessionRow
            key={session.id}
            session={session}
            busyId={busyId}
            onSignOut={() => onSignOut(session.id)}
          />
        ))}
      </Stack>
    </>
  )
}

const hasOthers = (sessions: readonly DeviceSession[]) => sessions.some(({ current }) => !current)

// Signing out removes the row with the pressed button, so the heading takes the focus.
const useHeadingFocus = (heading: RefObject<HTMLElement | null>, count: number) => {
  const previousCount = useRef(count)

  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (count < previousCount.current && isLost) heading.current?.focus()
    previousCount.current = count
  }, [heading, count])
}
