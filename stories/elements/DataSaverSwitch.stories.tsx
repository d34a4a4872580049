import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DataSaverSwitch } from '#ui-kit/elements/DataSaverSwitch.tsx'

const meta = preview.meta({
  title: 'Elements/DataSaverSwitch',
  component: DataSaverSwitch,
  args: { on: false, onChange: fn() },
  render: function Switching(args) {
    const [on, setOn] = useState(args.on)
    const change = (next: boolean) => {
      setOn(next)
      args.onChange(next)
    }

    return <DataSaverSwitch on={on} onChange={change} />
  },
})

export const Off = meta.story({})
export const On = meta.story({ args: { on: true } })
export const SmallPhone = meta.story({ args: { on: true }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Data saver' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
})
