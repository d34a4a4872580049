import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { font } from '#ui-kit/theme/font.ts'

type FileDropProps = {
  /** The label of the drop zone: 'Drop pictures here'. */
  label: string
  /** The label of the button: 'Choose pictures'. */
  buttonLabel: string
  /** The accepted files. */
  hint: string
  /** The MIME types and extensions that the file dialog offers. */
  accepts: readonly string[]
  /** Whether several files can be chosen at once. */
  multiple?: boolean | undefined
  /** Whether the field can be read but not changed. */
  disabled?: boolean | undefined
  /** Called with the files that were chosen or dropped. */
  onFiles: (files: readonly File[]) => void
}

/** A drop zone for files with a button that opens the file dialog. While the button has the focus, files can be pasted, too. */
export const FileDrop = ({
  label,
  buttonLabel,
  hint,
  accepts,
  multiple = false,
  disabled = false,
  onFiles,
}: FileDropProps) => {
  const input = useRef<HTMLInputElement>(null)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1))
  }

  return (
    <Zone
      role="group"
      aria-label={label}
      onPaste={(event) => take(event.clipboardData.files)}
      {...useDrop(disabled, take)}
    >
      <FileUp size={24} aria-hidden />
      <Label>{label}, or</Label>
      <input
        hidden
        ref={input}
        type="file"
        accept={accepts.join()}
        multiple={multiple}
        onChange={({ target }) => {
          take(target.files)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button kind="secondary" size="small" disabled={disabled} onClick={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <Hint>{hint}</Hint>
    </Zone>
  )
}

/** The drag events of a drop zone, and whether files are held above it. */
const useDrop = (disabled: boolean, onDrop: (files: FileList) => void) => {
  const [isTarget, setIsTarget] = useState(false)

  return {
    'data-drop-target': isTarget || undefined,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (disabled || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setIsTarget(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsTarget(false)
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setIsTarget(false)
      onDrop(event.dataTransfer.files)
    },
  }
}

const Zone = styled.div`
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
`

const Label = styled.span`
  ${font(16, 600)}
`

const Hint = styled.span`
  flex: 1 0 100%;
  text-align: center;
  ${font(14)}
`
