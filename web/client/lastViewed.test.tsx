// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anOpenShop, blueKettle, copperPot } from '#web/cast.ts'
import { ClientContext } from './client.ts'
import { remember, startLastViewed, useLastViewed } from './lastViewed.ts'

const Viewed = ({ except }: { except?: string }) => (
  <p>
    {useLastViewed(except)
      .map(({ name }) => name)
      .join(', ')}
  </p>
)

let stop = () => {}

const opened = (except?: string) => {
  const client = anOpenShop()
  stop = startLastViewed(client)
  const { unmount } = render(
    <ClientContext value={client}>{except ? <Viewed except={except} /> : <Viewed />}</ClientContext>,
  )
  const views = (product: typeof blueKettle) => act(() => remember(client.store, product))
  return { views, unmount, shown: () => screen.getByRole('paragraph').textContent }
}

const numbered = (place: number) => ({ ...blueKettle, id: `kettle-${place}`, name: `Kettle ${place}` })

beforeEach(() => localStorage.clear())
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

describe('what was viewed last', () => {
  it('is newest first, each product once', () => {
    const { views, shown } = opened()
    for (const product of [blueKettle, copperPot, blueKettle]) views(product)

    expect(shown()).toBe('Blue kettle, Copper pot')
  })

  it('is at most ten: the oldest goes', () => {
    const { views, shown } = opened()
    for (let place = 1; place <= 11; place += 1) views(numbered(place))

    expect(shown()?.split(', ')).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((place) => `Kettle ${place}`))
  })

  it('is there again in the next visit, without the product on show', () => {
    const before = opened()
    for (const product of [blueKettle, copperPot]) before.views(product)
    before.unmount()

    expect(opened('copper-pot').shown()).toBe('Blue kettle')
  })

  it.each(['[{"id":"x"}]', '{"a":1}', 'null', 'not json', '[null, 7]'])(
    'takes %s in the storage as nothing',
    (written) => {
      localStorage.setItem('lastViewed', written)

      expect(opened().shown()).toBe('')
    },
  )

  it('keeps only what a card shows', () => {
    opened().views(blueKettle)

    expect(JSON.parse(localStorage.getItem('lastViewed') ?? '[]')[0]).not.toHaveProperty('description')
  })
})
