// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anOpenShop, blueKettle, copperPot, shopThatAnswers } from '#web/cast.ts'
import { ClientContext } from './client.ts'
import { useAnswer } from './useAnswer.ts'

const Name = ({ slug }: { slug: string | undefined }) => {
  const { status, answer, error, retry } = useAnswer(
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

const pageOf = (slug: string | undefined, client = anOpenShop()) => {
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

describe('an answer on a page', () => {
  it('is loading, then there', async () => {
    shopThatAnswers(productCalls(blueKettle))
    pageOf('blue-kettle')

    expect(screen.getByText('loading')).toBeDefined()
    await screen.findByText('Blue kettle')
  })

  it('changes with the question', async () => {
    shopThatAnswers(productCalls(blueKettle, copperPot))
    const { show } = pageOf('blue-kettle')
    await screen.findByText('Blue kettle')

    show('copper-pot')

    expect(screen.getByText('loading')).toBeDefined()
    await screen.findByText('Copper pot')
  })

  it('is not asked for before the question is known', async () => {
    const heard = shopThatAnswers(productCalls(blueKettle))
    const { show } = pageOf(undefined)
    expect(heard).toEqual([])

    show('blue-kettle')

    await screen.findByText('Blue kettle')
  })

  it('that failed is asked for again on demand', async () => {
    shopThatAnswers({})
    pageOf('blue-kettle')
    await screen.findByText('Network error')

    shopThatAnswers(productCalls(blueKettle))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    await screen.findByText('Blue kettle')
  })

  it('that went stale stays until the new one is there', async () => {
    shopThatAnswers(productCalls(blueKettle))
    const { client } = pageOf('blue-kettle')
    await screen.findByText('Blue kettle')
    shopThatAnswers(productCalls({ ...blueKettle, name: 'Blue kettle, 1.7 litres' }))

    client.answers.refresh('GET products/')

    expect(screen.getByText('Blue kettle')).toBeDefined()
    await screen.findByText('Blue kettle, 1.7 litres')
  })

  it('is asked for once by two who show it', async () => {
    const heard = shopThatAnswers(productCalls(blueKettle))
    const client = anOpenShop()
    pageOf('blue-kettle', client)
    pageOf('blue-kettle', client)

    expect(await screen.findAllByText('Blue kettle')).toHaveLength(2)
    expect(heard).toHaveLength(1)
  })
})
