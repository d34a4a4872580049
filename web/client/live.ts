import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** People in the shop now; only admins are shown it. */
export const onlineAtom = atom<number | undefined>(undefined)

/** How many look at which product now, by its id. */
export const viewersAtom = atom<Readonly<Record<string, number>>>({})

/** The product on show here. */
export const viewedProductAtom = atom<string | undefined>(undefined)

export const useOnline = () => useAtomValue(onlineAtom)

/** Tells the shop that somebody looks at this product. Answers how many do, 0 while unknown. */
export const useViewers = (productId: string | undefined) => {
  const view = useSetAtom(viewedProductAtom)
  const viewers = useAtomValue(viewersAtom)

  useEffect(() => {
    view(productId)
    return () => view(undefined)
  }, [productId, view])

  return productId === undefined ? 0 : (viewers[productId] ?? 0)
}
