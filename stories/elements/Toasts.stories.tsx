import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Toasts } from '#ui-kit/elements/Toasts.tsx'

const added = { id: 'added', message: 'Address added successfully', tone: 'ok' as const }
const removed = {
  id: 'removed',
  message: 'Blue kettle removed',
  tone: 'ok' as const,
  action: { label: 'Undo', onAct: fn() },
}
const failed = { id: 'failed', message: 'Failed to place order', tone: 'bad' as const }

const meta = preview.meta({
  title: 'Elements/Toasts',
  component: Toasts,
  args: { toasts: [added], onDismiss: fn() },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
})

export const Done = meta.story({})
export const Problem = meta.story({ args: { toasts: [failed] } })
export const WithUndo = meta.story({
  args: { toasts: [removed] },
})

WithUndo.test('calls onAct and onDismiss', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo: Blue kettle removed' }))
  await expect(removed.action.onAct).toHaveBeenCalled()
  await expect(args.onDismiss).toHaveBeenCalledWith('removed')
})

export const LongWordsWithUndoOnASmallPhone = meta.story({
  args: {
    toasts: [{ ...removed, message: 'Vuthela Rondavel cordless gooseneck kettle with temperature memory removed' }],
  },
  globals: { viewport: { value: 'small' } },
})

export const Several = meta.story({
  args: { toasts: [added, failed, { ...added, id: 'cart', message: 'Blue kettle is in your cart' }] },
})
const toastsOf = (tone: 'ok' | 'bad', ...messages: string[]) =>
  messages.map((message) => ({ id: message, message, tone }))

/** Every success that the specification words. */
export const EverySuccess = meta.story({
  args: {
    toasts: toastsOf(
      'ok',
      'User successfully logged out',
      'Address added successfully',
      'Address updated successfully',
      'Address deleted successfully',
      'Details updated successfully',
    ),
  },
  parameters: { docs: { story: { height: '420px' } } },
})

/** A logout that the shop refused, and one that it never heard of. */
export const NotLoggedOut = meta.story({ args: { toasts: toastsOf('bad', 'Logout Failed', 'Failed to log out') } })

export const None = meta.story({ args: { toasts: [] } })

export const LongWordsOnASmallPhone = meta.story({
  args: {
    toasts: [
      { ...failed, message: 'Failed to update address: the postal code 0904 does not belong to Soweto, Gauteng' },
    ],
  },
  globals: { viewport: { value: 'small' } },
})

export const GoodNewsLeavesByItself = meta.story({
  args: { toasts: [added, failed] },
  render: function Leaving(args) {
    const [toasts, setToasts] = useState(args.toasts)
    const [dismiss] = useState(() => (id: string) => {
      setToasts((shown) => shown.filter((toast) => toast.id !== id))
      args.onDismiss(id)
    })

    return <Toasts toasts={toasts} onDismiss={dismiss} />
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('added'), { timeout: 7000 })
    await expect(canvas.getByText('Failed to place order')).toBeVisible()
  },
})

export const WithAWay = meta.story({
  args: {
    toasts: [{ ...added, message: 'Blue kettle is in your cart', action: { label: 'View cart', href: '/Cart' } }],
  },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'View cart' })
    await expect(way).toHaveAttribute('href', '/Cart')
  },
})

/** Makes timers run ten times as fast. */
const speedUpTimers = () => {
  const realSetTimeout = window.setTimeout
  const wait = (milliseconds: number) => new Promise((resolve) => realSetTimeout(resolve, milliseconds / 10))
  const faster = (act: () => void, milliseconds = 0) => realSetTimeout(act, milliseconds / 10)
  const spy = spyOn(window, 'setTimeout').mockImplementation(faster as typeof setTimeout)
  return { wait, stop: () => spy.mockRestore() }
}

export const UndoLeavesAfterFifteenSeconds = meta.story({
  tags: ['behaviour'],
  args: { toasts: [] },
  render: function Removing(args) {
    const [toasts, setToasts] = useState(args.toasts)
    return (
      <>
        <button type="button" onClick={() => setToasts([removed])}>
          Remove
        </button>
        <Toasts toasts={toasts} onDismiss={() => setToasts([])} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const { wait, stop } = speedUpTimers()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await wait(13_000)
    await expect(canvas.getByText('Blue kettle removed')).toBeVisible()
    await wait(4000)
    stop()
    await expect(canvas.queryByText('Blue kettle removed')).toBeNull()
  },
})

export const UndoWaitsForTheKeyboard = meta.story({
  tags: ['behaviour'],
  args: { toasts: [] },
  render: function Removing(args) {
    const [toasts, setToasts] = useState(args.toasts)
    const [isThere, setIsThere] = useState(true)
    const remove = () => {
      setIsThere(false)
      setToasts([{ ...removed, action: { label: 'Undo', onAct: () => setIsThere(true) } }])
    }

    return (
      <main tabIndex={-1}>
        {isThere && (
          <button type="button" onClick={remove}>
            Remove
          </button>
        )}
        <Toasts toasts={toasts} onDismiss={() => setToasts([])} />
      </main>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const { wait, stop } = speedUpTimers()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const undo = await canvas.findByRole('button', { name: /^Undo/ })
    await waitFor(() => expect(undo).toHaveFocus())
    await wait(20_000)
    stop()
    await expect(undo).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** While the pointer or the focus is on it, a toast stays; it leaves five seconds after both are gone. */
export const WaitsForPointerAndFocus = meta.story({
  tags: ['behaviour'],
  args: { toasts: [] },
  render: function Adding(args) {
    const [toasts, setToasts] = useState(args.toasts)
    return (
      <>
        <button type="button" onClick={() => setToasts([added])}>
          Add
        </button>
        <Toasts toasts={toasts} onDismiss={() => setToasts([])} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const { wait, stop } = speedUpTimers()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const message = canvas.getByText('Address added successfully')
    await userEvent.hover(message)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await wait(7000)
    await expect(message).toBeVisible()
    await userEvent.unhover(message)
    await wait(7000)
    await expect(message).toBeVisible()
    await userEvent.tab({ shift: true })
    await wait(3000)
    await expect(message).toBeVisible()
    await wait(4000)
    stop()
    await expect(canvas.queryByText('Address added successfully')).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { toasts: [failed] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith('failed')
  },
})
