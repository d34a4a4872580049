import { type FormEvent, useEffectEvent, useId, useLayoutEffect } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { toFirstWrong } from '#ui-kit/elements/toFirstWrong.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { type AddressCheck, type AddressDraft, trimmedAddress } from './addressDraft.ts'
import { addressInputs } from './addressInputs.ts'
import { provinces } from './provinces.ts'
import { type AddressErrors, useAddressDraft } from './useAddressDraft.ts'

export type AddressFormProps = {
  check: AddressCheck
  /** The address as it is now; without it the form starts empty. */
  address?: AddressDraft | undefined
  /** What the server refused, by field; each goes away once its field is changed. */
  errors?: AddressErrors | undefined
  /** Why saving failed as a whole: 'Failed to add address'. */
  problem?: string | undefined
  busy?: boolean | undefined
  submitLabel?: string | undefined
  /** Told whenever it begins or ceases to differ from the address as it is now. */
  onChanged?: ((isChanged: boolean) => void) | undefined
  /** Gets every value trimmed, and valid. */
  onSubmit: (address: AddressDraft) => void
  onCancel?: (() => void) | undefined
}

/** Where to deliver. Fields complain once they have been left; saving waits until all are right. */
export const AddressForm = ({
  check,
  address,
  errors,
  problem,
  busy = false,
  submitLabel = 'Save address',
  onChanged,
  onSubmit,
  onCancel,
}: AddressFormProps) => {
  const remarkId = useId()
  const { draft, change, leave, send, shownError, complain, unfinished, isChanged } = useAddressDraft(
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
    onBlur: () => leave(name),
  })
  const tell = useEffectEvent(() => onChanged?.(isChanged))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when this changes
  useLayoutEffect(() => tell(), [isChanged])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (unfinished > 0 || busy) return
    send()
    onSubmit(trimmedAddress(draft))
  }

  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit} onKeyDown={toFirstWrong(complain)}>
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <Fields>
        {addressInputs.map(({ name, wide, ...input }) => (
          <Place key={name} $wide={wide}>
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
          </Place>
        ))}
      </Fields>
      <Stack gap={2}>
        <Row gap={3} wrap>
          <Button type="submit" loading={busy} disabled={unfinished > 0} aria-describedby={remarkId}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button kind="quiet" disabled={busy} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Row>
        <Text id={remarkId} size={14} tone="ink-3">
          {remark(unfinished)}
        </Text>
      </Stack>
    </Stack>
  )
}

// An address from elsewhere may name a province in its own way; it must not vanish when edited.
const provinceOptions = (known: string) =>
  [...new Set([...provinces, known])].filter(Boolean).map((province) => ({ value: province, label: province }))

const remark = (unfinished: number) => {
  if (unfinished === 0) return 'All eight fields are filled in.'
  return unfinished === 1 ? 'One field still needs you.' : `${unfinished} fields still need you.`
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

const Place = styled.div<{ $wide: boolean | undefined }>`
  min-width: 0;
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
`
