import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { changedTo, chosen, movedBy, type OtpDigits, pastedInto } from './otpDigits.ts'

/** One field that behaves like boxes of one digit each: which of them are chosen, and the handlers of its input. */
export const useOtpDigits = (value: string, wanted: number, onChange: (value: string) => void) => {
  const input = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  const [selection, select] = useState({ start: 0, end: 0 })
  const digits: OtpDigits = { value, ...selection }

  useLayoutEffect(() => {
    if (focused && value.length >= selection.end) input.current?.setSelectionRange(selection.start, selection.end)
  }, [focused, value, selection])

  const go = (next: OtpDigits | undefined, event: { preventDefault: () => void }) => {
    if (!next) return
    event.preventDefault()
    write(next)
  }
  const write = ({ start, end, value: next }: OtpDigits) => {
    select({ start, end })
    if (next !== value) onChange(next)
  }

  return {
    /** The boxes that are chosen; none while the field has no focus. */
    isChosen: (box: number) => focused && box >= selection.start && box < Math.max(selection.end, selection.start + 1),
    isMany: selection.end - selection.start > 1,
    handlers: {
      ref: input,
      onFocus: () => {
        setFocused(true)
        write(value.length === wanted ? { value, start: 0, end: wanted } : chosen(value, value.length, wanted))
      },
      onBlur: () => setFocused(false),
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        write(changedTo(target.value, target.selectionStart ?? target.value.length, isBackspace(nativeEvent), wanted)),
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey)
          go(movedBy(event.key, digits, wanted), event)
      },
      onPaste: (event: ClipboardEvent) => go(pastedInto(digits, event.clipboardData.getData('text'), wanted), event),
      onClick: ({ clientX, currentTarget }: MouseEvent) => {
        const { left, width } = currentTarget.getBoundingClientRect()
        write(chosen(value, Math.floor(((clientX - left) / width) * wanted), wanted))
      },
      // Everything may be chosen at once, to be typed over or copied.
      onSelect: ({ currentTarget: { selectionStart, selectionEnd } }: { currentTarget: HTMLInputElement }) => {
        const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0]
        const wider = end - start > 1 ? { value, start, end } : chosen(value, start, wanted)
        if (wider.start !== selection.start || wider.end !== selection.end) write(wider)
      },
    },
  }
}

const isBackspace = (event: Event) => event instanceof InputEvent && event.inputType === 'deleteContentBackward'
