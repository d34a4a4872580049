const drawing = (skin: string, hair: string, cloth: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><path d="M16 96c0-20 14-30 32-30s32 10 32 30z" fill="${cloth}"/><rect x="40" y="52" width="16" height="20" rx="8" fill="${skin}"/><ellipse cx="48" cy="40" rx="17" ry="21" fill="${skin}"/><path d="M29 38c-2-20 8-27 19-27s21 7 19 27c-3-9-8-14-19-14s-16 5-19 14z" fill="${hair}"/></svg>`

/** A drawn portrait as a data URL, in place of the pictures of the demo providers. */
export const portrait = (alt: string, [skin, hair, cloth, ground]: readonly [string, string, string, string]) => ({
  src: `data:image/svg+xml,${encodeURIComponent(drawing(skin, hair, cloth, ground))}`,
  alt,
})
