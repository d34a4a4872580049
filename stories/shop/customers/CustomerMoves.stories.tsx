import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CustomerMoves } from '#ui-kit/shop/customers/CustomerMoves.tsx'
import { movesOfActive, movesOfOneself, movesOfSuspended } from './moves.ts'

const meta = preview.meta({
  title: 'Shop/CustomerMoves',
  component: CustomerMoves,
  args: { moves: movesOfActive, onMove: fn() },
})

export const Active = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make admin' }))
    await expect(args.onMove).toHaveBeenCalledWith('makeAdmin')
  },
})

export const Suspended = meta.story({
  args: { moves: movesOfSuspended },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make admin' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Make admin' })).toHaveAccessibleDescription(
      'Reinstate the account first.',
    )
  },
})

/** Whoever has pressed a button is still on it once it offers the way back; with the last one gone, on the part itself. */
export const KeepsTheFocus = meta.story({
  render: (args) => {
    const [moves, setMoves] = useState(args.moves)
    return <CustomerMoves moves={moves} onMove={(id) => setMoves(id === 'erase' ? [] : movesOfSuspended)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }))
    await expect(canvas.getByRole('button', { name: 'Reinstate' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Erase' }))
    await expect(canvas.getByRole('region', { name: 'Account' })).toHaveFocus()
  },
})

export const Oneself = meta.story({ args: { moves: movesOfOneself } })

export const Erased = meta.story({
  args: { moves: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const SmallPhone = meta.story({
  args: { moves: movesOfOneself },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith('erase')
  },
})
