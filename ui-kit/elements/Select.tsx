import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { Field, type FieldText, fieldAttributes } from './Field.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value'> &
  FieldText & {
    /** The value of the option that is chosen. */
    value: string
    /** The choices in their order; a disabled one is shown and cannot be chosen. */
    options: readonly { value: string; label: string; disabled?: boolean | undefined }[]
    /** Called with the value of the option that was chosen. */
    onChange: (value: string) => void
    /** Shown while `value` is empty: 'Choose a province'. */
    placeholder?: string | undefined
    /** More options, in groups. */
    children?: ReactNode
  }

/** A native select with its label. */
export const Select = ({
  label,
  hint,
  error,
  options,
  onChange,
  placeholder,
  id,
  children,
  ...select
}: SelectProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId

  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Box>
        <List
          {...select}
          {...fieldAttributes(fieldId, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </List>
        <ChevronDown size={20} aria-hidden />
      </Box>
    </Field>
  )
}

const Box = styled.span`
  position: relative;
  display: block;

  svg {
    position: absolute;
    top: calc(50% - 10px);
    right: var(--space-3);
    color: var(--ink-2);
    pointer-events: none;
  }
  :disabled + svg {
    color: var(--ink-3);
  }
`

const List = styled.select`
  ${controlStyles}
  padding-right: 40px;
  appearance: none;
  text-overflow: ellipsis;
`
