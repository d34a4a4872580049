// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useUnsaved } from './useUnsaved.ts'

const Form = () => {
  const [isUnsaved, setUnsaved] = useState(false)
  const { leaving, setFree } = useUnsaved('/AddProduct', isUnsaved)
  const navigate = useNavigate()
  const save = () => {
    setFree()
    navigate('/UpdateProduct/kettle', { replace: true })
  }

  return (
    <>
      <h1>Add product</h1>
      <button type="button" onClick={() => setUnsaved(true)}>
        Type
      </button>
      <button type="button" onClick={() => setUnsaved(false)}>
        Take it back
      </button>
      <button type="button" onClick={save}>
        Save
      </button>
      <Link to="/Products_Management?page=2">Cancel</Link>
      <Link to="/Login">Login</Link>
      {leaving && (
        <dialog open>
          <button type="button" onClick={leaving.onStay}>
            Stay here
          </button>
          <button type="button" onClick={leaving.onLeave}>
            Leave without saving
          </button>
        </dialog>
      )}
    </>
  )
}

/** Somebody who came from the list of products, and has begun to add one. */
const begin = () => {
  history.replaceState({ idx: 0 }, '', '/Products_Management')
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/AddProduct" element={<Form />} />
        <Route path="/Login" element={<Form />} />
        <Route path="*" element={<Link to="/AddProduct">Add product</Link>} />
      </Routes>
    </BrowserRouter>,
  )
  press('link', 'Add product')
  press('button', 'Type')
}

const press = (role: 'link' | 'button', name: string) => act(() => screen.getByRole(role, { name }).click())
const isAsked = () => screen.queryByRole('dialog') !== null
const goBack = () => act(() => history.back())
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))
const wouldCloseTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(begin)
afterEach(cleanup)

describe('who has typed something', () => {
  it('is asked when a link would lead away, and may stay', () => {
    press('link', 'Cancel')
    expect(isAsked()).toBe(true)
    expect(location.pathname).toBe('/AddProduct')

    press('button', 'Stay here')
    expect(isAsked()).toBe(false)
    expect(screen.getByRole('heading').textContent).toBe('Add product')
  })

  it('may leave by the link after all', () => {
    press('link', 'Cancel')
    press('button', 'Leave without saving')

    expect(location.pathname + location.search).toBe('/Products_Management?page=2')
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('is asked when Back would lead away, and may stay', async () => {
    goBack()
    await waitFor(() => expect(isAsked()).toBe(true))
    await isAt('/AddProduct')

    press('button', 'Stay here')
    expect(screen.getByRole('heading').textContent).toBe('Add product')
  })

  it('may go back after all', async () => {
    goBack()
    await waitFor(() => expect(isAsked()).toBe(true))
    await isAt('/AddProduct')

    press('button', 'Leave without saving')
    await isAt('/Products_Management')
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  })

  it('is asked by the browser before the tab is closed', () => {
    expect(wouldCloseTab()).toBe(false)
  })

  it('is not asked by the login dialog, which opens above the page', async () => {
    press('link', 'Login')
    expect(location.pathname).toBe('/Login')
    expect(isAsked()).toBe(false)
  })

  it('is not asked once it is saved', () => {
    press('button', 'Save')

    expect(location.pathname).toBe('/UpdateProduct/kettle')
  })

  it('is not asked once it is taken back', async () => {
    press('button', 'Take it back')
    expect(wouldCloseTab()).toBe(true)

    press('link', 'Cancel')
    expect(location.pathname).toBe('/Products_Management')
  })
})
