// A screen's modules and chunks come with its first render: a busy machine needs longer for them than the second that is usual.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}
