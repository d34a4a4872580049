// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anOpenShop, type Replies, shopThatAnswers } from '#web/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { HeaderSearch } from './HeaderSearch.tsx'

const suggestions = (text: string, ...tags: string[]): Replies => ({
  [`GET /products/tagSuggestions/${text}`]: { body: { suggestions: tags } },
})

const kettles = suggestions('ket', 'kettle', 'ketchup', 'kettle stand')

const open = (replies: Replies = kettles, at = '/Categories/Hardware') => {
  const heard = shopThatAnswers(replies)
  render(
    <MemoryRouter initialEntries={[at]}>
      <ClientContext value={anOpenShop()}>
        <HeaderSearch />
        <Link to="/">Home</Link>
        <Place />
      </ClientContext>
    </MemoryRouter>,
  )
  return heard
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
  it('goes to the results half a second after the last key, and suggests tags', async () => {
    const heard = open()
    await userEvent.type(box(), 'ket')
    expect(place()).toBe('/Categories/Hardware')

    await isAt('/?search=ket')
    expect((await options()).map(({ textContent }) => textContent)).toEqual(['kettle', 'ketchup', 'kettle stand'])
    expect(heard.map(({ call }) => call)).toEqual(['GET /products/tagSuggestions/ket'])
  })

  it('moves through the suggestions, not beyond their ends, and lets go with Escape', async () => {
    open()
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

  it('takes the highlighted suggestion with Enter, or the first', async () => {
    open()
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

  it('searches at once with Enter where nothing is suggested', async () => {
    open({})
    await userEvent.type(box(), 'ketle{Enter}')

    await isAt('/?search=ketle')
  })

  it('goes back to the page one came from once it is cleared', async () => {
    open(kettles, '/Categories/Hardware?page=2')
    await userEvent.type(box(), 'ket')
    await isAt('/?search=ket')
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))

    await isAt('/Categories/Hardware?page=2')
    expect(box()).toHaveProperty('value', '')
  })

  it('is empty once one goes home, and stays so', async () => {
    open(kettles, '/?search=kettle')
    expect(box()).toHaveProperty('value', 'kettle')
    await userEvent.click(screen.getByRole('link', { name: 'Home' }))

    expect(box()).toHaveProperty('value', '')
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(place()).toBe('/')
  })

  it('takes HTML out of what is searched for', async () => {
    open({})
    await userEvent.type(box(), '<script>alert(1)</script>kettle{Enter}')

    await isAt('/?search=alert(1)kettle')
  })
})

describe('a visitor who types before the script is there', () => {
  it('is heard as soon as it is', async () => {
    shopThatAnswers(kettles)
    const header = (
      <MemoryRouter initialEntries={['/Categories/Hardware']}>
        <ClientContext value={anOpenShop()}>
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
