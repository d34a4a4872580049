import { expect, fn, screen } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { namesCheck } from '#stories/shop/account/namesCheck.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { UpdateCustomerScreen } from '#ui-kit/screens/account/UpdateCustomerScreen.tsx'
import type { NamesFormProps } from '#ui-kit/shop/account/NamesForm.tsx'
import { UnsavedChangesDialog } from '#ui-kit/shop/shell/UnsavedChangesDialog.tsx'

const amina = { firstname: 'Amina', lastname: 'Daniels' }

const form: NamesFormProps = {
  draft: amina,
  onDraft: fn(),
  known: amina,
  check: namesCheck,
  onSubmit: fn(),
  cancelHref: '/account/personal-details',
}

const changed = { ...form, draft: { ...amina, lastname: 'Nkosi' } }

const meta = preview.meta({
  title: 'Screens/Account/UpdateCustomerScreen',
  component: UpdateCustomerScreen,
  args: { form: form as NamesFormProps | undefined },
  parameters: { layout: 'fullscreen' },
})

export const Unchanged = meta.story({})

export const Changed = meta.story({
  args: { form: changed },
})

Changed.test('calls onSubmit', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Update details' }))
  await expect(changed.onSubmit).toHaveBeenCalledWith({ firstname: 'Amina', lastname: 'Nkosi' })
})

export const Busy = meta.story({ args: { form: { ...changed, busy: true } } })

export const SavingFailed = meta.story({
  args: { form: { ...changed, problem: 'Failed to update details: Network error' } },
})

export const Leaving = meta.story({
  args: { form: changed, dialog: <UnsavedChangesDialog onStay={fn()} onLeave={fn()} /> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument()
  },
})

export const Loading = meta.story({ args: { form: undefined } })

export const Failed = meta.story({
  args: { form: undefined, failure: { message: 'Failed to fetch profile: Network error', onRetry: fn() } },
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure('profile') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch profile: you are offline')
  },
})

export const LongText = meta.story({
  args: { form: { ...form, draft: { firstname: 'Thembelihle-Nomatham', lastname: 'van der Westhuizen-N' } } },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { form: changed },
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByLabelText('Firstname'))
    await userEvent.tab()
    await expect(canvas.getByLabelText('Lastname')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(changed.onSubmit).toHaveBeenCalled()
  },
})
