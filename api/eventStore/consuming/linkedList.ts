/** An item in a list. */
export interface ListEntry<Item> {
  readonly item: Item
  previous: ListEntry<Item> | undefined
  next: ListEntry<Item> | undefined
}

/** A list that inserts and removes at any place in constant time. */
export const linkedList = <Item>() => {
  let first: ListEntry<Item> | undefined
  let last: ListEntry<Item> | undefined
  let size = 0

  const link = (previous: ListEntry<Item> | undefined, next: ListEntry<Item> | undefined) => {
    if (previous) previous.next = next
    else first = next
    if (next) next.previous = previous
    else last = previous
  }

  return {
    /** The first entry: its `next` lead through the list. */
    first: () => first,
    size: () => size,
    /** Inserts an item in front of an entry of this list; without one, at the end. */
    insert: (item: Item, next?: ListEntry<Item>): ListEntry<Item> => {
      const entry: ListEntry<Item> = { item, previous: undefined, next: undefined }
      link(next ? next.previous : last, entry)
      link(entry, next)
      size += 1
      return entry
    },
    /** Removes an entry of this list, once. It lets go of its neighbours: an old one that is not collected yet would keep all that follow. */
    remove: (entry: ListEntry<Item>) => {
      if (!entry.previous && first !== entry) throw new Error('The entry was removed before')
      link(entry.previous, entry.next)
      entry.previous = undefined
      entry.next = undefined
      size -= 1
    },
  }
}
