import { useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type RequestBookingButtonProps = {
  /** Why the booking cannot be requested yet, in a sentence. */
  disabledReason: string | undefined
  /** The addresses are still loading. */
  waiting: boolean
  busy: boolean
  wide?: boolean
}

/** Submits the booking form. While it is disabled, it says why. */
export const RequestBookingButton = ({ disabledReason, waiting, busy, wide = false }: RequestBookingButtonProps) => {
  const reasonId = useId()

  return (
    <Stack gap={1}>
      <Button
        type="submit"
        wide={wide}
        loading={busy}
        disabled={waiting || disabledReason !== undefined}
        aria-describedby={disabledReason && reasonId}
      >
        Request Booking
      </Button>
      {disabledReason && (
        <Text id={reasonId} size={14} tone="ink-2">
          {disabledReason}
        </Text>
      )}
    </Stack>
  )
}
