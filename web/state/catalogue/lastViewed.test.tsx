// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ClientContext } from '#web/state/client.ts'
import { blueKettle, copperPot, openTestClient } from '#web/testing/testShop.ts'
import { rememberViewed, startLastViewed, useLastViewed } from './lastViewed.ts'

const Viewed = ({ except }: { except?: string }) => (
  <p>
    {useLastViewed(except)
      .map(({ name }) => name)
      .join(', ')}
  </p>
)

let stop = () => {}

const openBrowser = (except?: string) => {
  const client = openTestClient()
  stop = startLastViewed(client)
  const { unmount } = render(
    <ClientContext value={client}>{except ? <Viewed except={except} /> : <Viewed />}</ClientContext>,
  )
  const view = (product: typeof blueKettle) => act(() => rememberViewed(client.store, product))
  return { view, unmount, shown: () => screen.getByRole('paragraph').textContent }
}

const numberedKettle = (place: number) => ({ ...blueKettle, id: `kettle-${place}`, name: `Kettle ${place}` })

beforeEach(() => localStorage.clear())
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

describe('the products viewed last', () => {
  it('are newest first, each product once', () => {
    const { view, shown } = openBrowser()
    for (const product of [blueKettle, copperPot, blueKettle]) view(product)

    expect(shown()).toBe('Blue kettle, Copper pot')
  })

  it('are at most ten', () => {
    const { view, shown } = openBrowser()
    for (let place = 1; place <= 11; place += 1) view(numberedKettle(place))

    expect(shown()?.split(', ')).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((place) => `Kettle ${place}`))
  })

  it('are loaded in the next visit, without the product on the page', () => {
    const before = openBrowser()
    for (const product of [blueKettle, copperPot]) before.view(product)
    before.unmount()

    expect(openBrowser('copper-pot').shown()).toBe('Blue kettle')
  })

  it.each(['[{"id":"x"}]', '{"a":1}', 'null', 'not json', '[null, 7]'])(
    'are empty when the storage holds %s',
    (written) => {
      localStorage.setItem('lastViewed', written)

      expect(openBrowser().shown()).toBe('')
    },
  )

  it('are stored with the fields of a card only', () => {
    openBrowser().view(blueKettle)

    expect(JSON.parse(localStorage.getItem('lastViewed') ?? '[]')[0]).not.toHaveProperty('description')
  })
})
