import { type FormEvent, useEffectEvent, useId, useLayoutEffect } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { focusFirstInvalid } from '#ui-kit/elements/focusFirstInvalid.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { type AddressCheck, type AddressDraft, trimAddress } from './addressDraft.ts'
import { addressInputs } from './addressInputs.ts'
import { provinces } from './provinces.ts'
import { type AddressErrors, useAddressDraft } from './useAddressDraft.ts'

export type AddressFormProps = {
  /** Says what is wrong with a field, or nothing. */
  check: AddressCheck
  /** The saved address; without it the form starts empty. */
  address?: AddressDraft | undefined
  /** The server's validation errors by field; each is hidden once its field changes. */
  errors?: AddressErrors | undefined
  /** Why saving failed as a whole: 'Failed to add address'. */
  problem?: string | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** What the button says, in place of "Save address". */
  submitLabel?: string | undefined
  /** Called whenever the form starts or stops to differ from the saved address. */
  onChanged?: ((isChanged: boolean) => void) | undefined
  /** Receives a valid address with trimmed values. */
  onSubmit: (address: AddressDraft) => void
  /** Called when somebody cancels; without it there is no Cancel. */
  onCancel?: (() => void) | undefined
}

/** The form for a delivery address. Fields show errors after blur; the submit button is disabled until all are valid. */
export const AddressForm = (props: AddressFormProps) => {
  const { check, address, errors, problem, busy = false, onChanged, onSubmit } = props
  const { draft, change, touch, markSubmitted, shownError, touchAll, invalidCount, isChanged } = useAddressDraft(
    check,
    address,
    errors,
  )
  const field = (name: keyof AddressDraft) => ({
    value: draft[name],
    error: shownError(name),
    disabled: busy,
    required: true,
    onChange: (value: string) => change(name, value),
    onBlur: () => touch(name),
  })
  const notifyChanged = useEffectEvent(() => onChanged?.(isChanged))
  // biome-ignore lint/correctness/useExhaustiveDependencies: notifies when this changes
  useLayoutEffect(() => notifyChanged(), [isChanged])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invalidCount > 0 || busy) return
    markSubmitted()
    onSubmit(trimAddress(draft))
  }

  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit} onKeyDown={focusFirstInvalid(touchAll)}>
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <Fields>
        {addressInputs.map(({ name, wide, ...input }) => (
          <FieldSlot key={name} $wide={wide}>
            {name === 'province' ? (
              <Select
                {...input}
                {...field(name)}
                options={provinceOptions(draft.province)}
                placeholder="Choose a province"
              />
            ) : (
              <TextField {...input} {...field(name)} />
            )}
          </FieldSlot>
        ))}
      </Fields>
      <FormButtons {...props} invalidCount={invalidCount} />
    </Stack>
  )
}

type FormButtonsProps = Pick<AddressFormProps, 'busy' | 'submitLabel' | 'onCancel'> & { invalidCount: number }

const FormButtons = ({ busy, submitLabel = 'Save address', invalidCount, onCancel }: FormButtonsProps) => {
  const hintId = useId()

  return (
    <Stack gap={2}>
      <Row gap={3} wrap>
        <Button type="submit" loading={busy} disabled={invalidCount > 0} aria-describedby={hintId}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button kind="quiet" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
      <Text id={hintId} size={14} tone="ink-3">
        {hintText(invalidCount)}
      </Text>
    </Stack>
  )
}

// A saved address may have a province that is not in the list; it stays selectable while editing.
const provinceOptions = (currentProvince: string) =>
  [...new Set([...provinces, currentProvince])]
    .filter(Boolean)
    .map((province) => ({ value: province, label: province }))

const hintText = (invalidCount: number) => {
  if (invalidCount === 0) return 'All eight fields are filled in.'
  return invalidCount === 1 ? 'Please fill in 1 more field.' : `Please fill in ${invalidCount} more fields.`
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-4);
  align-items: start;

  ${phone} {
    grid-template-columns: 1fr;
  }
`

const FieldSlot = styled.div<{ $wide: boolean | undefined }>`
  min-width: 0;
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
`
