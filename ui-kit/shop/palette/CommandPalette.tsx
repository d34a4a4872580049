import { Search, X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui-kit/elements/Button.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { useModal } from '#ui-kit/elements/useModal.ts'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { optionId, PaletteOptions } from './PaletteOptions.tsx'
import type { PaletteGroup, PaletteOption } from './paletteGroup.ts'
import { Body, Input, InputRow, Panel, Problem, Ring, Scrim, Status } from './paletteStyles.ts'
import { usePaletteKeys } from './usePaletteKeys.ts'

type CommandPaletteProps = {
  /** What it finds: 'Go to an order, product, customer or page'. */
  label: string
  /** Stands in the empty field. */
  placeholder: string
  /** What has been typed. */
  text: string
  /** Called with the text after each key press. */
  onText: (text: string) => void
  /** What can be chosen, in groups. */
  groups: readonly PaletteGroup[]
  /** Results of the typed text are on their way. */
  isSearching: boolean
  /** A part of the search has failed. */
  failure?: { message: string; onRetry: () => void } | undefined
  /** Called with the option that was chosen. */
  onChoose: (option: PaletteOption) => void
  /** Escape, the close button, or a press beside the panel. */
  onClose: () => void
}

/**
 * Opens anything by its name: a modal dialog with a combobox and its list. The focus stays in the field; arrow keys move the highlight and
 * Enter opens it. After it closes, the focus returns to where it was.
 */
export const CommandPalette = (props: CommandPaletteProps) => {
  const { label, placeholder, text, onText, groups, isSearching, failure, onChoose, onClose } = props
  const listId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const trapFocus = useModal(dialog)
  const { highlighted, restart, onKeyDown } = usePaletteKeys({ groups, isSearching, onChoose })
  useEffect(() => input.current?.focus(), [])

  const changeText = (typed: string) => {
    restart()
    onText(typed)
  }
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) onClose()
  }

  return createPortal(
    <Scrim
      ref={dialog}
      aria-label={label}
      closedby="none"
      tabIndex={-1}
      onClick={closeBeside}
      onKeyDown={(event) => {
        trapFocus(event)
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
      }}
    >
      <Panel>
        <InputRow>
          <Search size={20} aria-hidden />
          <Input
            ref={input}
            role="combobox"
            aria-label={label}
            aria-expanded={highlighted !== undefined}
            aria-controls={listId}
            aria-activedescendant={highlighted && optionId(listId, highlighted)}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="go"
            maxLength={100}
            placeholder={placeholder}
            value={text}
            onChange={(event) => changeText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {isSearching && <Ring size={20} aria-hidden />}
          <IconButton label="Close" icon={<X size={20} aria-hidden />} onClick={onClose} />
        </InputRow>
        <Body aria-busy={isSearching}>
          {failure && (
            <Problem role="alert">
              {failure.message}
              <Button size="small" kind="secondary" onClick={failure.onRetry}>
                Retry
              </Button>
            </Problem>
          )}
          <PaletteOptions id={listId} groups={groups} highlighted={highlighted} onChoose={onChoose} />
          <Outcome {...props} />
        </Body>
      </Panel>
    </Scrim>,
    document.body,
  )
}

/** Says what was found: for everybody where nothing was, else for screen readers. */
const Outcome = ({ text, groups, isSearching, failure }: CommandPaletteProps) => {
  const count = groups.reduce((total, { options }) => total + options.length, 0)
  const isEmpty = count === 0 && !isSearching && !failure
  const counted = isSearching || failure ? '' : formatCount(count, 'result')

  return (
    <Status role="status" data-empty={isEmpty || undefined}>
      {isEmpty ? `No results for “${text.trim()}”. Check the spelling.` : <VisuallyHidden>{counted}</VisuallyHidden>}
    </Status>
  )
}
