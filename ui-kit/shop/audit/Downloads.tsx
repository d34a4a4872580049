import { Download } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Row } from '#ui-kit/space/Row.tsx'

export type DownloadWay = {
  /** The format: 'CSV'. */
  label: string
  onDownload: () => void
  busy?: boolean | undefined
}

/** The files in which one can take home what is shown. */
export const Downloads = ({ ways }: { ways: readonly DownloadWay[] }) => (
  <Row gap={1} role="group" aria-label="Download">
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
)
