import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** Whether the live socket is open, so that frames arrive. */
export const isLiveAtom = atom(false)

/** The number of people online; shown to admins only. */
export const onlineUsersAtom = atom<number | undefined>(undefined)

/** The number of current viewers, by product id. */
export const viewersAtom = atom<Readonly<Record<string, number>>>({})

/** The id of the product on the page. */
export const viewedProductAtom = atom<string | undefined>(undefined)

export const useOnlineUsers = () => useAtomValue(onlineUsersAtom)

/** Tells the server that somebody views this product. Returns the number of its viewers, 0 while unknown. */
export const useViewers = (productId: string | undefined) => {
  const setViewed = useSetAtom(viewedProductAtom)
  const viewers = useAtomValue(viewersAtom)

  useEffect(() => {
    setViewed(productId)
    return () => setViewed(undefined)
  }, [productId, setViewed])

  return productId === undefined ? 0 : (viewers[productId] ?? 0)
}
