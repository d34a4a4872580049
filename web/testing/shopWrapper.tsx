import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type Client, ClientContext } from '#web/state/client.ts'
import { openTestClient } from '#web/testing/testShop.ts'

/** A wrapper for hooks in tests: a router, and a client whose shop has these calls replaced. */
export const shopWrapper = (
  calls: Partial<Client['shop']>,
  Router: ComponentType<{ children: ReactNode }> = MemoryRouter,
) => {
  const client = openTestClient()
  const shop = { ...client.shop, ...calls }

  return ({ children }: { children: ReactNode }) => (
    <Router>
      <ClientContext value={{ ...client, shop }}>{children}</ClientContext>
    </Router>
  )
}
