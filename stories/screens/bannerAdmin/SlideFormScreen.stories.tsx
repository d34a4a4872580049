import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { offlineFormFailure } from '#stories/screens/offlineFailure.ts'
import { braaiDraft, braaiForm, emptySlideForm } from '#stories/shop/bannerAdmin/slideForms.ts'
import preview from '#storybook/preview.tsx'
import { SlideFormScreen } from '#ui-kit/screens/bannerAdmin/SlideFormScreen.tsx'
import type { SlideFormProps } from '#ui-kit/shop/bannerAdmin/SlideForm.tsx'
import type { SlideState } from '#ui-kit/shop/bannerAdmin/slideRow.ts'

type Form = Omit<SlideFormProps, 'mode'>

const meta = preview.meta({
  title: 'Screens/Admin/SlideFormScreen',
  component: SlideFormScreen,
  args: {
    mode: 'update' as 'add' | 'update',
    form: braaiForm as Form | undefined,
    state: 'running' as SlideState | undefined,
    historyHref: '/Banner_Management/braai',
  },
  render: function Typing(args) {
    const [draft, setDraft] = useState(args.form?.draft ?? braaiDraft)
    const [conflict, setConflict] = useState(args.form?.conflict)
    const settle = (settled: typeof draft) => {
      setDraft(settled)
      setConflict(undefined)
      args.form?.onSettle(settled)
    }
    const form = args.form && { ...args.form, draft, conflict, onDraft: setDraft, onSettle: settle }

    return <SlideFormScreen {...args} form={form} />
  },
  parameters: { layout: 'fullscreen' },
})

const typed = (form: Partial<Form>) => ({ form: { ...braaiForm, ...form } })

export const Adding = meta.story({
  args: { mode: 'add', form: emptySlideForm },
})

Adding.test('checks a field when it is left, and leads to the missing ones', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Title'), 'Go')
  await userEvent.tab()
  await expect(canvas.getByText('The title must be at least 3 characters long')).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Link' }))
  await expect(canvas.getByLabelText('Link')).toHaveFocus()
})

export const Updating = meta.story({})

Updating.test('calls onSubmit', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Title'), ' at home ')
  const shown = within(canvas.getByRole('region', { name: 'Preview' }))
  await expect(shown.getByText('Long evenings, full plates at home')).toBeVisible()
  await userEvent.click(canvas.getByRole('checkbox', { name: /In the banner/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Update slide' }))
  await expect(args.form?.onSubmit).toHaveBeenCalledWith({
    ...braaiDraft,
    title: 'Long evenings, full plates at home',
    isActive: false,
  })
})

export const PictureRemoved = meta.story({})

PictureRemoved.test('moves the focus to the group of the picture', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }))
  await expect(canvas.getByRole('group', { name: 'Picture' })).toHaveFocus()
  await expect(canvas.getByRole('button', { name: 'Update slide' })).toBeEnabled()
})

export const RefusedByTheServer = meta.story({
  args: typed({
    draft: { ...braaiDraft, until: '2027-02-28' },
    problem: 'Failed to update slide',
    errors: { until: 'The last day must not be before the first day' },
  }),
})

RefusedByTheServer.test('leads to the refused field', async ({ canvas, userEvent }) => {
  const summary = within(canvas.getByRole('alert'))
  await userEvent.click(summary.getByRole('link', { name: 'Last day' }))
  await expect(canvas.getByLabelText('Last day')).toHaveFocus()
})

export const Conflict = meta.story({
  args: typed({
    draft: { ...braaiDraft, title: 'Evenings outside' },
    conflict: {
      by: 'Themba',
      when: '2 minutes ago',
      theirs: { ...braaiDraft, title: 'Summer nights', until: '2026-12-31' },
    },
  }),
})

Conflict.test('calls onSettle', async ({ canvas, userEvent, args }) => {
  const panel = within(canvas.getByRole('alert', { name: 'Themba changed this 2 minutes ago' }))
  await userEvent.click(panel.getByRole('button', { name: 'Use these and continue' }))
  await expect(args.form?.onSettle).toHaveBeenCalledWith({
    ...braaiDraft,
    title: 'Evenings outside',
    until: '2026-12-31',
  })
})

export const Uploading = meta.story({
  args: typed({
    draft: { ...braaiDraft, picture: undefined },
    picture: { ...braaiForm.picture, upload: { id: 'picture', name: 'garden.jpg', share: 0.4 } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The picture is still uploading.')).toBeVisible()
  },
})

export const Saving = meta.story({ args: typed({ draft: { ...braaiDraft, order: '2' }, busy: true }) })
export const Saved = meta.story({ args: typed({ saved: true }) })

export const Leaving = meta.story({
  args: { leaving: { onStay: fn(), onLeave: fn() } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument()
  },
})

export const Missing = meta.story({ args: { form: undefined, missing: true } })
export const Loading = meta.story({ args: { form: undefined } })
export const Failed = meta.story({ args: { form: undefined, failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFormFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error')
  },
})

export const LongText = meta.story({
  args: typed({
    draft: {
      ...braaiDraft,
      title: 'Everything-a-growing-household-needs: kettles, mugs, toasters',
      text: 'From the first kettle to the last tin of paint, carried to your own front door on the day that you order it, and paid for only when it stands in front of you.',
    },
  }),
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
