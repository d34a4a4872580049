import { describe, expect, it } from 'vitest'
import { InventoryQuery } from '#domain/catalogue/catalogueQuery.ts'
import { productColumns } from '#ui-kit/shop/stockroom/productColumns.ts'
import { askingFor, hrefFor, viewOf } from './stockFilter.ts'

const view = (query: string) => viewOf(new URLSearchParams(query))

describe('what an admin looks at', () => {
  it('is the address, and the address is it', () => {
    const address = '/Products_Management?search=kettle&state=draft&brand=Vuthela&warning=lowStock&sort=-stock&page=3'
    expect(hrefFor(view(address.split('?')[1] ?? ''))).toBe(address)
    expect(hrefFor(view(''))).toBe('/Products_Management')
  })

  it('takes what makes no sense as not written', () => {
    expect(view('state=lost&warning=none&sort=magic&page=-2')).toEqual(view(''))
    expect(view('sort=-toString')).toEqual(view(''))
  })

  it('can be asked for in every order that the table offers', () => {
    const queries = productColumns
      .flatMap(({ key }) => [key, `-${key}`])
      .map((sort) => askingFor(view(`sort=${sort}`)).query)
    for (const query of queries) expect(InventoryQuery.safeParse(query).success).toBe(true)
    expect(new Set(queries.map(({ sort }) => sort)).size).toBe(2 * productColumns.length)
  })

  it('has the highest discount last, unless the order is turned around', () => {
    expect(askingFor(view('sort=discount')).query.sort).toBe('-discount')
    expect(askingFor(view('sort=-discount')).query.sort).toBe('discount')
  })
})
