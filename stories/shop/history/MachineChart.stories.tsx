import { expect, within } from 'storybook/test'
import { machineIn } from '#stories/flows/machineIn.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { aminasMachineAt } from './aminasHistory.ts'

const meta = preview.meta({
  title: 'Shop/History/MachineChart',
  component: MachineChart,
  args: { machine: aminasMachineAt(3), label: 'Order' },
})

export const Processing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /It is Processing\. From here it can go to Dispatched, Canceled\./,
    )
  },
})

export const Reserving = meta.story({ args: { machine: aminasMachineAt(0) } })

export const Delivered = meta.story({
  args: { machine: aminasMachineAt(8) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/It goes nowhere from here\./)
    await userEvent.click(canvas.getByText('All transitions in words'))
    const delivered = within(canvas.getByRole('listitem', { current: true }))
    await expect(delivered.getByText('Payment collected: stays')).toBeVisible()
    await userEvent.click(document.body)
  },
})

/** In every state an event may happen that is drawn once, below the chart. */
export const InEveryState = meta.story({
  args: { machine: machineIn('searchBox', 'suggesting', ['resting', 'typing', 'searching']), label: 'Search box' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In every state: Typed → Typing/)).toBeVisible()
  },
})

/** Wider than the page: it scrolls in its frame, by keyboard too, with the current state in the middle. */
export const Wide = meta.story({
  args: { machine: machineIn('signIn', 'typingPassword'), label: 'Sign in' },
  globals: { viewport: { value: 'phone' } },
})

/** States that lead to where they can be seen. */
export const WithLinks = meta.story({
  args: {
    machine: {
      ...aminasMachineAt(1),
      states: aminasMachineAt(1).states.map((state) => ({ ...state, href: `#${state.id}` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Pending/ })).toHaveAttribute('href', '#pending')
  },
})

export const SmallPhone = meta.story({
  args: { machine: aminasMachineAt(5) },
  globals: { viewport: { value: 'small' } },
})
