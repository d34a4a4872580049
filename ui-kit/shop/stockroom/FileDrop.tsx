import { FileUp } from 'lucide-react'
import { DropZone, type FileDropItem, FileTrigger, Button as PressButton } from 'react-aria-components'
import { styled } from 'styled-components'
import { buttonLook, type Look } from '#ui-kit/elements/buttonLook.ts'
import { font } from '#ui-kit/theme/font.ts'

type FileDropProps = {
  /** What to do here: 'Drop pictures here'. */
  words: string
  /** What the button says: 'Choose pictures'. */
  buttonLabel: string
  /** What is taken and what not. */
  hint: string
  /** MIME types and endings that the file window offers. */
  accepts: readonly string[]
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  onFiles: (files: readonly File[]) => void
}

/** A place to drop files on, with a button for those who choose them; pasted files are taken too. */
export const FileDrop = ({
  words,
  buttonLabel,
  hint,
  accepts,
  multiple = false,
  disabled = false,
  onFiles,
}: FileDropProps) => (
  <Zone
    aria-label={words}
    isDisabled={disabled}
    getDropOperation={() => 'copy'}
    onDrop={async ({ items }) => {
      const files = await Promise.all(items.filter(isFile).map((item) => item.getFile()))
      if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
    }}
  >
    <FileUp size={24} aria-hidden />
    <Words>{words}, or</Words>
    <FileTrigger
      acceptedFileTypes={accepts}
      allowsMultiple={multiple}
      onSelect={(files) => files && files.length > 0 && onFiles([...files])}
    >
      <Choose $kind="secondary" $size="small" $wide={false} isDisabled={disabled}>
        {buttonLabel}
      </Choose>
    </FileTrigger>
    <Hint>{hint}</Hint>
  </Zone>
)

const isFile = (item: { kind: string }): item is FileDropItem => item.kind === 'file'

const Zone = styled(DropZone)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-4);
  border: max(var(--border), 1.5px) dashed var(--line-strong);
  border-radius: var(--radius-2);
  background: var(--sunk);
  color: var(--ink-2);

  &[data-drop-target] {
    border-color: var(--brand);
    background: var(--brand-tint);
    color: var(--ink);
  }
  &[data-focus-visible] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`

const Words = styled.span`
  ${font(16, 600)}
`

const Choose = styled(PressButton)<Look>`
  ${buttonLook}
`

const Hint = styled.span`
  flex: 1 0 100%;
  text-align: center;
  ${font(14)}
`
