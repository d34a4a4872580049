import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { applyInput, applyPaste, moveByKey, type OtpDigits, selectBox } from './otpDigits.ts'

/** Selection and input handlers of one text input that is drawn as one box per digit. */
export const useOtpDigits = (value: string, wanted: number, onChange: (value: string) => void) => {
  const input = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  const [selection, select] = useState({ start: 0, end: 0 })
  const digits: OtpDigits = { value, ...selection }

  useLayoutEffect(() => {
    if (focused && value.length >= selection.end) input.current?.setSelectionRange(selection.start, selection.end)
  }, [focused, value, selection])

  const replaceDefault = (next: OtpDigits | undefined, event: { preventDefault: () => void }) => {
    if (!next) return
    event.preventDefault()
    update(next)
  }
  const update = ({ start, end, value: next }: OtpDigits) => {
    select({ start, end })
    if (next !== value) onChange(next)
  }

  // A selection of several digits is kept, to be typed over or copied.
  const followSelection = useEffectEvent(() => {
    if (!input.current || document.activeElement !== input.current) return
    const { selectionStart, selectionEnd } = input.current
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0]
    const wider = end - start > 1 ? { value, start, end } : selectBox(value, start, wanted)
    if (wider.start !== selection.start || wider.end !== selection.end) update(wider)
  })
  useEffect(() => {
    // Of a caret that is moved, as with a finger, the field itself hears nothing.
    document.addEventListener('selectionchange', followSelection)
    return () => document.removeEventListener('selectionchange', followSelection)
  }, [])

  return {
    /** Whether the box is selected; none is while the field has no focus. */
    isChosen: (box: number) => focused && box >= selection.start && box < Math.max(selection.end, selection.start + 1),
    isMany: selection.end - selection.start > 1,
    handlers: {
      ref: input,
      onFocus: () => {
        setFocused(true)
        update(value.length === wanted ? { value, start: 0, end: wanted } : selectBox(value, value.length, wanted))
      },
      onBlur: () => setFocused(false),
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        update(
          applyInput(target.value, target.selectionStart ?? target.value.length, isBackspace(nativeEvent), wanted),
        ),
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey)
          replaceDefault(moveByKey(event.key, digits, wanted), event)
      },
      onPaste: (event: ClipboardEvent) =>
        replaceDefault(applyPaste(digits, event.clipboardData.getData('text'), wanted), event),
      onClick: ({ clientX, currentTarget }: MouseEvent) => {
        const { left, width } = currentTarget.getBoundingClientRect()
        update(selectBox(value, Math.floor(((clientX - left) / width) * wanted), wanted))
      },
    },
  }
}

const isBackspace = (event: Event) => event instanceof InputEvent && event.inputType === 'deleteContentBackward'
