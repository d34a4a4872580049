import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type DescriptionDialogProps = {
  /** The name of the service provider. */
  name: string
  /** What the service provider does. */
  profession: string
  /** The whole text that the card cuts off. */
  description: string
  /** Where one books. */
  bookHref: string
  /** Called when the close button is pressed. */
  onClose: () => void
}

/** The whole description of a service provider. Load it on demand: it is not part of the first page. */
export const DescriptionDialog = ({ name, profession, description, bookHref, onClose }: DescriptionDialogProps) => (
  <Dialog heading={name} onClose={onClose}>
    <Stack gap={4}>
      <Text strong tone="ink-2">
        {profession}
      </Text>
      <Prose>{description}</Prose>
      <Button wide href={bookHref}>
        Book Appointment
      </Button>
    </Stack>
  </Dialog>
)

const Prose = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
