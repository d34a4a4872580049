/** Seconds: a year. */
const lifetime = 365 * 24 * 60 * 60

/** Keeps the choice on this device, and has the server render the page by it. */
export const chooseDataSaver = (on: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4
  document.cookie = `dataSaver=${on ? 'on' : 'off'}; Path=/; Max-Age=${lifetime}; SameSite=Lax`
  location.reload()
}
