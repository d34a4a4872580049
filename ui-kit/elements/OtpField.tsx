import { type ComponentProps, useId } from 'react'
import { keyframes, styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { smallPhone } from '#ui-kit/theme/media.ts'
import { Field, type FieldText, fieldAttributes } from './Field.tsx'
import { useOtpDigits } from './useOtpDigits.ts'

type OtpFieldProps = Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'readOnly' | 'onBlur'> &
  FieldText & {
    /** Digits only. */
    value: string
    /** Called with all digits after each key press and after pasting. */
    onChange: (value: string) => void
    /** Number of digits; 6 by default. */
    digits?: number | undefined
  }

/**
 * A one-time password: one input for screen readers, autofill and the clipboard, drawn as one box per digit. The arrow keys, Home
 * and End select a box, a digit replaces the one in it, Backspace deletes to the left, and pasted digits fill all boxes.
 */
export const OtpField = ({ label, hint, error, value, onChange, onBlur, id, digits = 6, ...input }: OtpFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const { isChosen, isMany, handlers } = useOtpDigits(value, digits, onChange)

  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Boxes $digits={digits} $wrong={error !== undefined} $off={input.disabled || input.readOnly || false}>
        {Array.from({ length: digits }, (_, box) => box).map((box) => (
          <DigitBox key={box} aria-hidden data-chosen={isChosen(box) ? (isMany ? 'with others' : 'alone') : undefined}>
            {value[box] ?? (isChosen(box) && <Caret />)}
          </DigitBox>
        ))}
        <Input
          {...input}
          {...fieldAttributes(fieldId, { hint, error })}
          {...(input.readOnly ? {} : handlers)}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck="false"
          onBlur={(event) => {
            handlers.onBlur()
            onBlur?.(event)
          }}
        />
      </Boxes>
    </Field>
  )
}

const blink = keyframes`
  50% { opacity: 0; }
`

const Boxes = styled.div<{ $digits: number; $wrong: boolean; $off: boolean }>`
  --box-edge: var(--${({ $wrong }) => ($wrong ? 'bad' : 'line-strong')});
  --box-ground: var(--${({ $off }) => ($off ? 'sunk' : 'surface')});
  --box-ink: var(--${({ $off }) => ($off ? 'ink-3' : 'ink')});
  position: relative;
  display: flex;
  max-width: ${({ $digits }) => $digits * 64 - 8}px;
  gap: var(--space-2);

  ${smallPhone} {
    gap: 6px;
  }
`

const DigitBox = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  height: 56px;
  place-items: center;
  border: var(--border) solid var(--box-edge);
  border-radius: var(--radius-2);
  background: var(--box-ground);
  color: var(--box-ink);
  ${font(24, 800)}
  ${tabular}

  &[data-chosen] {
    border-color: var(--brand);
  }
  &[data-chosen='alone'] {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  &[data-chosen='with others'] {
    outline: 2px solid var(--focus);
    background: var(--brand-tint);
  }
`

const Caret = styled.span`
  width: 2px;
  height: 24px;
  background: var(--ink);
  animation: ${blink} 1s steps(1) infinite;
`

// Transparent, on top of the boxes, which show its value.
const Input = styled.input`
  position: absolute;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--radius-2);
  appearance: none;
  background: transparent;
  caret-color: transparent;
  color: transparent;
  forced-color-adjust: none;
  inset: 0;
  ${font(16)}

  &&:focus-visible:read-write {
    box-shadow: none;
    outline: none;
  }
  &::selection {
    background: transparent;
    color: transparent;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: transparent;
    transition: background-color 0s 9999s;
  }
  &:disabled {
    cursor: not-allowed;
  }
`
