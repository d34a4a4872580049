import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { phone } from '#ui-kit/theme/media.ts'

export type DownloadWay = {
  /** The format: 'CSV'. */
  label: string
  onDownload: () => void
  busy?: boolean | undefined
}

type DownloadsProps = {
  ways: readonly DownloadWay[]
  /** What a file leaves out. */
  note?: string | undefined
}

/** The files in which one can take home what is shown. */
export const Downloads = ({ ways, note }: DownloadsProps) => (
  <Box role="group" aria-label="Download">
    {note && (
      <Text size={14} tone="ink-2">
        {note}
      </Text>
    )}
    <Row gap={1}>
      {ways.map(({ label, onDownload, busy }) => (
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

// Beside a title on a phone there is room for the buttons, and below them for the note.
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  ${phone} {
    flex-direction: column-reverse;
    align-items: end;
  }
`
