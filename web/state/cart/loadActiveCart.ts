const imported = [() => import('#domain/refusalMessages.ts'), () => import('#domain/shopContact.ts')]

/** Loads what changes a cart, and beside it the chunks that it imports: one after the other, a phone would wait for each of them. */
export const loadActiveCart = () => {
  for (const load of imported) load().catch(() => undefined)
  return import('./activeCart.ts')
}
