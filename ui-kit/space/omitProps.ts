/** Layout props that must not become HTML attributes. */
export const omitProps = (...names: string[]) => ({ shouldForwardProp: (prop: string) => !names.includes(prop) })
