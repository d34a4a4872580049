import type { ShopParts } from './shopParts.ts'

/** A store that ignores the expected revision. */
export const withBlindStore: Partial<ShopParts> = {
  wrapStore: (store) => ({
    ...store,
    append: (stream, _expected, ...rest) => store.append(stream, 'any', ...rest),
    ...(store.appendTogether && {
      appendTogether: async (appends) =>
        store.appendTogether?.(appends.map((append) => ({ ...append, expected: 'any' }))) ?? [],
    }),
  }),
}
