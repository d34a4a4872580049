import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { type DataColumn, DataTable } from '#ui-kit/shop/adminTable/DataTable.tsx'
import { RowCard, RowCardFigure, RowCardLine, RowCardLink, RowCardText } from '#ui-kit/shop/adminTable/RowCard.tsx'

type Mug = { id: string; name: string; color: string; price: string }

const enamel: Mug = { id: 'enamel', name: 'Enamel mug', color: 'White with a blue rim', price: 'R 49.99' }
const clay: Mug = { id: 'clay', name: 'Clay mug', color: 'Red earth', price: 'R 119.00' }
const travel: Mug = {
  id: 'travel',
  name: 'Travel mug that keeps rooibos hot from Musina to Cape Agulhas',
  color: 'Steel',
  price: 'R 329.50',
}

const columns: readonly DataColumn<Mug, 'name' | 'price'>[] = [
  {
    key: 'name',
    label: 'Mug',
    sortKey: 'name',
    isRowHeader: true,
    wrap: true,
    maxWidth: 240,
    cell: ({ id, name }) => <Anchor href={`/${id}`}>{name}</Anchor>,
  },
  { key: 'color', label: 'Colour', maxWidth: 120, cut: true, cell: ({ color }) => color },
  { key: 'price', label: 'Price', sortKey: 'price', numeric: true, cell: ({ price }) => price },
]

type MugTableProps = {
  mugs: readonly Mug[]
  selectable: boolean
  onSelect: (ids: readonly string[]) => void
  onSort: (sort: { by: 'name' | 'price'; descending: boolean }) => void
}

/** A table of mugs, to show what every table of an admin list can do. */
const MugTable = ({ mugs, selectable, onSelect, onSort }: MugTableProps) => {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const select = (ids: readonly string[]) => {
    setSelectedIds(ids)
    onSelect(ids)
  }

  return (
    <DataTable
      caption="Mugs"
      rows={mugs}
      columns={columns}
      sort={{ by: 'name', descending: false }}
      onSort={onSort}
      selection={selectable ? { selectedIds, onSelect: select, noun: 'mugs', nameOf: ({ name }) => name } : undefined}
      card={({ id, name, color, price }, checkbox, isSelected) => (
        <RowCard data-selected={isSelected || undefined}>
          <RowCardLine>
            <RowCardLink href={`/${id}`}>{name}</RowCardLink>
            <RowCardFigure>{price}</RowCardFigure>
            {checkbox}
          </RowCardLine>
          <RowCardText>{color}</RowCardText>
        </RowCard>
      )}
    />
  )
}

const meta = preview.meta({
  title: 'Shop/Admin tables/DataTable',
  component: MugTable,
  subcomponents: { DataTable },
  args: { mugs: [enamel, clay, travel], selectable: true, onSelect: fn(), onSort: fn() },
  parameters: {
    docs: {
      description: { component: 'The rows of a list for admins: a table, or on phones and tablets one card each.' },
    },
  },
})

export const Sortable = meta.story({})

Sortable.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Mug' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(canvas.getByRole('rowheader', { name: 'Clay mug' })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Colour' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
  await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'price', descending: false })
})

export const Selectable = meta.story({})

Selectable.test('calls onSelect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Clay mug' }))
  await expect(args.onSelect).toHaveBeenLastCalledWith(['clay'])
  await expect(canvas.getByRole('row', { name: /Clay mug/ })).toHaveAttribute('data-selected')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect(args.onSelect).toHaveBeenLastCalledWith(['clay', 'enamel'])
  await userEvent.keyboard('{Escape}')
  await expect(args.onSelect).toHaveBeenLastCalledWith([])
})

export const ReadOnly = meta.story({
  args: { selectable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

export const Tablet = meta.story({
  globals: { viewport: { value: 'smallTablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const tops = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect().top)
    await expect(tops[0]).toBe(tops[1])
    await expect(tops[2]).toBeGreaterThan(Number(tops[1]))
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
