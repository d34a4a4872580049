import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { styled } from 'styled-components'
import { describe, expect, it } from 'vitest'
import { runProgram } from '#testing/runProgram.ts'
import { openPageStyles } from './pageStyles.ts'

const Red = styled.b`
  color: red;
`
const Blue = styled.i`
  color: blue;
`

describe('the style element of a page', () => {
  const elementOf = (...pieces: (typeof Red | typeof Blue)[]) => {
    const styles = openPageStyles()
    renderToString(styles.collect(pieces.map((Piece) => createElement(Piece, { key: Piece.styledComponentId }))))
    const element = styles.element()
    styles.seal()
    return element
  }

  it('has the styles of what the page shows, and no others', () => {
    expect(elementOf(Red).text).toContain('color:red')
    expect(elementOf(Red).text).not.toContain('color:blue')
    expect(elementOf(Red, Blue).text).toMatch(/color:red.*color:blue/s)
  })

  it('is the same object on every page with the same classes', () => {
    expect(elementOf(Red, Blue)).toBe(elementOf(Red, Blue))
    expect(elementOf(Red, Blue)).not.toBe(elementOf(Red))
  })

  it('holds its text', () => {
    const { html, text } = elementOf(Red)
    expect(html.replace(text, '')).toMatch(/^<style [^<>]*><\/style>$/)
  })
})

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
      styles.element()
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
