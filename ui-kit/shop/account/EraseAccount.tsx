import { useId } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { EraseButton } from './EraseButton.tsx'

/** The section that starts the erasure of the customer's own account. */
export const EraseAccount = ({
  onErase,
}: {
  /** Called when somebody wants to erase the account: show the dialog that asks for the password. */
  onErase: () => void
}) => {
  const headingId = useId()

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Heading level={2} size={20} id={headingId}>
        Erase my account
      </Heading>
      <Text size={14} tone="ink-2">
        Permanently deletes your details. First we show you what will be deleted and what we must keep by law, and ask
        for your password.
      </Text>
      <div>
        <EraseButton onClick={onErase}>Erase my account</EraseButton>
      </div>
    </Stack>
  )
}
