import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Theme, ThemeSwitch } from '#ui-kit/elements/ThemeSwitch.tsx'

const meta = preview.meta({
  title: 'Elements/ThemeSwitch',
  component: ThemeSwitch,
  args: { theme: 'system' as const, onChange: fn() },
  render: function Switching(args) {
    const [theme, setTheme] = useState(args.theme)
    const change = (choice: Theme) => {
      setTheme(choice)
      args.onChange(choice)
    }

    return <ThemeSwitch theme={theme} onChange={change} />
  },
})

export const FollowsTheDevice = meta.story({})
export const Light = meta.story({ args: { theme: 'light' } })
export const Dark = meta.story({ args: { theme: 'dark' } })
export const HighContrast = meta.story({ args: { theme: 'contrast' } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
  },
})
