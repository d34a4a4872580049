import { CircleAlert, X } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import type { PictureUpload } from './pictureUpload.ts'

type UploadProgressProps = {
  /** The file, and how much of it has been sent. */
  upload: PictureUpload
  /** Called with the upload that somebody no longer wants to see. */
  onDismiss: (id: string) => void
}

/** The upload progress of a file, or why it was refused. */
export const UploadProgress = ({ upload: { id, name, share, problem }, onDismiss }: UploadProgressProps) => (
  <Line>
    {problem ? (
      <Refused role="alert">
        <CircleAlert size={16} aria-hidden />
        <span>
          <strong>{name}</strong>: {problem}
        </span>
      </Refused>
    ) : (
      <Progress>
        <span>{name}</span>
        <progress aria-label={`Sending ${name}`} value={share} max={1} />
        <Percent>{Math.round(share * 100)}%</Percent>
      </Progress>
    )}
    <IconButton
      label={problem ? `Dismiss the note about ${name}` : `Stop sending ${name}`}
      icon={<X size={18} aria-hidden />}
      onClick={() => onDismiss(id)}
    />
  </Line>
)

const Line = styled.li`
  display: flex;
  min-height: 44px;
  align-items: center;
  gap: var(--space-2);
  ${font(14)}
`

const Refused = styled.div`
  display: flex;
  min-width: 0;
  flex: 1;
  gap: var(--space-2);
  color: var(--bad);
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-top: 2px;
  }
`

const Progress = styled.div`
  display: grid;
  min-width: 0;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) minmax(60px, 160px) 44px;
  align-items: center;
  gap: var(--space-3);

  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  progress {
    width: 100%;
    height: 10px;
    accent-color: var(--brand);
  }
`

const Percent = styled.span`
  text-align: end;
  ${tabular}
`
