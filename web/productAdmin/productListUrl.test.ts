import { describe, expect, it } from 'vitest'
import { InventoryQuery } from '#domain/catalogue/catalogueQuery.ts'
import { productColumns } from '#ui-kit/shop/productAdmin/table/productColumns.ts'
import { productListUrl } from './productListUrl.ts'

const { hrefFor, requestOf, viewOf } = productListUrl

const view = (query: string) => viewOf(new URLSearchParams(query))

describe('the list of products at an address', () => {
  it('is written to the address that it was parsed from', () => {
    const address = '/Products_Management?search=kettle&state=draft&brand=Vuthela&warning=lowStock&sort=-stock&page=3'
    expect(hrefFor(view(address.split('?')[1] ?? ''))).toBe(address)
    expect(hrefFor(view(''))).toBe('/Products_Management')
  })

  it('ignores invalid values', () => {
    expect(view('state=lost&warning=none&sort=magic&page=-2')).toEqual(view(''))
    expect(view('sort=-toString')).toEqual(view(''))
  })

  it('can be requested in every sort order of the table', () => {
    const queries = productColumns
      .flatMap(({ key }) => [key, `-${key}`])
      .map((sort) => requestOf(view(`sort=${sort}`)).query)
    for (const query of queries) expect(InventoryQuery.safeParse(query).success).toBe(true)
    expect(new Set(queries.map(({ sort }) => sort)).size).toBe(2 * productColumns.length)
  })

  it('has the highest discount last in ascending order', () => {
    expect(requestOf(view('sort=discount')).query.sort).toBe('-discount')
    expect(requestOf(view('sort=-discount')).query.sort).toBe('discount')
  })
})
