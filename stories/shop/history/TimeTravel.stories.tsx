import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TimeTravel } from '#ui-kit/shop/history/TimeTravel.tsx'
import { fieldsAt } from './aminasFields.ts'
import { aminasMachineAt, aminasRevisions } from './aminasHistory.ts'

const at = (revision: number) => ({
  revision,
  machine: aminasMachineAt(revision),
  fields: fieldsAt(revision),
})

const meta = preview.meta({
  title: 'Shop/History/TimeTravel',
  component: TimeTravel,
  args: { label: 'Order', revisions: aminasRevisions, ...at(8), onMove: fn() },
})

export const Now = meta.story({})

export const LookingBack = meta.story({ args: at(3) })

export const ThroughAllRevisions = meta.story({
  render: (args) => {
    const [revision, setRevision] = useState(8)
    return <TimeTravel {...args} {...at(revision)} onMove={setRevision} />
  },
})

ThroughAllRevisions.test('lights the state of the chosen revision', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('img')).toHaveAccessibleName(/It is Delivered/)
  await userEvent.click(canvas.getByRole('slider'))
  await userEvent.keyboard('{Home}{ArrowRight}')
  await expect(canvas.getByRole('img')).toHaveAccessibleName(/It is Pending/)
})

export const SmallPhone = meta.story({ args: at(4), globals: { viewport: { value: 'small' } } })
