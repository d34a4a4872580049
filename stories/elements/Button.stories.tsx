import { ShoppingCart, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const meta = preview.meta({ title: 'Elements/Button', component: Button, args: { children: 'Add to cart' } })

export const Primary = meta.story({})
export const Secondary = meta.story({ args: { kind: 'secondary', children: 'Keep shopping' } })
export const Quiet = meta.story({ args: { kind: 'quiet', children: 'Change' } })
export const Danger = meta.story({
  args: { kind: 'danger', children: 'Delete address', icon: <Trash2 size={18} aria-hidden /> },
})
export const WithIcon = meta.story({ args: { icon: <ShoppingCart size={18} aria-hidden /> } })

export const NotYetPossible = meta.story({ args: { disabled: true, children: 'Place order' } })

export const Placing = meta.story({
  args: { loading: true, children: 'Place order', onClick: fn() },
})

Placing.test('does nothing when it is pressed', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Place order' })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await tabTo(button)
  await userEvent.keyboard('{Enter}')
  await expect(args.onClick).not.toHaveBeenCalled()
  await expect(button).toHaveFocus()
})

export const KeepsItsWidthWhileLoading = meta.story({
  render: () => (
    <Row>
      <Button>Place order</Button>
      <Button loading>Place order</Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    const [idle, loading] = canvas.getAllByRole('button').map((button) => button.offsetWidth)
    await expect(loading).toBe(idle)
  },
})

export const LeadsSomewhere = meta.story({
  args: { href: '/Cart', children: 'To the cart' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '/Cart')
  },
})

export const WideOnAPhone = meta.story({
  args: { wide: true, children: 'Place order' },
  globals: { viewport: { value: 'small' } },
})

export const LongWords = meta.story({
  args: { children: 'Deliver to Pimville Zone 7, Soweto, on the same day' },
  globals: { viewport: { value: 'small' } },
})

export const EveryKindAndSize = meta.story({
  render: () => (
    <Stack gap={4}>
      {(['medium', 'small'] as const).map((size) => (
        <Row key={size} wrap>
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((kind) => (
            <Button key={kind} kind={kind} size={size}>
              Reorder
            </Button>
          ))}
          <Button size={size} disabled>
            Reorder
          </Button>
          <Button size={size} loading>
            Reorder
          </Button>
        </Row>
      ))}
    </Stack>
  ),
})

/** A verb and what it does it to: one knows what happens before one presses. */
export const Do = meta.story({ tags: ['guidance'], args: { children: 'Save address' } })

/** “Yes” and “OK” make one read the question again, and a second primary button leaves open which is the way on. */
export const DoNot = meta.story({
  tags: ['guidance'],
  render: () => (
    <Row wrap>
      <Button>OK</Button>
      <Button>Yes, really</Button>
    </Row>
  ),
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
