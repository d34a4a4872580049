// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReviewSubject } from '#domain/review/reviewSubject.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { SubjectReviews } from './SubjectReviews.tsx'

const siphos = { id: 'siphos', name: 'Sipho', rating: 5, text: 'He came at eight.', date: '2026-11-02', verified: true }
const aminas = { ...siphos, id: 'aminas', name: 'Amina', rating: 2, text: 'It drips again.', hidden: false, reason: '' }

const published = {
  results: [siphos],
  meta: { totalCount: 1, total: 1, pageNumber: 1, size: 5, nextCursor: null },
  histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
  averageRating: 5,
}

const ofThabo = 'GET /reviews/provider/thabo?limit=5'
const aminasOfThabo = 'GET /reviews/mine/provider/thabo'

const openReviews = (replies: Replies, { subject = thabo, signedIn = true, hash = '' } = {}) => {
  const requests = stubShop({ [ofThabo]: { body: published }, ...replies })
  const client = openTestClient()
  client.store.set(sessionAtom, signedIn ? { status: 'signedIn', person: amina } : { status: 'guest' })
  render(
    <MemoryRouter initialEntries={[`/ServiceProvider/thabo${hash}`]}>
      <ClientContext value={client}>
        <main id="reviews" aria-label="All reviews">
          <SubjectReviews subject={subject} />
        </main>
      </ClientContext>
    </MemoryRouter>,
  )
  return { client, calls: () => requests.map(({ call }) => call), requests }
}

const thabo: ReviewSubject = { kind: 'provider', id: 'thabo' }

beforeEach(() => storeSession())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the reviews of a service provider', () => {
  it('are of visits, and ask a customer how the visit was', async () => {
    openReviews({ [aminasOfThabo]: { body: { result: { mayReview: true } } } })
    await screen.findByText('Verified visit')
    await screen.findByRole('heading', { name: 'How was the visit?' })
    expect(screen.getByRole('button', { name: 'Send review' })).toBeTruthy()
  })

  it('are sent with the id of the provider, and its rating is fetched again', async () => {
    const { requests, client } = openReviews({
      [aminasOfThabo]: { body: { result: { mayReview: true } } },
      'POST /reviews/write': { body: { result: aminas } },
    })
    const invalidate = vi.spyOn(client.queryCache, 'invalidate')
    await userEvent.click(await screen.findByRole('radio', { name: /^2 stars/ }))
    await userEvent.type(screen.getByRole('textbox'), 'It drips again.')
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }))
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith('GET reviews/', 'GET api/service-providers/'))
    const sent = requests.find(({ call }) => call === 'POST /reviews/write')
    expect(sent?.querydata).toEqual({ providerId: 'thabo', rating: 2, text: 'It drips again.' })
  })

  it('say why a customer may not review, and ask guests to log in', async () => {
    openReviews({ [aminasOfThabo]: { body: { result: { mayReview: false, reason: 'You can review later' } } } })
    await screen.findByText('You can review later')
    cleanup()
    const { calls } = openReviews({}, { signedIn: false })
    await screen.findByRole('link', { name: 'Login' })
    expect(calls()).toEqual([ofThabo])
  })

  it('do not close the form of the own review when the others arrive', async () => {
    const { promise: othersAsked, resolve: answerOthers } = Promise.withResolvers<void>()
    openReviews({
      [ofThabo]: async () => {
        await othersAsked
        return { body: published }
      },
      [aminasOfThabo]: { body: { result: { mayReview: true, review: aminas } } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit your review' }))
    await act(async () => answerOthers())
    await screen.findByText('He came at eight.')
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy()
  })

  it('keep what is typed when the shop fails to answer once more', async () => {
    const answers = [{ body: { result: { mayReview: true } } }]
    const busy = { status: 503, body: { message: 'The shop is busy' } }
    const { client, calls } = openReviews({ [aminasOfThabo]: () => answers.shift() ?? busy })
    await userEvent.type(await screen.findByRole('textbox'), 'It drips again.')
    act(() => client.queryCache.invalidate('GET reviews/mine/'))

    await vi.waitFor(() => expect(calls().filter((call) => call === aminasOfThabo)).toHaveLength(2))
    await act(async () => undefined)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It drips again.')
  })

  it.each([
    ['#your-review', 'Your review'],
    ['#reviews', 'All reviews'],
    ['#times', 'nothing of theirs'],
  ])('scroll, for a link to %s, to %s', async (hash, label) => {
    const scrolled: (string | null)[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.getAttribute('aria-label'))
    }
    openReviews({ [aminasOfThabo]: { body: { result: { mayReview: true } } } }, { hash })
    await screen.findByText('He came at eight.')
    await screen.findByRole('region', { name: 'Your review' })
    await vi.waitFor(() => expect(scrolled).toEqual(label.startsWith('nothing') ? [] : [label]))
  })
})

it('the reviews of a product are of purchases', async () => {
  const { calls } = openReviews(
    {
      'GET /reviews/product/blue-kettle?limit=5': { body: published },
      'GET /reviews/mine/blue-kettle': { body: { result: { mayReview: true } } },
    },
    { subject: { kind: 'product', id: 'blue-kettle' } },
  )
  await screen.findByText('Verified purchase')
  await screen.findByRole('heading', { name: 'Have you used it?' })
  expect(calls().filter((call) => call.includes('provider'))).toEqual([])
})
