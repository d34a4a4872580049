// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BlockableRouter } from './BlockableRouter.tsx'
import { useDialogRoute } from './useDialogRoute.ts'
import { useUnsavedChanges } from './useUnsavedChanges.ts'

const AddressBook = () => {
  const [shownAddress, setDialog] = useDialogRoute<string>('address')
  const [closeLater, setCloseLater] = useState<() => void>()
  const navigate = useNavigate()

  return (
    <>
      <h1>Address book</h1>
      <button type="button" onClick={() => setDialog('pimville')}>
        Edit
      </button>
      <button type="button" onClick={() => navigate('/Login')}>
        Login
      </button>
      {shownAddress && (
        <EditDialog
          address={shownAddress}
          onClose={() => setDialog()}
          onSave={() => setCloseLater(() => () => setDialog())}
        />
      )}
      <button type="button" onClick={() => closeLater?.()}>
        Saved
      </button>
    </>
  )
}

const EditDialog = ({ address, onClose, onSave }: { address: string; onClose: () => void; onSave: () => void }) => {
  const [isChanged, setChanged] = useState(false)
  const { leaving } = useUnsavedChanges(undefined, isChanged)

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

/** Opens Amina's address book, after her account in the history, and the dialog of an address. */
const openEditDialog = async () => {
  history.pushState({ idx: 0 }, '', '/account')
  history.pushState({ idx: 1 }, '', '/account/address-book')
  render(
    <BlockableRouter>
      <AddressBook />
    </BlockableRouter>,
  )
  press('Edit')
  await isOpen()
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const go = (steps: number) => act(() => history.go(steps))
const dialog = () => screen.queryByRole('dialog')
const isOpen = () => waitFor(() => expect(dialog()?.getAttribute('aria-label')).toBe('pimville'))
const hasClosed = () => waitFor(() => expect(dialog()).toBeNull())
// Long enough for a navigation that must not happen.
const waitForHistory = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const path = () => location.pathname

beforeEach(openEditDialog)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a dialog route', () => {
  it('is closed by Back, and opened again by Forward', async () => {
    go(-1)
    await hasClosed()
    expect(path()).toBe('/account/address-book')

    go(1)
    await isOpen()
  })

  it('goes back once in the history when its close button is pressed twice', async () => {
    const steps = vi.spyOn(history, 'go')
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => {
      close.click()
      close.click()
    })

    await hasClosed()
    expect(steps).toHaveBeenCalledOnce()
  })

  it('that was closed by its button is not opened again by Forward', async () => {
    press('Close')
    await hasClosed()

    go(1)
    await waitForHistory()
    expect(dialog()).toBeNull()
  })

  it('that Back has closed is not closed again by an action that was started in it', async () => {
    press('Save')
    go(-1)
    await hasClosed()

    press('Saved')
    await waitForHistory()
    expect(path()).toBe('/account/address-book')
  })

  it('stays open below the sign-in dialog', async () => {
    press('Login')
    await waitFor(() => expect(path()).toBe('/Login'))
    await isOpen()

    go(-1)
    await waitFor(() => expect(path()).toBe('/account/address-book'))
    await isOpen()
  })

  it('asks before typed text is lost, on Back and on its close button', async () => {
    press('Type')
    go(-1)
    await screen.findByRole('button', { name: 'Stay here' })
    press('Stay here')
    await isOpen()

    press('Close')
    await screen.findByRole('button', { name: 'Leave without saving' })
    press('Leave without saving')
    await hasClosed()
    expect(path()).toBe('/account/address-book')
  })

  it('asks only once a slow browser is back, so that either answer has its effect', async () => {
    const goAtOnce = history.go.bind(history)
    vi.spyOn(history, 'go').mockImplementation((steps = 0) => void setTimeout(goAtOnce, steps > 0 ? 200 : 0, steps))
    press('Type')
    go(-1)
    await screen.findByRole('button', { name: 'Stay here' })
    press('Stay here')
    press('Close')

    await screen.findByRole('button', { name: 'Leave without saving' })
    press('Leave without saving')
    await hasClosed()
    await waitForHistory()
    expect(path()).toBe('/account/address-book')
  })

  it('with typed text stays open when the sign-in dialog closes, without a question', async () => {
    press('Type')
    press('Login')
    await waitFor(() => expect(path()).toBe('/Login'))

    go(-1)
    await waitFor(() => expect(path()).toBe('/account/address-book'))
    await waitForHistory()
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull()
    await isOpen()

    go(-1)
    await screen.findByRole('button', { name: 'Stay here' })
    await waitForHistory()
    expect(path()).toBe('/account/address-book')
  })
})
