import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { reasonRule } from '#stories/exampleRules.ts'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { aminasHome, gogosHouse } from '#stories/shop/address/aminasAddresses.ts'
import { accountHistory, accountMachineAt } from '#stories/shop/customers/accountHistory.ts'
import {
  activeCustomerActions,
  ownAccountActions,
  suspendedCustomerActions,
} from '#stories/shop/customers/customerActions.ts'
import {
  aminaMasked,
  aminaRevealed,
  aminasOrders,
  erasedCustomer,
  longCustomer,
  siphoSuspended,
  thandiMasked,
} from '#stories/shop/customers/customers.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import type { CustomerPanelProps } from '#ui-kit/screens/customers/CustomerPanel.tsx'
import { type CustomerHistoryProps, CustomerScreen } from '#ui-kit/screens/customers/CustomerScreen.tsx'
import { SuspendDialog } from '#ui-kit/shop/customers/SuspendDialog.tsx'

const historyAt = (revision: number): CustomerHistoryProps => ({
  facts: accountHistory.facts,
  intact: true,
  revision,
  machine: accountMachineAt(revision),
  fields: accountHistory.fieldsAt(revision),
  onMove: fn(),
  comparison: { from: 0, to: accountHistory.last, differences: accountHistory.differences(0, accountHistory.last) },
  onCompare: fn(),
})

const orders = { onShow: fn() }

const panel: CustomerPanelProps = {
  summary: { customer: aminaMasked, onReveal: fn(), onMask: fn() },
  orders,
  actions: activeCustomerActions,
  onAction: fn(),
}

const meta = preview.meta({
  title: 'Screens/Admin/CustomerScreen',
  component: CustomerScreen,
  args: { panel: panel as CustomerPanelProps | undefined, history: historyAt(accountHistory.last) },
  parameters: { layout: 'fullscreen' },
})

export const Masked = meta.story({})

Masked.test('calls onReveal and onAction', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'A••••• D•••••' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }))
  await expect(panel.summary.onReveal).toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }))
  await expect(panel.onAction).toHaveBeenCalledWith('suspend')
})

export const Revealed = meta.story({
  args: {
    panel: {
      ...panel,
      summary: { ...panel.summary, customer: aminaRevealed, addresses: [aminasHome, gogosHouse] },
      orders: { orders: aminasOrders, onShow: fn() },
    },
  },
})

export const Suspended = meta.story({
  args: {
    panel: {
      ...panel,
      summary: { ...panel.summary, customer: siphoSuspended },
      actions: suspendedCustomerActions,
      suspensionReason: 'Three parcels reported as not arrived, all three signed for',
    },
    history: historyAt(4),
  },
})

export const Oneself = meta.story({
  args: {
    panel: {
      ...panel,
      summary: { ...panel.summary, customer: thandiMasked },
      actions: ownAccountActions,
      isOwnAccount: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is your own account.')).toBeVisible()
  },
})

export const Erased = meta.story({
  args: {
    panel: {
      ...panel,
      summary: { ...panel.summary, customer: erasedCustomer, onReveal: undefined },
      orders: undefined,
      actions: [],
    },
  },
})

export const Suspending = meta.story({
  args: { dialog: <SuspendDialog rule={reasonRule} onSuspend={fn()} onClose={fn()} /> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Suspend this account?' })).toBeInTheDocument()
  },
})

export const WhoLooked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who looked' }))
    await expect(canvas.getByText('1 of 7 events')).toBeVisible()
    await expect(canvas.getByText('looked at the customer’s name and addresses').closest('li')).toHaveTextContent(
      'Thandi Nkosi',
    )
    leaveFocus()
  },
})

export const TimeTravel = meta.story({
  render: (args) => {
    const [revision, setRevision] = useState(accountHistory.last)
    return <CustomerScreen {...args} history={{ ...historyAt(revision), onMove: setRevision }} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the record after event 5' }))
    await expect(canvas.getByRole('img', { name: /It is Suspended\./ })).toBeVisible()
    leaveFocus()
  },
})

export const Loading = meta.story({
  args: { panel: undefined, history: { ...historyAt(accountHistory.last), facts: [], state: 'loading' } },
})

export const HistoryFailed = meta.story({
  args: { history: { ...historyAt(accountHistory.last), facts: [], state: 'failed', onRetry: fn() } },
})

export const Failed = meta.story({ args: { panel: undefined, failure: { message: 'Network error', onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const NotFound = meta.story({
  args: { panel: undefined, missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No customer found' })).toBeVisible()
  },
})

export const LongText = meta.story({
  args: { panel: { ...panel, summary: { ...panel.summary, customer: longCustomer, addresses: [] } } },
})

export const SmallPhone = meta.story({
  args: { panel: { ...panel, summary: { ...panel.summary, customer: longCustomer, addresses: [aminasHome] } } },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Show orders' }))
    await userEvent.keyboard('{Enter}')
    await expect(orders.onShow).toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Suspend' })).toHaveFocus()
    await tabTo(canvas.getByRole('slider'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.history.onMove).toHaveBeenCalledWith(accountHistory.last - 1)
  },
})
