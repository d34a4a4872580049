// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ClientContext } from '#web/state/client.ts'
import { blueKettle, copperPot, openTestClient, stubShop } from '#web/testing/testShop.ts'
import { useQuery } from './useQuery.ts'

const Name = ({ slug }: { slug: string | undefined }) => {
  const { status, answer, error, retry } = useQuery(
    'GET products/getProduct/:slug',
    slug ? { params: { slug } } : undefined,
  )
  return (
    <>
      <p>{answer?.data.name ?? error?.message ?? status}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  )
}

const pageOf = (slug: string | undefined, client = openTestClient()) => {
  const page = (shown: string | undefined) => (
    <ClientContext value={client}>
      <Name slug={shown} />
    </ClientContext>
  )
  const { rerender } = render(page(slug))
  return { client, show: (shown: string) => rerender(page(shown)) }
}

const productCalls = (...products: (typeof blueKettle)[]) =>
  Object.fromEntries(
    products.map((product) => [
      `GET /products/getProduct/${product.slug}`,
      { body: { data: product, results: [product] } },
    ]),
  )

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a query of a component', () => {
  it('is loading until its answer arrives', async () => {
    stubShop(productCalls(blueKettle))
    pageOf('blue-kettle')

    expect(screen.getByText('loading')).toBeDefined()
    await screen.findByText('Blue kettle')
  })

  it('fetches another answer when its request changes', async () => {
    stubShop(productCalls(blueKettle, copperPot))
    const { show } = pageOf('blue-kettle')
    await screen.findByText('Blue kettle')

    show('copper-pot')

    expect(screen.getByText('loading')).toBeDefined()
    await screen.findByText('Copper pot')
  })

  it('fetches nothing without a request', async () => {
    const requests = stubShop(productCalls(blueKettle))
    const { show } = pageOf(undefined)
    expect(requests).toEqual([])

    show('blue-kettle')

    await screen.findByText('Blue kettle')
  })

  it('that failed is fetched again on retry', async () => {
    stubShop({})
    pageOf('blue-kettle')
    await screen.findByText('Network error')

    stubShop(productCalls(blueKettle))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    await screen.findByText('Blue kettle')
  })

  it('shows the stale answer until the next one arrives', async () => {
    stubShop(productCalls(blueKettle))
    const { client } = pageOf('blue-kettle')
    await screen.findByText('Blue kettle')
    stubShop(productCalls({ ...blueKettle, name: 'Blue kettle, 1.7 litres' }))

    client.queryCache.invalidate('GET products/')

    expect(screen.getByText('Blue kettle')).toBeDefined()
    await screen.findByText('Blue kettle, 1.7 litres')
  })

  it('is fetched once for two components', async () => {
    const requests = stubShop(productCalls(blueKettle))
    const client = openTestClient()
    pageOf('blue-kettle', client)
    pageOf('blue-kettle', client)

    expect(await screen.findAllByText('Blue kettle')).toHaveLength(2)
    expect(requests).toHaveLength(1)
  })
})
