// The first render of a screen loads its modules and chunks: on a busy machine that takes longer than the default timeout of one second.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}
