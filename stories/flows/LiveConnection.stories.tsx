import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { liveConnectionChart } from './liveConnectionChart.ts'

const meta = preview.meta({
  title: 'Flows/Live connection',
  component: MachineChart,
  args: { label: 'Live connection', machine: liveConnectionChart('connecting') },
})

/** A socket is being opened, for at most ten seconds. */
export const Connecting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/It is Connecting\. From here it can go to .*Connected/)
  },
})

/** Frames arrive: open pages change without a reload. */
export const Connected = meta.story({ args: { machine: liveConnectionChart('connected') } })

/** The next attempt follows after one to five seconds, or at once when the browser is online again or the tab is shown. */
export const Waiting = meta.story({ args: { machine: liveConnectionChart('waiting') } })

/** Ten attempts in a row have failed. Only a browser that is online again, a tab that is shown or another person starts anew. */
export const GivenUp = meta.story({ args: { machine: liveConnectionChart('givenUp') } })

/** Before the first connection, and after the page is left. */
export const Stopped = meta.story({ args: { machine: liveConnectionChart('stopped') } })
