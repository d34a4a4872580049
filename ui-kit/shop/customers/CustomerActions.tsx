import { useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { EraseButton } from '#ui-kit/shop/account/EraseButton.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type CustomerActionId = 'suspend' | 'reinstate' | 'makeAdmin' | 'makeCustomer' | 'erase'

export type CustomerAction = {
  id: CustomerActionId
  /** The label of the button: 'Suspend'. */
  label: string
  allowed: boolean
  /** Why the action is not allowed, or a warning about its effect. */
  remark?: string | undefined
}

export type CustomerActionsProps = {
  /** What an admin can do with this customer now. */
  actions: readonly CustomerAction[]
  /** Opens the confirmation dialog of the action. */
  onAction: (id: CustomerActionId) => void
}

/** The actions on an account: a button each, with the reason where one is not allowed. */
export const CustomerActions = ({ actions, onAction }: CustomerActionsProps) => {
  const headingId = useId()

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId} {...useFocusFallback()}>
      <Heading level={2} size={20} id={headingId}>
        Account
      </Heading>
      {actions.length === 0 && (
        <Text size={14} tone="ink-2">
          This account was erased. Nothing more can be done with it.
        </Text>
      )}
      {actions.length > 0 && (
        <Stack as="ul" gap={3}>
          {actions.map((action) => (
            <Action key={stableKeys[action.id]} action={action} onAction={onAction} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

// Opposite actions share a React key, so that the button stays mounted and keeps the focus after a press.
const stableKeys: Record<CustomerActionId, string> = {
  suspend: 'access',
  reinstate: 'access',
  makeAdmin: 'role',
  makeCustomer: 'role',
  erase: 'erase',
}

type ActionProps = Pick<CustomerActionsProps, 'onAction'> & { action: CustomerAction }

const Action = ({ action: { id, label, allowed, remark }, onAction }: ActionProps) => {
  const remarkId = useId()
  const button = {
    wide: true,
    disabled: !allowed,
    'aria-describedby': remark ? remarkId : undefined,
    onClick: () => onAction(id),
    children: label,
  }

  return (
    <li>
      <Stack gap={1}>
        {id === 'erase' ? <EraseButton {...button} /> : <Button kind="secondary" {...button} />}
        {remark && (
          <Text id={remarkId} size={14} tone="ink-3">
            {remark}
          </Text>
        )}
      </Stack>
    </li>
  )
}
