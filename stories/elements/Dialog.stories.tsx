import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const meta = preview.meta({
  title: 'Elements/Dialog',
  component: Dialog,
  args: {
    heading: 'Delete address',
    onClose: fn(),
    children: (
      <Stack gap={5}>
        <Text tone="ink-2">14 Modjadji Street, Pimville, Soweto. Orders on their way there are not touched.</Text>
        <Row wrap>
          <Button kind="danger">Delete address</Button>
          <Button kind="quiet">Keep it</Button>
        </Row>
      </Stack>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

export const Question = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete address' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

export const Form = meta.story({
  args: {
    heading: 'Login',
    children: (
      <Stack gap={4}>
        <TextField label="Email" type="email" value="amina@ekhaya.example" onChange={fn()} />
        <TextField label="Password" type="password" value="Sawubona" onChange={fn()} />
        <Checkbox label="Remember me" checked onChange={fn()} />
        <Button wide>Login</Button>
      </Stack>
    ),
  },
})

export const LongerThanThePage = meta.story({
  args: {
    heading: 'Lay-buy terms and conditions of the shop for goods that are paid for over three months',
    children: (
      <Stack gap={4}>
        {Array.from({ length: 14 }, (_, month) => `Part ${month + 1}`).map((part) => (
          <Text key={part}>
            {part}. A deposit of 20% of the item price is paid when the lay-buy begins, and the rest in three equal
            monthly instalments.
          </Text>
        ))}
      </Stack>
    ),
  },
})

export const SmallPhone = Form.extend({ globals: { viewport: { value: 'small' } } })

const OnDemand = ({ onClose }: { onClose: () => void }) => {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Address</Button>
      {open && (
        <Dialog heading="Add delivery address" onClose={close}>
          <TextField label="Recipient name" value="" onChange={fn()} />
        </Dialog>
      )}
    </>
  )
}

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: ({ onClose }) => <OnDemand onClose={onClose} />,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Add Address' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Add delivery address' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()

    for (const _ of ['close', 'name', 'close again']) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }

    await tabTo(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

const Deleting = () => {
  const [addresses, keep] = useState(['14 Modjadji Street'])
  const [open, setOpen] = useState(false)
  const remove = () => {
    keep([])
    setOpen(false)
  }

  return (
    <section aria-label="Addresses" tabIndex={-1}>
      {addresses.map((address) => (
        <Button key={address} onClick={() => setOpen(true)}>
          Delete {address}
        </Button>
      ))}
      {open && (
        <Dialog heading="Delete address" onClose={() => setOpen(false)}>
          <Button onClick={remove}>Delete</Button>
        </Dialog>
      )}
    </section>
  )
}

/** The action removes the button that opened the dialog: the focus goes to its nearest ancestor that takes it, never to the body. */
export const OpenerIsGone = meta.story({
  tags: ['behaviour'],
  render: () => <Deleting />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 14 Modjadji Street' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Addresses' })).toHaveFocus())
  },
})

export const PressBesideIt = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(5, 5) ?? document.body })
    await expect(dialog).toBeInTheDocument()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
