import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { AddressChoice } from '#ui-kit/shop/address/AddressChoice.tsx'
import { aminasHome, longestAddress } from './aminasAddresses.ts'

const meta = preview.meta({
  title: 'Shop/Addresses/AddressChoice',
  component: AddressChoice,
  args: {
    address: aminasHome,
    name: 'address',
    chosen: false,
    onChoose: fn(),
    children: (
      <Button kind="quiet" size="small">
        Edit
      </Button>
    ),
  },
})

export const NotChosen = meta.story({})

NotChosen.test('calls onChoose', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
  await userEvent.click(canvas.getByText(`${aminasHome.streetAddress}, ${aminasHome.complex}`))
  await expect(args.onChoose).toHaveBeenCalledOnce()
})

export const Chosen = meta.story({ args: { chosen: true } })

export const EveryFieldAtItsLongest = meta.story({
  args: { address: longestAddress, chosen: true },
  globals: { viewport: { value: 'small' } },
})
