import { expect } from 'storybook/test'
import { searchBoxMachine } from '#domain/catalogue/searchBoxMachine.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/audit/MachineChart.tsx'
import { flowChart } from './flowChart.ts'

const meta = preview.meta({
  title: 'Flows/Search box',
  component: MachineChart,
  args: { label: 'Search box', machine: flowChart(searchBoxMachine, 'typing') },
})

/** Half a second after the last key the shop is asked. */
export const Typing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/It is Typing\. From here it can go to .*Asking/)
  },
})

/** Nothing is looked for, or what was found is on the page. */
export const Resting = meta.story({ args: { machine: flowChart(searchBoxMachine, 'resting') } })

/** The results are on their way, and the tags that begin like the text. */
export const Asking = meta.story({ args: { machine: flowChart(searchBoxMachine, 'asking') } })

/** At most five tags are offered: `Shop/SearchBox`. */
export const Suggesting = meta.story({ args: { machine: flowChart(searchBoxMachine, 'suggesting') } })
