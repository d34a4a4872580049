import { useState } from 'react'
import { useClient } from '#web/state/client.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { type AddressProblem, deleteAddress, type NewAddress, saveAddress } from './addressCalls.ts'

/** The dialog that is open: for a new address, or for the one with this id. */
type Task = { do: 'add' } | { do: 'edit' | 'delete'; id: string }

/** A customer's addresses, the chosen one (by default the first), and the actions on them. */
export const useAddressBook = (customerId: string, chosenId: string | undefined, choose: (id?: string) => void) => {
  const client = useClient()
  const { status, answer, error, retry } = useQuery('GET customer/addresses/:customerId', { params: { customerId } })
  const [task, setTask] = useDialogRoute<Task>('address')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AddressProblem>()

  const addresses = answer?.addresses ?? []
  const chosen = addresses.find(({ id }) => id === chosenId) ?? addresses[0]
  const open = (nextTask?: Task) => {
    setProblem(undefined)
    setTask(nextTask)
  }
  const runTask = async (saving: Promise<AddressProblem | string | undefined>, onDone?: () => void) => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await saving
    setBusy(false)
    if (typeof outcome === 'object') return setProblem(outcome)
    choose(outcome)
    onDone?.()
    open()
  }

  return {
    status,
    error,
    retry,
    addresses,
    chosen,
    task,
    /** The address the task is about. */
    subject: task && 'id' in task ? addresses.find(({ id }) => id === task.id) : undefined,
    busy,
    ...problem,
    open,
    /** `onSaved` is called before the dialog closes. */
    save: (address: NewAddress, onSaved: () => void) =>
      runTask(saveAddress(client, customerId, address, task?.do === 'edit' ? task.id : undefined), onSaved),
    remove: (id: string) => runTask(deleteAddress(client, customerId, id)),
  }
}

export type AddressBook = ReturnType<typeof useAddressBook>

/** The props of the list of addresses. */
export const deliveryProps = ({ status, addresses, chosen, open }: AddressBook, choose: (id: string) => void) => ({
  addresses,
  selectedId: chosen?.id,
  loading: status === 'loading',
  onSelect: choose,
  onAdd: () => open({ do: 'add' }),
  onEdit: (id: string) => open({ do: 'edit', id }),
  onDelete: (id: string) => open({ do: 'delete', id }),
})
