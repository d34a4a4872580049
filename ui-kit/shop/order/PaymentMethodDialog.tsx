import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { RadioList } from '#ui-kit/elements/RadioList.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type PaymentMethod, paymentMethods } from './paymentMethods.ts'

type PaymentMethodDialogProps = {
  /** The current method. */
  method: PaymentMethod
  /** Why it could not be changed. */
  problem?: string | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Called with the way of paying that was chosen. */
  onChoose: (method: PaymentMethod) => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Selects how the order is paid on delivery. */
export const PaymentMethodDialog = ({ method, problem, busy = false, onChoose, onClose }: PaymentMethodDialogProps) => {
  const [chosen, setChosen] = useState<PaymentMethod>(method)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(chosen)
  }

  return (
    <Dialog heading="Change payment method" onClose={onClose}>
      <Stack as="form" gap={5} onSubmit={submit}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <RadioList
          legend="How would you like to pay?"
          options={paymentMethods.map(({ value, detail }) => ({ value, label: value, detail }))}
          value={chosen}
          onChange={(value) => setChosen(methodNamed(value) ?? chosen)}
        />
        <Row gap={3} wrap>
          <Button type="submit" loading={busy}>
            Use this method
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

const methodNamed = (name: string) => paymentMethods.find(({ value }) => value === name)?.value
