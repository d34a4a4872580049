const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#E1F0EC"/><circle cx="32" cy="26" r="12" fill="#8D5B3E"/><path d="M20 24a12 12 0 0 1 24 0c-5-5-19-5-24 0z" fill="#2B1D16"/><path d="M10 64c2-16 12-22 22-22s20 6 22 22z" fill="#A83C19"/></svg>`

/** A drawn portrait, so that the stories need no file. */
export const drawnPortrait = `data:image/svg+xml,${encodeURIComponent(drawing)}`
