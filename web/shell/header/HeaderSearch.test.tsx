// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ClientContext } from '#web/state/client.ts'
import { openTestClient, type Replies, stubShop } from '#web/testing/testShop.ts'
import { HeaderSearch } from './HeaderSearch.tsx'

const suggestions = (text: string, ...tags: string[]): Replies => ({
  [`GET /products/tagSuggestions/${text}`]: { body: { suggestions: tags } },
})

const kettles = suggestions('ket', 'kettle', 'ketchup', 'kettle stand')

const openHeader = (replies: Replies = kettles, at = '/Categories/Hardware') => {
  const requests = stubShop(replies)
  render(
    <MemoryRouter initialEntries={[at]}>
      <ClientContext value={openTestClient()}>
        <HeaderSearch />
        <Link to="/">Home</Link>
        <Place />
      </ClientContext>
    </MemoryRouter>,
  )
  return requests
}

const Place = () => {
  const { pathname, search } = useLocation()
  return <output>{decodeURIComponent(pathname + search)}</output>
}

const box = () => screen.getByRole('combobox')
const place = () => document.querySelector('output')?.textContent
const isAt = (expected: string) => waitFor(() => expect(place()).toBe(expected))
const options = () => screen.findAllByRole('option')
const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the search box', () => {
  it('opens the results half a second after the last key, and suggests tags', async () => {
    const requests = openHeader()
    await userEvent.type(box(), 'ket')
    expect(place()).toBe('/Categories/Hardware')

    await isAt('/?search=ket')
    expect((await options()).map(({ textContent }) => textContent)).toEqual(['kettle', 'ketchup', 'kettle stand'])
    expect(requests.map(({ call }) => call)).toEqual(['GET /products/tagSuggestions/ket'])
  })

  it('moves through the suggestions with the arrow keys, not beyond their ends, and closes them with Escape', async () => {
    openHeader()
    await userEvent.type(box(), 'ket')
    await options()

    await userEvent.keyboard('{ArrowUp}')
    expect(highlighted()).toBe('kettle')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(highlighted()).toBe('kettle stand')
    await userEvent.keyboard('{ArrowUp}')
    expect(highlighted()).toBe('ketchup')
    await userEvent.keyboard('{Escape}')
    expect(highlighted()).toBeUndefined()
  })

  it('searches for the highlighted suggestion with Enter, or for the first', async () => {
    openHeader()
    await userEvent.type(box(), 'ket')
    await options()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await isAt('/?search=ketchup&tags=ketchup')
    expect(screen.queryByRole('listbox')).toBeNull()

    await userEvent.clear(box())
    await userEvent.type(box(), 'ket')
    await options()
    await userEvent.keyboard('{Enter}')
    await isAt('/?search=kettle&tags=kettle')
  })

  it('searches at once with Enter when there are no suggestions', async () => {
    openHeader({})
    await userEvent.type(box(), 'ketle{Enter}')

    await isAt('/?search=ketle')
  })

  it('returns to the page where the search started when it is cleared', async () => {
    openHeader(kettles, '/Categories/Hardware?page=2')
    await userEvent.type(box(), 'ket')
    await isAt('/?search=ket')
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))

    await isAt('/Categories/Hardware?page=2')
    expect(box()).toHaveProperty('value', '')
  })

  it('is empty after a link to the home page, and stays empty', async () => {
    openHeader(kettles, '/?search=kettle')
    expect(box()).toHaveProperty('value', 'kettle')
    await userEvent.click(screen.getByRole('link', { name: 'Home' }))

    expect(box()).toHaveProperty('value', '')
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(place()).toBe('/')
  })

  it('removes HTML from the text', async () => {
    openHeader({})
    await userEvent.type(box(), '<script>alert(1)</script>kettle{Enter}')

    await isAt('/?search=alert(1)kettle')
  })
})

describe('text that was typed before hydration', () => {
  it('is searched for after hydration', async () => {
    stubShop(kettles)
    const header = (
      <MemoryRouter initialEntries={['/Categories/Hardware']}>
        <ClientContext value={openTestClient()}>
          <HeaderSearch />
          <Place />
        </ClientContext>
      </MemoryRouter>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(header)
    const written = box() as HTMLInputElement
    written.value = 'ket'

    render(header, { container, hydrate: true })

    expect(await options()).toHaveLength(3)
    expect(written.value).toBe('ket')
    await isAt('/?search=ket')
  })
})
