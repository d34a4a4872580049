// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { blueKettle, openTestClient, type Replies, stubShop } from '#web/testing/testShop.ts'
import { TradeGoods } from './TradeGoods.tsx'

const mixer = { ...blueKettle, id: 'swan-mixer', slug: 'swan-mixer', name: 'Swan basin mixer', tags: ['plumbing'] }
const plumbing = 'GET /products/getByCategoryOrPageNumber?fields=card&inStock=true&limit=10&sort=popular&tags=plumbing'
const page = (...data: object[]) => ({ body: { data, results: data } })

const openGoods = (path: string, replies: Replies = {}) => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'guest' })
  const { container } = render(
    <MemoryRouter>
      <ClientContext value={client}>
        <TradeGoods categories={path.split('/').map((value) => ({ value }))} />
      </ClientContext>
    </MemoryRouter>,
  )
  return { requests, container }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a plumber’s page shows what is in stock for plumbing jobs, to be put in the cart', async () => {
  openGoods('home-services/plumbing/geysers', { [plumbing]: page(mixer) })

  expect(await screen.findByRole('link', { name: 'Swan basin mixer' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'For plumbing jobs' })).toBeDefined()
  expect(screen.getByRole('link', { name: /^See all/ }).getAttribute('href')).toBe('/?search=plumbing&tags=plumbing')

  await userEvent.click(screen.getByRole('button', { name: /Add to cart.*Swan basin mixer/ }))
  await eventually(() => expect(localStorage.getItem('cart')).toContain('swan-mixer'))
})

test.each([
  ['is sold out', { [plumbing]: page() }],
  ['does not load', {}],
])('a shelf that %s is left out', async (_, replies) => {
  const { container } = openGoods('home-services/plumbing/geysers', replies)

  await eventually(() => expect(container.textContent).toBe(''))
})

test('the shop sells nothing for a tutor', () => {
  const { requests, container } = openGoods('education-tutoring/school-subjects/mathematics')

  expect(container.innerHTML).toBe('')
  expect(requests).toEqual([])
})
