import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { shownKettle } from '#stories/lives/kettlePage.ts'
import { delivery, withPiecesAt } from '#stories/shop/catalogue/delivery.ts'
import { ladder, yellowToaster } from '#stories/shop/catalogue/products.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import { money } from '#stories/shop/productAdmin/money.ts'
import preview from '#storybook/preview.tsx'
import { BuyBox } from '#ui-kit/shop/catalogue/product/BuyBox.tsx'
import { StockAlert } from '#ui-kit/shop/catalogue/product/StockAlert.tsx'

/** What the box shows of a product. */
const offerOf = ({ price, was, discount, saving, stock }: typeof shownKettle) => ({
  price,
  was,
  discount,
  saving,
  stock,
})

const meta = preview.meta({
  title: 'Shop/Catalogue/BuyBox',
  component: BuyBox,
  args: {
    name: shownKettle.name,
    offer: offerOf(shownKettle),
    delivery: { ...delivery, meter: withPiecesAt(479.2) },
    count: 1,
    onCount: fn(),
    onAdd: fn(),
  },
  render: (args) => {
    const [count, setCount] = useState(args.count)
    const change = (next: number) => {
      setCount(next)
      args.onCount(next)
    }

    return <BuyBox {...args} count={count} onCount={change} />
  },
  decorators: [ColumnWidth],
})

export const OnSale = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20% OFF')).toBeVisible()
    await expect(canvas.getByText(/You save/)).toBeVisible()
  },
})

export const Surcharge = meta.story({
  args: { offer: { price: rand('658.90'), discount: -10, stock: 8 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The price includes a surcharge of 10%.')).toBeVisible()
    await expect(canvas.queryByText(/OFF|save/)).toBeNull()
  },
})

export const FreeDeliveryFromThreePieces = meta.story({
  args: { offer: { price: rand('69.90'), stock: 12 }, delivery: { ...delivery, meter: withPiecesAt(69.9) } },
})

FreeDeliveryFromThreePieces.test('says when delivery becomes free', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/^Add this and you are R.80.10 away from free delivery$/)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /one more$/ }))
  await userEvent.click(canvas.getByRole('button', { name: /one more$/ }))
  await expect(canvas.getByText('Add these 3 and delivery is free')).toBeVisible()
})

export const FewLeft = meta.story({
  args: { offer: { price: yellowToaster.price, stock: yellowToaster.stock }, count: yellowToaster.stock },
})

export const SoldOut = meta.story({
  args: { offer: { price: ladder.price, stock: ladder.stock } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sold out' })).toBeDisabled()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.queryByRole('meter')).toBeNull()
  },
})

export const SoldOutWithAlert = meta.story({
  args: {
    offer: { price: ladder.price, stock: ladder.stock },
    stockAlert: <StockAlert waiting={false} onAsk={fn()} onStop={fn()} />,
  },
})

export const InStockWithoutAlert = meta.story({
  args: { stockAlert: <StockAlert waiting={false} onAsk={fn()} onStop={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Tell me when it is back in stock' })).toBeNull()
  },
})

export const Adding = meta.story({ args: { adding: true } })

export const LongPrice = meta.story({
  args: {
    offer: { price: money(11_213_103), was: money(11_559_900), discount: 3, saving: money(346_797), stock: 1 },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue(2)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
})
