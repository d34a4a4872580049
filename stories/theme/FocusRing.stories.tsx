import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Row } from '#ui-kit/space/Row.tsx'

const meta = preview.meta({ title: 'Theme/FocusRing' })

const grounds = ['paper', 'sunk', 'brand', 'sun', 'ink']

export const OnEveryGround = meta.story({
  tags: ['focused'],
  render: () => (
    <Row wrap>
      {grounds.map((ground) => (
        <span key={ground} style={{ padding: 24, background: `var(--${ground})` }}>
          <Button kind="secondary">On {ground}</Button>
        </span>
      ))}
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const { outlineWidth, boxShadow } = getComputedStyle(canvas.getByRole('button', { name: 'On paper' }))
    await expect(outlineWidth).toBe('3px')
    await expect(boxShadow).toContain('0px 0px 0px 2px')
  },
})
