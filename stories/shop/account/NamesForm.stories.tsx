import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import preview from '#storybook/preview.tsx'
import { NamesForm } from '#ui-kit/shop/account/NamesForm.tsx'
import { namesCheck } from './namesCheck.ts'

const amina = { firstname: 'Amina', lastname: 'Daniels' }

const meta = preview.meta({
  title: 'Shop/Account/NamesForm',
  component: NamesForm,
  args: {
    draft: amina,
    onDraft: fn(),
    known: amina,
    check: namesCheck,
    onSubmit: fn(),
    cancelHref: '/account/personal-details',
  },
  render: (args) => {
    const [draft, setDraft] = useState(args.draft)
    return <NamesForm {...args} draft={draft} onDraft={setDraft} />
  },
})

export const Unchanged = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Update details' })).toBeDisabled()
    await expect(canvas.getByText('No changes yet.')).toBeVisible()
  },
})

export const Changed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Lastname'), '  Nkosi ')
    await userEvent.click(canvas.getByRole('button', { name: 'Update details' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ firstname: 'Amina', lastname: 'Daniels Nkosi' })
    leaveFocus()
  },
})

export const ErrorAfterBlur = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Firstname'))
    await userEvent.type(canvas.getByLabelText('Firstname'), '4m')
    await expect(canvas.queryByText(/must be at least/)).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('The firstname must be at least 3 characters long')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Firstname'), 'ina')
    await expect(canvas.getByText('firstname cannot start by a digit')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Update details' })).toBeDisabled()
    leaveFocus()
  },
})

export const Busy = meta.story({ args: { draft: { ...amina, lastname: 'Nkosi' }, busy: true } })

export const Failed = meta.story({
  args: { draft: { ...amina, lastname: 'Nkosi' }, problem: 'Failed to update details: Network error' },
})

export const RefusedByTheServer = meta.story({
  args: {
    draft: { ...amina, lastname: 'Nkosi' },
    problem: 'Failed to update details',
    errors: { lastname: 'The lastname must be at most 20 characters long' },
  },
})

export const LongText = meta.story({
  args: { draft: { firstname: 'Thembelihle-Nomatham', lastname: 'van der Westhuizen-N' } },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Firstname')).toHaveFocus()
    await userEvent.keyboard('Zodwa{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ firstname: 'Zodwa', lastname: 'Daniels' })
  },
})
