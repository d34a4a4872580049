import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type Client, ClientContext } from '#web/state/client.ts'
import { openTestClient } from '#web/testing/testShop.ts'

/** A wrapper for hooks in tests: a router, and a client whose shop has these calls replaced. */
export const shopWrapper = (calls: Partial<Client['shop']>) => {
  const client = openTestClient()
  const shop = { ...client.shop, ...calls }

  return ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <ClientContext value={{ ...client, shop }}>{children}</ClientContext>
    </MemoryRouter>
  )
}
