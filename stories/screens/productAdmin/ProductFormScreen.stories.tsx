import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { offlineFormFailure } from '#stories/screens/offlineFailure.ts'
import {
  emptyForm,
  kettleDraft,
  kettleForm,
  longestDraft,
  productOptions,
} from '#stories/shop/productAdmin/form/productForms.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ProductFormScreen } from '#ui-kit/screens/productAdmin/ProductFormScreen.tsx'
import type { ProductFormProps } from '#ui-kit/shop/productAdmin/form/ProductForm.tsx'

type Form = Omit<ProductFormProps, 'mode'>

const meta = preview.meta({
  title: 'Screens/Admin/ProductFormScreen',
  component: ProductFormScreen,
  args: {
    mode: 'update' as 'add' | 'update',
    form: kettleForm as Form | undefined,
    historyHref: '/Products_Management/redKettle',
  },
  render: function Typing(args) {
    const [draft, setDraft] = useState(args.form?.draft ?? kettleDraft)
    const [search, setSearch] = useState('')
    const [conflict, setConflict] = useState(args.form?.conflict)
    const found = productOptions.filter(
      ({ name }) => search.length > 2 && name.toLowerCase().includes(search.toLowerCase()),
    )
    const form = args.form && {
      ...args.form,
      draft,
      conflict,
      onDraft: setDraft,
      onSettle: (settled: typeof draft) => {
        setDraft(settled)
        setConflict(undefined)
        args.form?.onSettle(settled)
      },
      crossSell: { ...args.form.crossSell, search, found, onSearch: setSearch },
    }

    return <ProductFormScreen {...args} form={form} />
  },
  parameters: { layout: 'fullscreen' },
})

const adding = { mode: 'add', form: emptyForm } as const
const typed = (form: Partial<Form>) => ({ form: { ...kettleForm, ...form } })

const isInSight = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

export const Adding = meta.story({
  args: adding,
})

Adding.test('checks a field when it is left, and leads to the missing ones', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Add product' })).toBeDisabled()
  await userEvent.type(canvas.getByLabelText('Name'), 'Ox')
  await expect(canvas.queryByText(/must be at least/)).toBeNull()
  await userEvent.tab()
  await expect(canvas.getByText('The name must be at least 3 characters long')).toBeVisible()
  await expect(canvas.getByText('7 fields still to do:')).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Quantity' }))
  await expect(canvas.getByLabelText('Quantity')).toHaveFocus()
})

export const AddedFromNothing = meta.story({
  tags: ['behaviour'],
  args: adding,
  play: async ({ canvas, userEvent, args }) => {
    const fill = async (label: string, text: string) => {
      await userEvent.clear(canvas.getByLabelText(label))
      await userEvent.paste(text)
    }
    await fill('Name', ' Blue kettle ')
    await fill('Brand', 'Vuthela')
    await fill('Description', 'A kettle for every day')
    await fill('Price in rand', '349.00')
    await fill('Cost price in rand', '180')
    await fill('Discount in percent', '10')
    await fill('Quantity', '12')
    await expect(canvas.getByText(/margin 43%/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Appliances' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Kitchen Appliances' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Kettles' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add feature' }))
    await userEvent.paste('Switches itself off')
    await userEvent.keyboard('{Enter}')
    await userEvent.paste('Quiet')
    await fill('Add a tag', 'Kitchen, gift')
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }))
    await expect(args.form?.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Blue kettle',
        price: '349.00',
        categories: ['Appliances', 'Kitchen Appliances', 'Kettles'],
        features: ['Switches itself off', 'Quiet'],
        tags: ['kitchen', 'gift'],
        state: 'draft',
      }),
    )
  },
})

export const Updating = meta.story({})

Updating.test('calls onSubmit', async ({ canvas, userEvent, args }) => {
  const save = canvas.getByRole('button', { name: 'Update product' })
  await expect(save).toBeDisabled()
  await expect(canvas.queryByLabelText('Web address')).toBeNull()
  await userEvent.clear(canvas.getByLabelText('Price in rand'))
  await userEvent.tab()
  await expect(canvas.getByText('price should be numeric greater than 0')).toBeVisible()
  await userEvent.type(canvas.getByLabelText('Price in rand'), '649')
  await expect(canvas.getByText('Unsaved changes.')).toBeVisible()
  await userEvent.click(save)
  await expect(args.form?.onSubmit).toHaveBeenCalledWith({ ...kettleDraft, price: '649' })
})

export const BelowCost = meta.story({
  args: typed({ draft: { ...kettleDraft, costPrice: '500' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/below cost: every sale loses money/)).toBeVisible()
  },
})

export const RefusedByTheServer = meta.story({
  args: typed({
    draft: { ...kettleDraft, name: 'Rondavel kettle' },
    problem: 'Error when update product',
    errors: { name: 'Another product of this brand has this name' },
  }),
})

RefusedByTheServer.test('hides the refusal of a field once it changes', async ({ canvas, userEvent }) => {
  const summary = within(canvas.getByRole('alert'))
  await expect(summary.getByText('Error when update product')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Update product' })).toBeDisabled()
  await userEvent.click(summary.getByRole('link', { name: 'Name' }))
  await userEvent.keyboard(' red')
  await expect(canvas.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
  await expect(canvas.getByRole('button', { name: 'Update product' })).toBeEnabled()
})

export const AddingFailed = meta.story({
  args: {
    mode: 'add',
    form: { ...emptyForm, draft: kettleDraft, problem: 'Error when adding product: Network error', errors: {} },
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).queryByRole('list')).toBeNull()
  },
})

export const FailsWhileOneIsAtTheEnd = meta.story({
  tags: ['behaviour'],
  render: function Failing(args) {
    const [problem, setProblem] = useState<string>()
    const form = { ...kettleForm, draft: { ...kettleDraft, price: '649' }, problem }
    const fail = () => setProblem('Error when update product: Network error')

    return <ProductFormScreen {...args} form={{ ...form, onSubmit: fail }} />
  },
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('combobox', { name: 'Find a product' }))
    window.scrollTo(0, document.body.scrollHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Update product' }))
    await expect(window.scrollY).toBeLessThan(200)
    await expect(isInSight(canvas.getByRole('alert'))).toBe(true)
  },
})

export const Saving = meta.story({ args: typed({ draft: { ...kettleDraft, price: '649' }, busy: true }) })

export const Saved = meta.story({ args: typed({ saved: true }) })

const theirs = { ...kettleDraft, price: '629.00', quantity: '30', tags: ['kitchen'] }

export const Conflict = meta.story({
  args: typed({
    draft: { ...kettleDraft, price: '649', features: [...kettleDraft.features, 'Whistles'] },
    conflict: { by: 'Themba', when: '2 minutes ago', theirs },
  }),
})

Conflict.test('calls onSettle', async ({ canvas, userEvent, args }) => {
  const panel = within(canvas.getByRole('alert', { name: 'Themba changed this 2 minutes ago' }))
  await expect(canvas.getByRole('button', { name: 'Update product' })).toBeDisabled()
  await expect(canvas.getByText('First choose which version to keep: Themba changed it too.')).toBeVisible()
  const price = within(panel.getByRole('group', { name: /^Price in rand/ }))
  await expect(price.getByRole('radio', { name: /Yours/ })).toBeChecked()
  await expect(price.getByText('both changed')).toBeVisible()
  await expect(
    within(panel.getByRole('group', { name: 'Quantity' })).getByRole('radio', { name: /Themba/ }),
  ).toBeChecked()
  await userEvent.click(price.getByRole('radio', { name: /Themba/ }))
  await userEvent.click(panel.getByRole('button', { name: 'Use these and continue' }))
  await expect(args.form?.onSettle).toHaveBeenCalledWith({
    ...theirs,
    features: [...kettleDraft.features, 'Whistles'],
  })
})

export const Uploading = meta.story({
  args: typed({
    pictures: {
      uploads: [
        { id: 'lid', name: 'kettle-lid.jpg', share: 0.64 },
        { id: 'logo', name: 'logo.svg', share: 0, problem: 'This is no JPEG, PNG, WebP or AVIF picture.' },
      ],
      onFiles: fn(),
      onDismiss: fn(),
    },
  }),
})

Uploading.test('calls onDismiss', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Sending kettle-lid.jpg' })).toHaveValue(0.64)
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss the note about logo.svg' }))
  await expect(args.form?.pictures.onDismiss).toHaveBeenCalledWith('logo')
})

export const LeavingUnsaved = meta.story({
  args: { ...typed({ draft: { ...kettleDraft, price: '649' } }), leaving: { onStay: fn(), onLeave: fn() } },
})

LeavingUnsaved.test('calls onStay', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  await expect(args.leaving?.onStay).toHaveBeenCalledOnce()
})

export const Loading = meta.story({ args: { form: undefined } })

export const NotFound = meta.story({
  args: { form: undefined, missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No product found' })).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { form: undefined, failure: { message: 'Failed to fetch data: no line', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const Offline = Failed.extend({
  args: { failure: offlineFormFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error')
  },
})

export const LongText = meta.story({ args: typed({ draft: longestDraft, opened: longestDraft }) })

export const ScriptInTheName = meta.story({
  args: typed({
    draft: { ...kettleDraft, name: '<script>alert("kettle")</script>', tags: ['<b>gift</b>'] },
    conflict: { by: 'Themba', when: 'a minute ago', theirs },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<script>alert("kettle")</script>')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove tag <b>gift</b>' })).toBeVisible()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const SmallPhone = meta.story({
  args: typed({
    draft: { ...longestDraft, price: '' },
    opened: longestDraft,
    conflict: { by: 'Themba', when: '2 minutes ago', theirs: longestDraft },
  }),
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Move Its lid, open, 2 of 3' }))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Its lid, open, 1 of 3' })).toHaveFocus())
    await tabTo(canvas.getByRole('button', { name: 'Move feature 1, 1 of 3' }))
    await userEvent.keyboard('{End}')
    await expect(canvas.getByLabelText('feature 3')).toHaveValue('Switches itself off')
    await tabTo(canvas.getByLabelText('Add a tag'))
    await userEvent.keyboard('{Backspace}winter{Enter}')
    const search = canvas.getByRole('combobox', { name: 'Find a product' })
    await tabTo(search)
    await userEvent.keyboard('ladder')
    await screen.findByRole('option', { name: /five-step ladder/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Chosen products' })).toHaveTextContent('ladder'))
    await tabTo(canvas.getByLabelText('Name'))
    await userEvent.keyboard('{Enter}')
    await expect(args.form?.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        tags: ['kitchen', 'gift', 'winter'],
        crossSellProducts: ['yellowToaster', 'ladder'],
        features: ['Cannot boil dry', 'Cord winds up in the base', 'Switches itself off'],
      }),
    )
  },
})
