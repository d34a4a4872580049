// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAsked } from './useAsked.ts'
import { useUnsaved } from './useUnsaved.ts'

const AddressBook = () => {
  const [asked, ask] = useAsked<string>('address')
  const [later, setLater] = useState<() => void>()
  const navigate = useNavigate()

  return (
    <>
      <h1>Address book</h1>
      <button type="button" onClick={() => ask('pimville')}>
        Edit
      </button>
      <button type="button" onClick={() => navigate('/Login')}>
        Login
      </button>
      {asked && <Editing address={asked} onClose={() => ask()} onSave={() => setLater(() => () => ask())} />}
      <button type="button" onClick={() => later?.()}>
        Saved
      </button>
    </>
  )
}

const Editing = ({ address, onClose, onSave }: { address: string; onClose: () => void; onSave: () => void }) => {
  const [isChanged, setChanged] = useState(false)
  const { leaving } = useUnsaved(undefined, isChanged)

  return (
    <dialog open aria-label={address}>
      {[['Close', onClose] as const, ['Type', () => setChanged(true)] as const, ['Save', onSave] as const].map(
        ([name, onClick]) => (
          <button key={name} type="button" onClick={onClick}>
            {name}
          </button>
        ),
      )}
      {leaving && (
        <>
          <button type="button" onClick={leaving.onStay}>
            Stay here
          </button>
          <button type="button" onClick={leaving.onLeave}>
            Leave without saving
          </button>
        </>
      )}
    </dialog>
  )
}

/** Amina came from her account, and edits an address. */
const begin = async () => {
  history.pushState({ idx: 0 }, '', '/account')
  history.pushState({ idx: 1 }, '', '/account/address-book')
  render(
    <BrowserRouter>
      <AddressBook />
    </BrowserRouter>,
  )
  press('Edit')
  await isOpen()
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const go = (steps: number) => act(() => history.go(steps))
const dialog = () => screen.queryByRole('dialog')
const isOpen = () => waitFor(() => expect(dialog()?.getAttribute('aria-label')).toBe('pimville'))
const hasClosed = () => waitFor(() => expect(dialog()).toBeNull())
// Long enough for a step through the history that should not be made.
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
// Whoever stays is brought forward again.
const isBackInTheHistory = () => waitFor(() => expect(history.state.usr.asked).toBeDefined())
const path = () => location.pathname

beforeEach(begin)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a dialog within a page', () => {
  it('is closed by Back, and asked again by Forward', async () => {
    go(-1)
    await hasClosed()
    expect(path()).toBe('/account/address-book')

    go(1)
    await isOpen()
  })

  it('goes back once when its close button is pressed twice', async () => {
    const steps = vi.spyOn(history, 'go')
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => {
      close.click()
      close.click()
    })

    await hasClosed()
    expect(steps).toHaveBeenCalledOnce()
  })

  it('that was closed is not asked again by Forward', async () => {
    press('Close')
    await hasClosed()

    go(1)
    await settled()
    expect(dialog()).toBeNull()
  })

  it('that Back has closed meanwhile is not closed again by what was begun in it', async () => {
    press('Save')
    go(-1)
    await hasClosed()

    press('Saved')
    await settled()
    expect(path()).toBe('/account/address-book')
  })

  it('stays behind the login as it was', async () => {
    press('Login')
    await waitFor(() => expect(path()).toBe('/Login'))
    await isOpen()

    go(-1)
    await waitFor(() => expect(path()).toBe('/account/address-book'))
    await isOpen()
  })

  it('asks before what was typed is lost, by Back or by its close button', async () => {
    press('Type')
    go(-1)
    await screen.findByRole('button', { name: 'Stay here' })
    press('Stay here')
    await isOpen()
    await isBackInTheHistory()

    press('Close')
    await screen.findByRole('button', { name: 'Leave without saving' })
    await settled()
    press('Leave without saving')
    await hasClosed()
    expect(path()).toBe('/account/address-book')
  })

  it('with something typed is given back by the login without a question', async () => {
    press('Type')
    press('Login')
    await waitFor(() => expect(path()).toBe('/Login'))

    go(-1)
    await waitFor(() => expect(path()).toBe('/account/address-book'))
    await settled()
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull()
    await isOpen()

    go(-1)
    await screen.findByRole('button', { name: 'Stay here' })
    await settled()
    expect(path()).toBe('/account/address-book')
  })
})
