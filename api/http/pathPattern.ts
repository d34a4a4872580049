/** Matches the paths that Express routes to this contract path, with its `:names` filled in. */
export const pathPattern = (path: string) => new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')
