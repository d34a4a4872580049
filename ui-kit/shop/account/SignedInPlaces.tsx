import { type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type SignedInPlace, SignedInRow } from './SignedInRow.tsx'
import { SignedInWaiting } from './SignedInWaiting.tsx'

export type SignedInPlacesProps = {
  /** This device first. */
  places: readonly SignedInPlace[]
  loading?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The place that is being signed out. */
  busyId?: string | undefined
  onSignOut: (id: string) => void
  /** Asks first. */
  onSignOutOthers: () => void
}

/** Where somebody is signed in, and a way out of each place. */
export const SignedInPlaces = (props: SignedInPlacesProps) => {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { places, failure, busyId, onSignOutOthers } = props
  useFocusKept(heading, places.length)

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Row justify="space-between" wrap>
        <Heading level={2} size={20} id={headingId} ref={heading} tabIndex={-1}>
          Where you are signed in
        </Heading>
        {!failure && hasOthers(places) && (
          <Button kind="secondary" size="small" disabled={busyId !== undefined} onClick={onSignOutOthers}>
            Sign out everywhere else
          </Button>
        )}
      </Row>
      {content(props)}
    </Stack>
  )
}

const content = ({ places, loading, failure, busyId, onSignOut }: SignedInPlacesProps) => {
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <SignedInWaiting />

  return (
    <>
      <Text size={14} tone="ink-2">
        {hasOthers(places)
          ? 'Do you not recognise one of them? Sign it out, then change your password.'
          : 'Only on this device.'}
      </Text>
      <Stack as="ul" gap={3}>
        {places.map((place) => (
          <SignedInRow key={place.id} place={place} busyId={busyId} onSignOut={() => onSignOut(place.id)} />
        ))}
      </Stack>
    </>
  )
}

const hasOthers = (places: readonly SignedInPlace[]) => places.some(({ current }) => !current)

// With its place goes the button that was pressed: the keyboard goes on from the heading.
const useFocusKept = (heading: RefObject<HTMLElement | null>, places: number) => {
  const before = useRef(places)

  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (places < before.current && isLost) heading.current?.focus()
    before.current = places
  }, [heading, places])
}
