import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OrderLife } from './OrderLife.tsx'

/** Amina's order from its first fact to its last. The facts are decided by the commands of the shop, the pages and mails are those of the shop. */
const meta = preview.meta({
  title: 'Flows/Life of an order',
  component: OrderLife,
  args: { revision: 4, shows: 'machine' as 'machine' | 'everybody' },
  parameters: { layout: 'fullscreen' },
})

const framed = async (canvasElement: HTMLElement, title: string) => {
  const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>(title)
  return within(frame.contentDocument?.body ?? canvasElement)
}

/** Step to any fact with the slider: the chart and the customer's page are those of that moment. */
export const TimeTravel = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const page = await framed(canvasElement, 'The customer’s page')
    await expect(await page.findByText(/The courier has it/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /It is Dispatched/ })).toBeVisible()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = await framed(canvasElement, 'The customer’s page')
    await userEvent.click(canvas.getByRole('slider'))
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('img', { name: /It is Pending/ })).toBeVisible()
    await expect(await page.findByRole('button', { name: 'Cancel order' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('img', { name: /It is Delivered/ })).toBeVisible()
    await expect(await page.findByText(/Sipho Daniels/)).toBeVisible()
  },
})

/** The same moment as the customer, an admin and the customer's mailbox have it. */
export const ForEverybody = meta.story({
  args: { shows: 'everybody' },
  play: async ({ canvas, canvasElement }) => {
    const customer = await framed(canvasElement, 'The customer’s page')
    const admin = await framed(canvasElement, 'The admin’s page')
    await expect(await customer.findByText(/The courier has it/)).toBeVisible()
    await expect(await admin.findByRole('button', { name: 'Report in transit' })).toBeVisible()
    await expect(canvas.getByTitle('Your order EK-7F3K-92QD is on its way')).toBeVisible()
  },
})

export const Delivered = meta.story({
  args: { shows: 'everybody', revision: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No mail is sent about this.')).toBeVisible()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
