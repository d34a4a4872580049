/** Reloads the page if the shop answers. A reload while offline would replace the shop with the browser's error page. */
export const reloadPage = () =>
  fetch('/').then(
    () => location.reload(),
    () => {},
  )

/** The action of a toast about a script that failed to load: in Chromium only a reload requests such a script again. */
export const reloadAction = { label: 'Reload', onAct: reloadPage }
