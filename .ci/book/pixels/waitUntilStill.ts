/** Runs in the page of a story: waits for its fonts, for the pictures in sight, and for the browser to have painted them. */
export const waitUntilStill = async () => {
  await document.fonts.ready
  const pictures = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
  // The browser never loads a lazy picture that is scrolled out of its box, so one would wait for it for ever.
  for (const picture of pictures) picture.loading = 'eager'
  // A picture that cannot be decoded is shown as such.
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}
