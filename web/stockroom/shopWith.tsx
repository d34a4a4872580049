import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { anOpenShop } from '#web/cast.ts'
import { type Client, ClientContext } from '#web/client/client.ts'

/** What surrounds a hook of the stockroom in its tests: a router, and a shop whose calls are these. */
export const shopWith = (calls: Partial<Client['shop']>) => {
  const client = anOpenShop()
  const shop = { ...client.shop, ...calls }

  return ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <ClientContext value={{ ...client, shop }}>{children}</ClientContext>
    </MemoryRouter>
  )
}
