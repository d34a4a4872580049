/** @jsxImportSource preact */
// @vitest-environment jsdom
import { hydrate, render } from 'preact'
import { useId, useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { expect, it } from 'vitest'
import { renewIds } from './hydratedIds.ts'
import { onRendered } from './renderedElements.ts'

const SearchBox = () => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)

  return (
    <form>
      <label id={`${id}-label`} htmlFor={id}>
        Search
      </label>
      <input id={id} aria-labelledby={`${id}-label`} aria-controls={isOpen ? `${id}-list` : undefined} />
      <button type="button" onClick={() => setOpen(true)}>
        Suggest
      </button>
      {isOpen && <ul id={`${id}-list`} aria-labelledby={`${id}-label`} />}
    </form>
  )
}

it('leaves texts that only look like ids', async () => {
  const html = '<a href="/P12-3" title="P12-3 shelf">P12-3</a><input value="P12-3">'
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = html
  onRendered(renewIds)

  await act(() =>
    hydrate(
      <>
        <a href="/P12-3" title="P12-3 shelf">
          P12-3
        </a>
        <input value="P12-4" />
      </>,
      page,
    ),
  )
  expect(page.innerHTML).toBe(html)
  act(() => render(null, page))
})

it('gives elements of the server the ids that later ones name', async () => {
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML =
    '<form><label id="_R_1_-label" for="_R_1_">Search</label><input id="_R_1_" aria-labelledby="_R_1_-label"><button type="button">Suggest</button></form>'
  const [label, input] = page.querySelectorAll<HTMLElement>('label, input')
  onRendered(renewIds)

  await act(() => hydrate(<SearchBox />, page))
  await act(() => page.querySelector('button')?.click())

  const list = page.querySelector('ul')
  expect(page.querySelector('input')).toBe(input)
  expect(list?.getAttribute('aria-labelledby')).toBe(label?.id)
  expect(input?.getAttribute('aria-labelledby')).toBe(label?.id)
  expect(input?.getAttribute('aria-controls')).toBe(list?.id)
  expect(label?.getAttribute('for')).toBe(input?.id)
  act(() => render(null, page))
})
