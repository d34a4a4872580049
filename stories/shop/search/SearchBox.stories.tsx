import { type ReactNode, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ControlledMenu } from '#stories/shop/shell/ControlledMenu.tsx'
import { headerNote } from '#stories/shop/shell/navigation.ts'
import preview from '#storybook/preview.tsx'
import { SearchBox, type SearchBoxProps } from '#ui-kit/shop/search/SearchBox.tsx'
import { highlightAfterKey, noneHighlighted, suggestionForEnter } from '#ui-kit/shop/search/searchKeys.ts'
import { Header } from '#ui-kit/shop/shell/Header.tsx'
import { kettleTags } from './kettleSearch.ts'

/** A controlled search box: it suggests from a fixed list, and the keys work as in the shop. */
const renderControlled = (args: SearchBoxProps) => <ControlledSearchBox {...args} />

const ControlledSearchBox = (args: SearchBoxProps) => {
  const [value, setValue] = useState(args.value)
  const [index, setIndex] = useState(noneHighlighted)
  const suggestions = value === '' ? [] : kettleTags.filter((tag) => tag.startsWith(value) && tag !== value)
  const select = (tag = '') => {
    setValue(tag)
    setIndex(noneHighlighted)
    args.onSuggestion(tag)
  }
  const handleKey = (key: string) =>
    key === 'Enter'
      ? select(suggestionForEnter(suggestions, index))
      : setIndex(highlightAfterKey(key, index, suggestions.length))

  return (
    <SearchBox
      {...args}
      {...{ value, suggestions, index }}
      onChange={setValue}
      onClear={select}
      onKey={handleKey}
      onSuggestion={select}
    />
  )
}

const inTheHeader = (box: ReactNode) => (
  <Header
    name="Ekhaya"
    homeHref="/"
    onMenu={fn()}
    accountHref="/Account"
    loginHref="/Login"
    signupHref="/Signup"
    onLogout={fn()}
    cart={{ href: '/Cart', count: 2 }}
    categories={<ControlledMenu />}
    search={box}
    note={headerNote}
  />
)

const meta = preview.meta({
  title: 'Shop/Search/SearchBox',
  component: SearchBox,
  args: {
    action: '/',
    value: '',
    onChange: fn(),
    onClear: fn(),
    onKey: fn(),
    onSearch: fn(),
    onSuggestion: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search for products' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(canvas.queryByRole('button', { name: 'Clear the search' })).toBeNull()
  },
})

export const PlainFormBeforeTheScript = meta.story({
  args: { value: 'kettle' },
  render: ({ onSearch, ...args }) => <SearchBox {...args} />,
  play: async ({ canvas }) => {
    const form = canvas.getByRole('search')
    await expect(form).toHaveAttribute('action', '/')
    await expect(form).toHaveAttribute('method', 'get')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('name', 'search')
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit')
  },
})

export const Suggesting = meta.story({
  args: { value: 'kett', suggestions: kettleTags },
})

Suggesting.test('calls onSuggestion', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('option')).toHaveLength(5)
  await userEvent.click(canvas.getByRole('option', { name: 'kettle stovetop' }))
  await expect(args.onSuggestion).toHaveBeenCalledWith('kettle stovetop')
})

export const OneHighlighted = meta.story({
  args: { value: 'kett', suggestions: kettleTags, index: 1 },
  play: async ({ canvas }) => {
    const option = canvas.getByRole('option', { name: 'kettle cordless' })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', option.id)
  },
})

export const ClearedByItsButton = meta.story({
  tags: ['behaviour'],
  args: { value: 'kettle' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})

export const TagsAreText = meta.story({
  args: { value: '<im', suggestions: ['<img src=x>'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('option', { name: '<img src=x>' })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})

export const InTheHeader = meta.story({
  args: { value: 'kett', suggestions: kettleTags, index: 0 },
  render: (args) => inTheHeader(<SearchBox {...args} />),
})

export const InTheHeaderOfASmallPhone = meta.story({
  render: (args) => inTheHeader(<SearchBox {...args} />),
  globals: { viewport: { value: 'small' } },
})

export const LongWords = meta.story({
  args: {
    value: 'stainless steel gooseneck kettle with temperature memory and keep-warm plate for rooibos tea',
    suggestions: [
      'stainless steel gooseneck kettle with temperature memory and keep-warm plate for rooibos tea, 1.7 litres',
    ],
  },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: renderControlled,
  play: async ({ canvas, userEvent, args }) => {
    const highlighted = () =>
      canvas.queryAllByRole('option').findIndex((option) => option.getAttribute('aria-selected') === 'true')

    await userEvent.tab()
    await userEvent.keyboard('kettle ')
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await userEvent.keyboard('{ArrowDown}')
    await expect(highlighted()).toBe(0)
    await userEvent.keyboard('{ArrowUp}')
    await expect(highlighted()).toBe(0)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(highlighted()).toBe(3)
    await userEvent.keyboard('{Escape}')
    await expect(highlighted()).toBe(-1)
    await expect(canvas.getByRole('combobox')).toHaveValue('kettle ')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onSuggestion).toHaveBeenLastCalledWith('kettle gooseneck')
  },
})

export const EnterSelectsTheFirst = meta.story({
  tags: ['behaviour'],
  render: renderControlled,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kettle s{Enter}')
    await expect(args.onSuggestion).toHaveBeenLastCalledWith('kettle stovetop')
  },
})

export const EnterClearsWithoutSuggestions = meta.story({
  tags: ['behaviour'],
  render: renderControlled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
})
