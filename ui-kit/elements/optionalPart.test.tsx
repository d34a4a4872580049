// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { optionalPart } from './optionalPart.ts'

afterEach(cleanup)

const Greeting = ({ name }: { name: string }) => <p>Sawubona {name}</p>
const chunkFails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('a part is rendered once its chunk has loaded', async () => {
  const Part = optionalPart(async () => Greeting)
  render(
    <Suspense>
      <Part name="Amina" />
    </Suspense>,
  )

  expect(await screen.findByText('Sawubona Amina')).toBeTruthy()
})

it('a part whose chunk fails to load is left out, and the rest of the page stays', async () => {
  const Part = optionalPart<{ name: string }>(chunkFails)
  render(
    <>
      <h1>Your orders</h1>
      <Suspense fallback={<p>Loading</p>}>
        <Part name="Amina" />
      </Suspense>
    </>,
  )

  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Your orders' })).toBeTruthy()
})

it('what stands in the place of a missing part gets its props', async () => {
  const Part = optionalPart<{ name: string }>(chunkFails, ({ name }) => <p>Nothing for {name}</p>)
  render(
    <Suspense>
      <Part name="Amina" />
    </Suspense>,
  )

  expect(await screen.findByText('Nothing for Amina')).toBeTruthy()
})
