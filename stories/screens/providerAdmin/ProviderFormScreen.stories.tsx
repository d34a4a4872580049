import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { visitConfirmed } from '#stories/lives/aminasBooking.ts'
import { offlineFormFailure } from '#stories/screens/offlineFailure.ts'
import { aminasHome } from '#stories/shop/address/aminasAddresses.ts'
import { slotAt } from '#stories/shop/booking/slots/freeWeek.ts'
import { emptyProviderForm, longestProvider, siphoDraft, siphoForm } from '#stories/shop/providerAdmin/providerForms.ts'
import preview from '#storybook/preview.tsx'
import { ProviderFormScreen } from '#ui-kit/screens/providerAdmin/ProviderFormScreen.tsx'
import type { ProviderFormProps } from '#ui-kit/shop/providerAdmin/form/ProviderForm.tsx'

type Form = Omit<ProviderFormProps, 'mode'>

const meta = preview.meta({
  title: 'Screens/Admin/ProviderFormScreen',
  component: ProviderFormScreen,
  args: {
    mode: 'update' as 'add' | 'update',
    form: siphoForm as Form | undefined,
    historyHref: '/ServiceProvider_Management/sipho',
    publicHref: '/ServiceProvider/sipho',
  },
  render: function Typing(args) {
    const [draft, setDraft] = useState(args.form?.draft ?? siphoDraft)
    const [conflict, setConflict] = useState(args.form?.conflict)
    const settle = (settled: typeof draft) => {
      setDraft(settled)
      setConflict(undefined)
      args.form?.onSettle(settled)
    }
    const form = args.form && { ...args.form, draft, conflict, onDraft: setDraft, onSettle: settle }

    return <ProviderFormScreen {...args} form={form} />
  },
  parameters: { layout: 'fullscreen' },
})

const typed = (form: Partial<Form>) => ({ form: { ...siphoForm, ...form } })

export const Adding = meta.story({
  args: { mode: 'add', form: emptyProviderForm },
})

Adding.test('checks a field when it is left, and leads to the missing ones', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Full name'), 'Si')
  await userEvent.tab()
  await expect(canvas.getByText('The fullName must be at least 3 characters long')).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Phone number' }))
  await expect(canvas.getByLabelText('Phone number')).toHaveFocus()
})

export const Updating = meta.story({})

Updating.test('calls onSubmit', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add hours on Sunday' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Update service provider' }))
  await expect(args.form?.onSubmit).toHaveBeenCalledWith({
    ...siphoDraft,
    hours: { ...siphoDraft.hours, 7: [{ from: '08:00', to: '17:00' }] },
  })
})

export const BookingsNoLongerFit = meta.story({
  args: typed({
    saved: true,
    strandedBookings: [
      {
        id: 'booking7',
        bookingNumber: 'BK-7F3K-92QD',
        href: '/Bookings_Management/booking7',
        slot: visitConfirmed.slot,
        customerName: aminasHome.recipientName,
        status: visitConfirmed.status,
      },
      {
        id: 'booking8',
        bookingNumber: 'BK-5R1T-90CD',
        href: '/Bookings_Management/booking8',
        slot: slotAt('2026-12-16', '10:00'),
        customerName: 'Thembelihle Nomathamsanqa Nkosi-Mabuza van der Westhuizen',
        status: 'Requested',
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 bookings do not fit the hours')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'BK-7F3K-92QD' })).toHaveAttribute(
      'href',
      '/Bookings_Management/booking7',
    )
  },
})

export const RefusedByTheServer = meta.story({
  args: typed({
    draft: { ...siphoDraft, email: 'sipho@mabaso.example' },
    problem: 'Failed to update service provider',
    errors: { email: 'Another service provider has this address' },
  }),
})

RefusedByTheServer.test('hides the refusal of a field once it changes', async ({ canvas, userEvent }) => {
  const summary = within(canvas.getByRole('alert'))
  await userEvent.click(summary.getByRole('link', { name: 'E-mail address' }))
  await userEvent.keyboard('s')
  await expect(canvas.getByRole('button', { name: 'Update service provider' })).toBeEnabled()
})

export const Conflict = meta.story({
  args: typed({
    draft: { ...siphoDraft, callOutFee: '400' },
    conflict: {
      by: 'Themba',
      when: '2 minutes ago',
      theirs: { ...siphoDraft, callOutFee: '380', hours: { 1: [{ from: '08:00', to: '17:00' }] } },
    },
  }),
})

Conflict.test('calls onSettle', async ({ canvas, userEvent, args }) => {
  const panel = within(canvas.getByRole('alert', { name: 'Themba changed this 2 minutes ago' }))
  await expect(panel.getByText('Monday 08:00–17:00')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Use these and continue' }))
  await expect(args.form?.onSettle).toHaveBeenCalledWith({
    ...siphoDraft,
    callOutFee: '400',
    hours: { 1: [{ from: '08:00', to: '17:00' }] },
  })
})

export const Uploading = meta.story({
  args: typed({
    draft: { ...siphoDraft, portrait: '' },
    portrait: { ...siphoForm.portrait, upload: { id: 'portrait', name: 'sipho.jpg', share: 0.4 } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pictures are still uploading.')).toBeVisible()
  },
})

export const Saving = meta.story({ args: typed({ draft: { ...siphoDraft, callOutFee: '400' }, busy: true }) })
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

export const LongText = meta.story({ args: typed({ draft: longestProvider, opened: longestProvider }) })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Profession'))
    await userEvent.keyboard('s{Enter}')
    await expect(args.form?.onSubmit).toHaveBeenCalledWith({ ...siphoDraft, profession: 'Plumbers' })
  },
})
