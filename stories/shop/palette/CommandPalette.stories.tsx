import { type ComponentProps, useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { CommandPalette } from '#ui-kit/shop/palette/CommandPalette.tsx'

type Props = ComponentProps<typeof CommandPalette>

const pages = {
  label: 'Pages',
  options: ['Dashboard', 'Products', 'Orders', 'Service Providers', 'Bookings', 'Customers', 'Reviews', 'Audit'].map(
    (label) => ({ id: `page-${label}`, label, href: `/${label}` }),
  ),
}

const orders = {
  label: 'Orders',
  options: [
    { id: 'order-1', label: 'EK-FRF0-Q8B1', note: 'Nomvula Khumalo · R 916.00 · Pending', href: '/Orders/1' },
    { id: 'order-2', label: 'EK-J4Z6-ZM2E', note: 'Nomvula Khumalo · R 254.15 · Delivered', href: '/Orders/2' },
  ],
}

const customers = {
  label: 'Customers',
  options: [{ id: 'customer-1', label: 'Nomvula Khumalo', note: 'n•••@ekhaya.example', href: '/Customers/1' }],
}

const meta = preview.meta({
  title: 'Shop/Command palette/CommandPalette',
  component: CommandPalette,
  args: {
    label: 'Go to an order, product, customer or page',
    placeholder: 'Order number, name, e-mail or page',
    text: '',
    onText: fn(),
    groups: [pages],
    isSearching: false,
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

const combobox = () => screen.findByRole('combobox', { name: 'Go to an order, product, customer or page' })
const selected = () => screen.getByRole('option', { selected: true })

export const JustOpened = meta.story({
  play: async () => {
    const field = await combobox()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(selected()).toHaveTextContent('Dashboard')
    await expect(field).toHaveAttribute('aria-activedescendant', selected().id)
  },
})

export const Found = meta.story({
  args: { text: 'nomv', groups: [orders, customers] },
})

Found.test('calls onChoose', async ({ userEvent, args }) => {
  const group = await screen.findByRole('group', { name: 'Customers' })
  await expect(screen.getByRole('status')).toHaveTextContent('3 results')
  await userEvent.click(within(group).getByRole('option', { name: /Nomvula/ }))
  await expect(args.onChoose).toHaveBeenCalledWith(customers.options[0])
})

export const Searching = meta.story({
  args: { text: 'nomv', groups: [], isSearching: true },
  play: async () => {
    await expect(await combobox()).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByText(/No results/)).toBeNull()
  },
})

/** The results of the text before are neither opened by Enter nor by a press. */
export const SearchingAnew = meta.story({
  args: { text: 'nomvu', groups: [{ ...orders, isStale: true }], isSearching: true },
})

SearchingAnew.test('chooses nothing from the last search', async ({ userEvent, args }) => {
  await waitFor(async () => expect(await combobox()).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await userEvent.click(selected())
  await expect(args.onChoose).not.toHaveBeenCalled()
})

export const NoResult = meta.story({
  args: { text: 'trampoline', groups: [] },
  play: async () => {
    await expect(await screen.findByText('No results for “trampoline”. Check the spelling.')).toBeVisible()
  },
})

export const OneListFailed = meta.story({
  args: { text: 'nomv', groups: [orders], failure: { message: 'Could not search customers.', onRetry: fn() } },
})

OneListFailed.test('calls onRetry', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Could not search customers.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const LongTexts = meta.story({
  args: {
    text: 'stainless steel gooseneck kettle with temperature memory and keep-warm plate',
    groups: [
      {
        label: 'Products',
        options: [1, 2].map((size) => ({
          id: `product-${size}`,
          label: `Stainless steel gooseneck kettle with temperature memory and keep-warm plate, ${size}.7 litres`,
          note: 'Umlilo Household Appliances of Pimville · 128 in stock',
          href: `/kettle/${size}`,
        })),
      },
    ],
  },
})

export const SmallPhone = Found.extend({ globals: { viewport: { value: 'small' } } })

const OnDemand = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Go to…</Button>
      {isOpen && <CommandPalette {...props} text={text} onText={setText} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { groups: [orders, customers] },
  render: (args) => <OnDemand {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Go to…' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const field = await combobox()
    await waitFor(() => expect(field).toHaveFocus())

    await userEvent.keyboard('nomv{ArrowDown}{ArrowDown}')
    await expect(selected()).toHaveTextContent('Nomvula Khumalo')
    await userEvent.keyboard('{ArrowDown}')
    await expect(selected()).toHaveTextContent('EK-FRF0-Q8B1')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(customers.options[0])

    await userEvent.keyboard('u')
    await expect(selected()).toHaveTextContent('EK-FRF0-Q8B1')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

const AwaitedResults = (props: Props) => {
  const [isSearching, setIsSearching] = useState(true)
  useEffect(() => {
    const showResults = () => setIsSearching(false)
    addEventListener('found', showResults)
    return () => removeEventListener('found', showResults)
  }, [])

  return <CommandPalette {...props} groups={isSearching ? [] : props.groups} isSearching={isSearching} />
}

/** Enter that comes before the results opens the first of them. */
export const EnterWaits = meta.story({
  tags: ['behaviour'],
  args: { text: 'EK-FRF', groups: [orders] },
  render: (args) => <AwaitedResults {...args} />,
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await combobox()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    dispatchEvent(new Event('found'))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(orders.options[0]))
  },
})

export const PressBesideIt = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(5, 5) ?? document.body })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
