// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BlockableRouter } from './BlockableRouter.tsx'
import { useUnsavedChanges } from './useUnsavedChanges.ts'

const Form = () => {
  const [isUnsaved, setUnsaved] = useState(false)
  const { leaving, allowLeaving } = useUnsavedChanges('/AddProduct', isUnsaved)
  const navigate = useNavigate()
  const save = () => {
    allowLeaving()
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

/** Opens the form of a new product, after the list of products in the history, and types something. */
const openForm = () => {
  history.replaceState({ idx: 0 }, '', '/Products_Management')
  render(
    <BlockableRouter>
      <Routes>
        <Route path="/AddProduct" element={<Form />} />
        <Route path="/Login" element={<Form />} />
        <Route path="*" element={<Link to="/AddProduct">Add product</Link>} />
      </Routes>
    </BlockableRouter>,
  )
  press('link', 'Add product')
  press('button', 'Type')
}

const press = (role: 'link' | 'button', name: string) => act(() => screen.getByRole(role, { name }).click())
const isAsked = () => screen.queryByRole('dialog') !== null
const goBack = () => act(() => history.back())
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))
const wouldCloseTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(openForm)
afterEach(cleanup)

describe('a form with unsaved changes', () => {
  it('asks before a link leaves the page, and can stay', () => {
    press('link', 'Cancel')
    expect(isAsked()).toBe(true)
    expect(location.pathname).toBe('/AddProduct')

    press('button', 'Stay here')
    expect(isAsked()).toBe(false)
    expect(screen.getByRole('heading').textContent).toBe('Add product')
  })

  it('follows the link after "Leave without saving"', () => {
    press('link', 'Cancel')
    press('button', 'Leave without saving')

    expect(location.pathname + location.search).toBe('/Products_Management?page=2')
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('asks before Back leaves the page, and can stay', async () => {
    goBack()
    await waitFor(() => expect(isAsked()).toBe(true))
    await isAt('/AddProduct')

    press('button', 'Stay here')
    expect(screen.getByRole('heading').textContent).toBe('Add product')
  })

  it('goes back after "Leave without saving"', async () => {
    goBack()
    await waitFor(() => expect(isAsked()).toBe(true))
    await isAt('/AddProduct')

    press('button', 'Leave without saving')
    await isAt('/Products_Management')
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  })

  it('asks before Back leaves the page, also after a native link within it', async () => {
    act(() => {
      location.hash = '#main'
    })
    await waitFor(() => expect(location.hash).toBe('#main'))

    act(() => history.go(-2))
    await waitFor(() => expect(isAsked()).toBe(true))
    expect(screen.getByRole('heading').textContent).toBe('Add product')
  })

  it('makes the browser ask before it closes the tab', () => {
    expect(wouldCloseTab()).toBe(false)
  })

  it('does not ask when the sign-in dialog opens above the page', async () => {
    press('link', 'Login')
    expect(location.pathname).toBe('/Login')
    expect(isAsked()).toBe(false)
  })

  it('does not ask after a save', () => {
    press('button', 'Save')

    expect(location.pathname).toBe('/UpdateProduct/kettle')
  })

  it('does not ask after the changes are undone', async () => {
    press('button', 'Take it back')
    expect(wouldCloseTab()).toBe(true)

    press('link', 'Cancel')
    expect(location.pathname).toBe('/Products_Management')
  })
})
