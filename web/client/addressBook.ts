import { useState } from 'react'
import { useAsked } from '#web/shell/useAsked.ts'
import { type AddressProblem, deleteAddress, type NewAddress, saveAddress } from './addressDeeds.ts'
import { useClient } from './client.ts'
import { useAnswer } from './useAnswer.ts'

/** What is being done with an address: by its id, or with a new one. */
type Task = { do: 'add' } | { do: 'edit' | 'delete'; id: string }

/** A customer's addresses, one of them chosen, and what can be done with them. Without a choice the first one is chosen. */
export const useAddressBook = (customerId: string, chosenId: string | undefined, choose: (id?: string) => void) => {
  const client = useClient()
  const { status, answer, error, retry } = useAnswer('GET customer/addresses/:customerId', { params: { customerId } })
  const [task, ask] = useAsked<Task>('address')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AddressProblem>()

  const addresses = answer?.addresses ?? []
  const chosen = addresses.find(({ id }) => id === chosenId) ?? addresses[0]
  const open = (next?: Task) => {
    setProblem(undefined)
    ask(next)
  }
  const finish = async (work: Promise<AddressProblem | string | undefined>, onDone?: () => void) => {
    setBusy(true)
    setProblem(undefined)
    const done = await work
    setBusy(false)
    if (typeof done === 'object') return setProblem(done)
    choose(done)
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
    /** `onSaved` is told before the dialog closes. */
    save: (address: NewAddress, onSaved: () => void) =>
      finish(saveAddress(client, customerId, address, task?.do === 'edit' ? task.id : undefined), onSaved),
    remove: (id: string) => finish(deleteAddress(client, customerId, id)),
  }
}

export type AddressBook = ReturnType<typeof useAddressBook>

/** What the list of addresses is given. */
export const deliveryOf = ({ status, addresses, chosen, open }: AddressBook, choose: (id: string) => void) => ({
  addresses,
  selectedId: chosen?.id,
  loading: status === 'loading',
  onSelect: choose,
  onAdd: () => open({ do: 'add' }),
  onEdit: (id: string) => open({ do: 'edit', id }),
  onDelete: (id: string) => open({ do: 'delete', id }),
})
