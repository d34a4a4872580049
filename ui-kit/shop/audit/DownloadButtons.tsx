import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { phone } from '#ui-kit/theme/media.ts'

export type DownloadFormat = {
  /** The format: 'CSV'. */
  label: string
  onDownload: () => void
  busy?: boolean | undefined
}

type DownloadButtonsProps = {
  /** The file formats that are offered, a button each. */
  formats: readonly DownloadFormat[]
  /** A note on what the file does not contain. */
  note?: string | undefined
}

/** One button per file format that downloads what is shown. */
export const DownloadButtons = ({ formats, note }: DownloadButtonsProps) => (
  <Box role="group" aria-label="Download">
    {note && (
      <Text size={14} tone="ink-2">
        {note}
      </Text>
    )}
    <Row gap={1}>
      {formats.map(({ label, onDownload, busy }) => (
        <Button
          key={label}
          kind="quiet"
          size="small"
          icon={<Download size={16} aria-hidden />}
          loading={busy}
          onClick={onDownload}
        >
          {label}
        </Button>
      ))}
    </Row>
  </Box>
)

// On phones the buttons stay next to the title and the note moves below them.
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  ${phone} {
    flex-direction: column-reverse;
    align-items: end;
  }
`
