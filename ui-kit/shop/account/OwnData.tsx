import { Download } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type OwnDataProps = {
  /** Whether the file is being made. */
  downloading?: boolean | undefined
  /** Called when somebody wants a copy of all their data. */
  onDownload: () => void
}

/** The download of all data that the shop stores about the customer. */
export const OwnData = ({ downloading, onDownload }: OwnDataProps) => {
  const headingId = useId()

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Heading level={2} size={20} id={headingId}>
        Your data
      </Heading>
      <Text size={14} tone="ink-2">
        Everything we keep about you, with the time of each entry: details, addresses, cart, orders, reviews, where you
        were signed in, the e-mails we sent you, and when one of our staff looked at it. You get a JSON file, which
        other services can also read.
      </Text>
      <div>
        <Button kind="secondary" loading={downloading} icon={<Download size={18} aria-hidden />} onClick={onDownload}>
          Download my data
        </Button>
      </div>
    </Stack>
  )
}
