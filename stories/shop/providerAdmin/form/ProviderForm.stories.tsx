import { useState } from 'react'
import { expect } from 'storybook/test'
import { emptyProviderForm, siphoDraft, siphoForm } from '#stories/shop/providerAdmin/providerForms.ts'
import preview from '#storybook/preview.tsx'
import { ProviderForm, type ProviderFormProps } from '#ui-kit/shop/providerAdmin/form/ProviderForm.tsx'

const meta = preview.meta({
  title: 'Shop/Provider admin/ProviderForm',
  component: ProviderForm,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  args: { mode: 'update', ...siphoForm } as ProviderFormProps,
  render: function Typing(args) {
    const [draft, setDraft] = useState(args.draft)
    return <ProviderForm {...args} draft={draft} onDraft={setDraft} />
  },
})

export const Updating = meta.story({})

Updating.test('calls onSubmit', async ({ canvas, userEvent, args }) => {
  const save = canvas.getByRole('button', { name: 'Update service provider' })
  await expect(save).toBeDisabled()
  await userEvent.clear(canvas.getByLabelText('Call-out fee in rand'))
  await userEvent.tab()
  await expect(canvas.getByText('Give rand, 0 to 10 000')).toBeVisible()
  await userEvent.type(canvas.getByLabelText('Call-out fee in rand'), '400')
  await userEvent.click(save)
  await expect(args.onSubmit).toHaveBeenCalledWith({ ...siphoDraft, callOutFee: '400' })
})

export const Adding = meta.story({
  args: { mode: 'add', ...emptyProviderForm },
})

Adding.test('offers the trades of the chosen group', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByLabelText('Trade')).toBeNull()
  await userEvent.selectOptions(canvas.getByLabelText('Group'), 'Home Services')
  await userEvent.selectOptions(canvas.getByLabelText('Trade'), 'Plumbing')
  await userEvent.selectOptions(canvas.getByLabelText('Speciality'), 'Geysers')
  await userEvent.selectOptions(canvas.getByLabelText('Group'), 'beauty-grooming')
  await expect(canvas.getByLabelText('Trade')).toHaveValue('')
  await expect(canvas.getByText('10 fields still to do:')).toBeVisible()
})

export const Busy = meta.story({
  args: { draft: { ...siphoDraft, callOutFee: '400' }, busy: true },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Listed/ }))
    await userEvent.click(canvas.getByLabelText('Full name'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...siphoDraft, isActive: false })
  },
})
