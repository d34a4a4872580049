/** Writes the kilobytes of this visit, which the light script counts, where the page shows them. */
export const showUsedBytes = () => {
  const bytes = Number(sessionStorage.getItem('usedBytes'))
  if (!bytes) return
  for (const figure of document.querySelectorAll('[data-kilobytes]'))
    figure.textContent = String(Math.ceil(bytes / 1000))
}
