import { expect } from 'storybook/test'
import { searchBoxMachine } from '#domain/catalogue/searchBoxMachine.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { flowChart } from './flowChart.ts'

const meta = preview.meta({
  title: 'Flows/Search box',
  component: MachineChart,
  args: { label: 'Search box', machine: flowChart(searchBoxMachine, 'typing') },
})

/** Half a second after the last key the search request is sent. */
export const Typing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/It is Typing\. From here it can go to .*Searching/)
  },
})

/** No search is running; the results, if any, are on the page. */
export const Resting = meta.story({ args: { machine: flowChart(searchBoxMachine, 'resting') } })

/** The results are loading, and the tags that begin like the text. */
export const Searching = meta.story({ args: { machine: flowChart(searchBoxMachine, 'searching') } })

/** At most five tags are offered: `Shop/SearchBox`. */
export const Suggesting = meta.story({ args: { machine: flowChart(searchBoxMachine, 'suggesting') } })
