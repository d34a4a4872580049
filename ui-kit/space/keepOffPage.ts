/** Layout props that must not become HTML attributes. */
export const keepOffPage = (...names: string[]) => ({ shouldForwardProp: (prop: string) => !names.includes(prop) })
