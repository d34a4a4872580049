import { expect, it } from 'vitest'
import { runProgram } from '#testing/runProgram.ts'

it('the styles of a page are freed by minor garbage collections', async () => {
  const bytesPerPage: number = await runProgram(`
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { styled } from 'styled-components'
    import { openPageStyles } from '#web/shell/document/markup/pageStyles.ts'

    const pieces = Array.from({ length: 200 }, (_, place) => styled('p')(['width: ' + place + 'px;']))
    const render = () => {
      const styles = openPageStyles()
      renderToString(styles.collect(pieces.map((Piece, key) => createElement(Piece, { key }, 'Kettle'))))
      styles.tags()
      styles.seal()
    }
    for (let page = 0; page < 100; page += 1) render()
    gc()
    const before = process.memoryUsage().heapUsed
    for (let page = 0; page < 100; page += 1) render()
    for (const age of ['young', 'older', 'oldest']) gc({ type: 'minor' })
    console.log((process.memoryUsage().heapUsed - before) / 100)
  `)

  expect(bytesPerPage).toBeLessThan(10_000)
})
